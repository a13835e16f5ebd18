/** Writes a text as UTF-8; half a character becomes U+FFFD, as the Unicode Standard advises. */
export function toUtf8(text: string): Uint8Array {
  const bytes: number[] = []
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0
    pushCode(bytes, code >= 0xd800 && code <= 0xdfff ? 0xfffd : code)
  }
  return Uint8Array.from(bytes)
}

function pushCode(bytes: number[], code: number): void {
  const tail = (shift: number) => 0x80 | ((code >> shift) & 0x3f)
  if (code < 0x80) bytes.push(code)
  else if (code < 0x800) bytes.push(0xc0 | (code >> 6), tail(0))
  else if (code < 0x10000) bytes.push(0xe0 | (code >> 12), tail(6), tail(0))
  else bytes.push(0xf0 | (code >> 18), tail(12), tail(6), tail(0))
}

/** Reads UTF-8 that `toUtf8` wrote. */
export function fromUtf8(bytes: Uint8Array): string {
  let text = ''
  for (let at = 0; at < bytes.length; ) {
    const lead = bytes[at] ?? 0
    const length = lead < 0x80 ? 1 : lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : 4
    let code = length === 1 ? lead : lead & (0xff >> (length + 1))
    for (let place = 1; place < length; place += 1) code = (code << 6) | ((bytes[at + place] ?? 0) & 0x3f)
    text += String.fromCodePoint(code)
    at += length
  }
  return text
}
