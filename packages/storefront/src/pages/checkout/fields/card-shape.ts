/** Puts a card number into groups of four, as it stands on the card. */
export function shapeCardNumber(text: string): string {
  return text
    .replace(/\D/g, '')
    .slice(0, 19)
    .replace(/(\d{4})(?=\d)/g, '$1 ')
}

/** Writes an expiry date as "MM / YY" while it is typed; going back over the stroke is possible. */
export function shapeExpiry(text: string): string {
  const digits = text.replace(/\D/g, '')
  // A month that can only have one digit, or was ended by a stroke, gets its zero.
  const full = /^[2-9]|^\s*1\s*\//.test(text) ? `0${digits}` : digits
  const month = full.slice(0, 2)
  // Browsers fill in the year with four digits.
  const year = full.length >= 6 ? full.slice(4, 6) : full.slice(2, 4)
  return year === '' ? month : `${month} / ${year}`
}

/** Keeps the digits of a security code. */
export function shapeSecurityCode(text: string): string {
  return text.replace(/\D/g, '').slice(0, 4)
}
