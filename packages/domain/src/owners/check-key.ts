import { isOneLine, oneLineText } from '../limits/one-line.ts'
import { keyNameLength } from './key-rights.ts'

/** Says what is wrong with a new key, in words by field; nothing when it can be made. */
export function checkKey(
  sent: { readonly name: string; readonly rights: readonly string[]; readonly expiresAtMs: number | null },
  nowMs: number,
): Readonly<Record<string, string>> {
  const name = sent.name.trim()
  const isLate = sent.expiresAtMs !== null && sent.expiresAtMs <= nowMs
  return {
    ...(name === '' ? { name: 'Enter a name' } : {}),
    ...(isOneLine(name) ? {} : { name: oneLineText }),
    ...([...name].length > keyNameLength ? { name: `Use at most ${keyNameLength} characters.` } : {}),
    ...(sent.rights.length === 0 ? { rights: 'Choose what the key may read.' } : {}),
    ...(isLate ? { expiresAtMs: 'Choose a day that is still to come.' } : {}),
  }
}
