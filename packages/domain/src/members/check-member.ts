import { emailKey, emailWrongText, isEmail } from '../contact/email-address.ts'
import { isOneLine, oneLineText } from '../limits/one-line.ts'

/** The least characters of a customer's password, and the most that are hashed. */
export const memberPassword = { min: 8, max: 200 } as const

const longestName = 100

const checkTexts = {
  nameMissing: 'Enter your name',
  nameLong: `Use at most ${longestName} characters.`,
  short: `Use at least ${memberPassword.min} characters.`,
  long: `Use at most ${memberPassword.max} characters.`,
  guessed: 'This password is guessed easily. Please choose another.',
} as const

/** Passwords that are tried first by whoever guesses, of those that are long enough. */
const guessedFirst = new Set([
  '12345678',
  '123456789',
  '1234567890',
  '11111111',
  '00000000',
  'password',
  'password1',
  'passw0rd',
  'qwertyui',
  'qwertyuiop',
  'iloveyou',
  'sunshine',
  'princess',
  'football',
  'baseball',
  'superman',
  'trustno1',
  'welcome1',
  'letmein1',
  'abcd1234',
  'qwerty123',
  'passwort',
  'hallo123',
])

/** What somebody enters who wants an account. */
export interface MemberInput {
  readonly name: string
  readonly email: string
  readonly password: string
}

type Errors = Readonly<Record<string, string>>

/** Says what is wrong with it, by field; nothing when an account can be made of it. */
export function checkMember({ name, email, password }: MemberInput): Errors {
  return { ...checkMemberName(name), ...checkEmail(email), ...checkMemberPassword(password, email) }
}

/** The same for an address alone. */
export function checkEmail(email: string): Errors {
  return isEmail(email.trim()) ? {} : { email: emailWrongText }
}

/** The same for a password alone. */
export function checkMemberPassword(password: string, email = ''): Errors {
  const length = [...password].length
  if (length < memberPassword.min) return { password: checkTexts.short }
  if (length > memberPassword.max) return { password: checkTexts.long }
  const plain = password.toLowerCase()
  if (guessedFirst.has(plain) || plain === emailKey(email)) return { password: checkTexts.guessed }
  return {}
}

/** The same for a name alone. */
export function checkMemberName(given: string): Errors {
  const name = given.trim()
  if (name === '') return { name: checkTexts.nameMissing }
  if (!isOneLine(name)) return { name: oneLineText }
  return name.length > longestName ? { name: checkTexts.nameLong } : {}
}
