// The codes of gift cards: 100 random bits as 20 letters and digits in groups of five, without those that look like another.

const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const groupLength = 5
const codeLength = 20

/** Random bytes that a code is made of. */
export const codeBytes = 13

/** Writes a code of random bytes, without its dashes. */
export function codeOf(bytes: Uint8Array): string {
  let number = 0n
  for (const byte of bytes.subarray(0, codeBytes)) number = number * 256n + BigInt(byte)
  let code = ''
  for (let index = 0; index < codeLength; index++) {
    code += alphabet[Number(number % 32n)]
    number /= 32n
  }
  return code
}

/** A code as it is printed: in groups. */
export function showCode(code: string): string {
  return code.match(new RegExp(`.{1,${groupLength}}`, 'g'))?.join('-') ?? code
}

/** The code that was typed, whatever its spaces, dashes and case; null for what cannot be one. */
export function readCode(typed: string): string | null {
  if (typed.length > 100) return null
  const code = typed
    .toUpperCase()
    .replace(/[\s\-–—._]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1')
    .replaceAll('U', 'V')
  return code.length === codeLength && [...code].every((each) => alphabet.includes(each)) ? code : null
}

/** What is shown of a code to those who may not read it. */
export function lastFour(code: string): string {
  return code.slice(-4)
}
