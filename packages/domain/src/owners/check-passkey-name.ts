import { isOneLine, oneLineText } from '../limits/one-line.ts'

/** The most characters of a passkey's name. */
const nameLength = 100

/** The most passkeys of an account. */
export const passkeyLimit = 20

const missingText = 'Enter a name'
const tooLongText = `Use at most ${nameLength} characters.`

/** Says what is wrong with the name of a passkey, in words by field; nothing when it can be given. */
export function checkPasskeyName({ name }: { readonly name: string }): Readonly<Record<string, string>> {
  const trimmed = name.trim()
  if (trimmed === '') return { name: missingText }
  if (!isOneLine(trimmed)) return { name: oneLineText }
  return [...trimmed].length > nameLength ? { name: tooLongText } : {}
}
