/** The number that a text is, with a point or a comma before its decimals; null for none. */
export function readNumber(text: string): number | null {
  const read = /^[+-]?\d{1,15}(?:[.,]\d{1,10})?$/.exec(text.trim())
  return read ? Number(read[0].replace(',', '.')) : null
}
