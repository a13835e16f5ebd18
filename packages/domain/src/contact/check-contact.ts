import type { CartContact } from './cart-contact.ts'
import { isEmail } from './email-address.ts'
import { checkVatId } from './vat/check-vat-id.ts'

/** Words of the contact step. */
export const contactText = {
  emailMissing: 'Enter your email address',
  emailWrong: 'Email is not valid. Email addresses should follow the format name@example.com.',
  phoneWrong: 'Enter a valid phone number',
} as const

/** A contact in its stored form, or a text for each field that is wrong. */
export type ContactResult =
  | { readonly ok: true; readonly contact: CartContact }
  | { readonly ok: false; readonly errors: Readonly<Record<string, string>> }

/** Checks whom to write to about the order. A VAT number is passed on by shops that ask for it. */
export function checkContact(sent: {
  readonly email: string
  readonly phone?: string | undefined
  readonly wantsNews?: boolean | undefined
  readonly wantsReminder?: boolean | undefined
  readonly vatId?: string | undefined
}): ContactResult {
  const email = sent.email.trim()
  const phone = (sent.phone ?? '').trim()
  const errors: Record<string, string> = {}
  if (email === '') errors.email = contactText.emailMissing
  else if (!isEmail(email)) errors.email = contactText.emailWrong
  if (!isPhone(phone)) errors.phone = contactText.phoneWrong
  const vat = checkVatId(sent.vatId ?? '')
  if (!vat.ok) errors.vatId = vat.text
  if (!vat.ok || Object.keys(errors).length > 0) return { ok: false, errors }
  const { vatId } = vat
  const reminder = sent.wantsReminder ? { wantsReminder: true } : {}
  return {
    ok: true,
    contact: { email, phone, wantsNews: sent.wantsNews ?? false, ...reminder, ...(vatId && { vatId }) },
  }
}

/** The shortest numbers in use: of the police, of taxis. */
const leastDigits = 3

/** Whether a text can be a phone number; none at all is fine too. */
export function isPhone(text: string): boolean {
  return (
    text === '' ||
    (text.length <= 40 &&
      text.replace(/\D/g, '').length >= leastDigits &&
      /^\+?[\d\s().\-/]{3,}(?:\s?(?:ext|x)\.?\s?\d{1,6})?$/i.test(text))
  )
}
