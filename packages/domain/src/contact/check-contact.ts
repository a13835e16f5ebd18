import type { CartContact } from './cart-contact.ts'
import { isEmail } from './email-address.ts'

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

/** Checks whom to write to about the order. */
export function checkContact(sent: {
  readonly email: string
  readonly phone?: string | undefined
  readonly wantsNews?: boolean | undefined
}): ContactResult {
  const email = sent.email.trim()
  const phone = (sent.phone ?? '').trim()
  const errors: Record<string, string> = {}
  if (email === '') errors.email = contactText.emailMissing
  else if (!isEmail(email)) errors.email = contactText.emailWrong
  if (!isPhone(phone)) errors.phone = contactText.phoneWrong
  if (Object.keys(errors).length > 0) return { ok: false, errors }
  return { ok: true, contact: { email, phone, wantsNews: sent.wantsNews ?? false } }
}

/** Whether a text can be a phone number; none at all is fine too. */
export function isPhone(text: string): boolean {
  return (
    text === '' || (text.length <= 40 && /^\+?[\d\s().\-/]{4,}(?:\s?(?:ext|x)\.?\s?\d{1,6})?$/i.test(text))
  )
}
