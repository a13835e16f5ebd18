import type { CheckoutStep } from '@vitrine/contract/page-props'
import { addressFormat } from './address-format.ts'
import { type CheckoutState, stepsOf } from './checkout-state.ts'

type Values = CheckoutState['values']
type Errors = Record<string, string>

/** What is wrong with a step's fields, by field name; nothing when it can be sent. The server checks again. */
export function checkStep(step: CheckoutStep, state: CheckoutState): Errors {
  if (step === 'contact') return checkContact(state.values)
  if (step === 'delivery') return checkAddress(state.values, '')
  return checkPayment(state)
}

/** Checks a postal address by its country's format. */
export function checkAddress(values: Values, prefix: '' | 'billing.'): Errors {
  const format = addressFormat(values[`${prefix}country`] ?? '')
  const wanted: readonly (readonly [string, string])[] = [
    ['country', 'Select a country'],
    ['firstName', 'Enter a first name'],
    ['lastName', 'Enter a last name'],
    ['line1', 'Enter a street address'],
    ...format.places.map((name) => [name, `Enter a ${format.labels[name].toLowerCase()}`] as const),
  ]
  const errors: Errors = {}
  for (const [name, text] of wanted) {
    const isRequired = name === 'country' || format.required.has(name)
    if (isRequired && !values[`${prefix}${name}`]?.trim()) errors[`${prefix}${name}`] = text
  }
  const postalCode = values[`${prefix}postalCode`]?.trim() ?? ''
  if (postalCode && format.postalPattern && !format.postalPattern.test(postalCode)) {
    const example = format.postalExample ? `, such as ${format.postalExample}` : ''
    errors[`${prefix}postalCode`] = `Enter a valid ${format.labels.postalCode.toLowerCase()}${example}`
  }
  return errors
}

function checkContact(values: Values): Errors {
  const email = values.email?.trim() ?? ''
  if (email === '') return { email: 'Enter your email address' }
  const isEmail = email.length >= 3 && email.length <= 256 && /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(email)
  if (isEmail) return {}
  return { email: 'Email is not valid. Email addresses should follow the format name@example.com.' }
}

function checkPayment(state: CheckoutState): Errors {
  const { values } = state
  const errors: Errors = {}
  if (!values.gateway) errors.gateway = 'Select a way to pay'
  if (values.gateway === 'test') Object.assign(errors, checkCard(values))
  const needsBilling = values.billingSame !== 'on' || !stepsOf(state).includes('delivery')
  return needsBilling ? { ...errors, ...checkAddress(values, 'billing.') } : errors
}

function checkCard(values: Values): Errors {
  const errors: Errors = {}
  const digits = (values.cardNumber ?? '').replace(/\D/g, '')
  if (digits.length < 12 || digits.length > 19) errors.cardNumber = 'Enter the card number'
  if (!/^(0[1-9]|1[0-2]) ?\/ ?\d{2}$/.test(values.expiry?.trim() ?? '')) {
    errors.expiry = 'Enter the expiry date as MM / YY'
  }
  if (!/^\d{3,4}$/.test(values.securityCode?.trim() ?? '')) errors.securityCode = 'Enter the security code'
  return errors
}
