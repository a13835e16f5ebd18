import type { CheckoutStep } from '@vitrine/contract/page-props'
import { checkAddress } from '@vitrine/domain/checkout/check-address'
import { checkContact } from '@vitrine/domain/checkout/check-contact'
import { addressOf, type CheckoutState, isBilledElsewhere } from './checkout-state.ts'

type Values = CheckoutState['values']
type Errors = Readonly<Record<string, string>>

/** What is wrong with a step's fields, by field name; nothing when it can be sent. The server checks again. */
export function checkStep(step: CheckoutStep, state: CheckoutState): Errors {
  if (step === 'contact') return checkWhom(state.values)
  if (step === 'delivery') return checkWhere(state, '')
  return checkPayment(state)
}

function checkWhom(values: Values): Errors {
  const result = checkContact({ email: values.email ?? '', phone: values.phone })
  return result.ok ? {} : result.errors
}

function checkWhere(state: CheckoutState, prefix: '' | 'billing.'): Errors {
  const result = checkAddress(addressOf(state.values, prefix), state.countryCodes)
  if (result.ok) return {}
  return Object.fromEntries(Object.entries(result.errors).map(([name, text]) => [prefix + name, text]))
}

function checkPayment(state: CheckoutState): Errors {
  const { values } = state
  const gateway: Errors = values.gateway ? {} : { gateway: 'Select a way to pay' }
  const card = values.gateway === 'test' ? checkCard(values) : {}
  return { ...gateway, ...card, ...(isBilledElsewhere(state) ? checkWhere(state, 'billing.') : {}) }
}

function checkCard(values: Values): Errors {
  const errors: Record<string, string> = {}
  const digits = (values.cardNumber ?? '').replace(/\D/g, '')
  if (digits.length < 12 || digits.length > 19) errors.cardNumber = 'Enter the card number'
  if (!/^(0[1-9]|1[0-2]) ?\/ ?\d{2}$/.test(values.expiry?.trim() ?? '')) {
    errors.expiry = 'Enter the expiry date as MM / YY'
  }
  if (!/^\d{3,4}$/.test(values.securityCode?.trim() ?? '')) errors.securityCode = 'Enter the security code'
  return errors
}
