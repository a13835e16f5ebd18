/** Puts a card number into groups of four, as it stands on the card. */
export function shapeCardNumber(text: string): string {
  return text
    .replace(/\D/g, '')
    .slice(0, 19)
    .replace(/(\d{4})(?=\d)/g, '$1 ')
}

/** Writes an expiry date as "MM / YY" while it is typed; going back over the stroke is possible. */
export function shapeExpiry(text: string): string {
  const digits = text.replace(/\D/g, '').slice(0, 4)
  // A month that can only have one digit gets its zero.
  const full = /^[2-9]/.test(digits) ? `0${digits}`.slice(0, 4) : digits
  if (full.length < 2) return full
  if (full.length === 2) return full
  return `${full.slice(0, 2)} / ${full.slice(2)}`
}

/** Keeps the digits of a security code. */
export function shapeSecurityCode(text: string): string {
  return text.replace(/\D/g, '').slice(0, 4)
}
