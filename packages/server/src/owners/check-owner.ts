import { isEmail } from '@vitrine/domain/checkout/check-contact'

/** The least characters of a password, and the most that are hashed. */
export const passwordLength = { min: 12, max: 200 } as const

/** Says what is wrong with a new owner account, by field; nothing when it can be made. */
export function checkOwner(sent: {
  readonly displayName: string
  readonly email: string
  readonly password: string
}): Readonly<Record<string, string>> {
  const errors: Record<string, string> = {}
  const displayName = sent.displayName.trim()
  if (displayName === '') errors.displayName = 'Enter your name'
  else if (displayName.length > 100) errors.displayName = 'Use at most 100 characters.'
  if (!isEmail(sent.email.trim())) errors.email = 'Please enter a valid email'
  const length = [...sent.password].length
  if (length < passwordLength.min) errors.password = `Use at least ${passwordLength.min} characters`
  if (length > passwordLength.max) errors.password = `Use at most ${passwordLength.max} characters.`
  return errors
}
