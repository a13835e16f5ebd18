import { emailWrongText, isEmail } from '../contact/email-address.ts'
import { isOneLine, oneLineText } from '../limits/one-line.ts'

/** The least characters of a password, and the most that are hashed. */
export const passwordLength = { min: 12, max: 200 } as const

/** The most characters of an owner's name. */
const ownerNameLength = 100

/** Why an owner account cannot be made. */
type OwnerProblem =
  | 'name-missing'
  | 'name-too-long'
  | 'name-not-one-line'
  | 'email-wrong'
  | 'password-too-short'
  | 'password-too-long'

/** What the owner-to-be reads about it. */
const ownerProblemText: Readonly<Record<OwnerProblem, string>> = {
  'name-missing': 'Enter your name',
  'name-too-long': `Use at most ${ownerNameLength} characters.`,
  'name-not-one-line': oneLineText,
  'email-wrong': emailWrongText,
  'password-too-short': `Use at least ${passwordLength.min} characters`,
  'password-too-long': `Use at most ${passwordLength.max} characters.`,
}

/** An owner account as somebody asks for it. */
export interface OwnerInput {
  readonly displayName: string
  readonly email: string
  readonly password: string
}

/** Says what is wrong with a new owner account, in words by field; nothing when it can be made. */
export function checkOwner(sent: OwnerInput): Readonly<Record<string, string>> {
  return { ...checkPerson(sent), ...checkPassword(sent) }
}

/** The same for the name and the address alone. */
export function checkPerson(sent: Omit<OwnerInput, 'password'>): Readonly<Record<string, string>> {
  return inWords({
    displayName: nameProblem(sent.displayName.trim()),
    email: isEmail(sent.email.trim()) ? null : 'email-wrong',
  })
}

/** The same for a new password alone. */
export function checkPassword({ password }: Pick<OwnerInput, 'password'>): Readonly<Record<string, string>> {
  return inWords({ password: passwordProblem(password) })
}

function inWords(problems: Readonly<Record<string, OwnerProblem | null>>): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(problems).flatMap(([field, problem]) =>
      problem === null ? [] : [[field, ownerProblemText[problem]]],
    ),
  )
}

function nameProblem(name: string): OwnerProblem | null {
  if (name === '') return 'name-missing'
  if (!isOneLine(name)) return 'name-not-one-line'
  return name.length > ownerNameLength ? 'name-too-long' : null
}

function passwordProblem(password: string): OwnerProblem | null {
  const length = [...password].length
  if (length < passwordLength.min) return 'password-too-short'
  return length > passwordLength.max ? 'password-too-long' : null
}
