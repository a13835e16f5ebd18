import type { CheckoutStep } from '@vitrine/contract/checkout/page-props'
import { checkoutText } from '@vitrine/domain/cart/purchase-problem'
import { missingConsents } from '@vitrine/domain/checkout/consents/missing-consents'
import { checkAddress } from '@vitrine/domain/contact/check-address'
import { checkContact } from '@vitrine/domain/contact/check-contact'
import { checkCard } from '@vitrine/domain/payments/check-card'
import { addressIn, type CheckoutState, isBilledElsewhere, isPickedUp } from '../checkout-state.ts'
import { chosenWay } from '../payment/chosen-way.ts'

type Values = CheckoutState['values']
type Errors = Readonly<Record<string, string>>

/** What is wrong with a step's fields, by field name; nothing when it can be sent. The server checks again. */
export function checkStep(step: CheckoutStep, state: CheckoutState, nowMs: number): Errors {
  if (step === 'contact') return checkWhom(state.values)
  if (step === 'delivery') return isPickedUp(state) ? {} : checkWhere(state, '')
  return checkPayment(state, nowMs)
}

function checkWhom(values: Values): Errors {
  const result = checkContact({ email: values.email ?? '', phone: values.phone, vatId: values.vatId })
  return result.ok ? {} : result.errors
}

function checkWhere(state: CheckoutState, prefix: '' | 'billing.'): Errors {
  const codes = prefix === '' ? state.countryCodes : state.billingCodes
  const result = checkAddress(addressIn(state.values, prefix), codes)
  if (result.ok) return {}
  return Object.fromEntries(Object.entries(result.errors).map(([name, text]) => [prefix + name, text]))
}

function checkPayment(state: CheckoutState, nowMs: number): Errors {
  const { values, reply } = state
  const isPaidByCards = reply.cart.amountDue.value === 0
  const way = chosenWay(state)
  const gateway: Errors = way || isPaidByCards ? {} : { gateway: checkoutText.selectPayment }
  const card = way === 'test' && !isPaidByCards ? checkTypedCard(values, nowMs) : {}
  return {
    ...gateway,
    ...card,
    ...(isBilledElsewhere(state) ? checkWhere(state, 'billing.') : {}),
    ...checkFormStep(state),
    ...checkConsents(state),
  }
}

function checkConsents({ values, consents }: CheckoutState): Errors {
  const given = {
    acceptsDownloads: values.acceptsDownloads === 'on',
    acceptsRenewal: values.acceptsRenewal === 'on',
    acceptsTerms: values.acceptsTerms === 'on',
  }
  return missingConsents(given, consents)
}

/** What is wrong in the shop's own form. */
export function checkFormStep({
  shopsForm,
  asked,
  filled,
}: Pick<CheckoutState, 'shopsForm' | 'asked' | 'filled'>): Errors {
  return shopsForm?.checkForm(asked, filled).errors ?? {}
}

function checkTypedCard({ cardNumber = '', expiry = '', securityCode = '' }: Values, nowMs: number): Errors {
  const result = checkCard({ cardNumber, expiry, securityCode }, nowMs)
  return result.ok ? {} : result.errors
}
