/** A short word that changes with a text (two FNV-1a sums of 32 bits): it tells that a text was changed, and proves nothing. */
export function textHash(text: string): string {
  let one = 0x811c9dc5
  let other = 0xc59d1c81
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    one = Math.imul(one ^ code, 0x01000193)
    other = Math.imul(other ^ (code + at), 0x01000193)
  }
  return hex(one) + hex(other)
}

function hex(sum: number): string {
  return (sum >>> 0).toString(16).padStart(8, '0')
}
