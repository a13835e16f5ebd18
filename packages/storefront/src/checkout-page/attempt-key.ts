/** Makes the UUID that names an attempt to pay. Works on plain HTTP too, where `crypto.randomUUID` is missing. */
export function newAttemptKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

/** Remembers the attempt of a cart for this tab, so that a reload amid a payment asks again instead of paying twice. */
export function keepAttempt(cartToken: string, attemptKey: string | null): void {
  try {
    if (attemptKey === null) sessionStorage.removeItem(`attempt ${cartToken}`)
    else sessionStorage.setItem(`attempt ${cartToken}`, attemptKey)
  } catch {
    // Storage may be forbidden; then a reload begins a new attempt, and the server's own guard remains.
  }
}

/** The attempt that this tab last began for a cart, or null. */
export function keptAttempt(cartToken: string): string | null {
  try {
    return sessionStorage.getItem(`attempt ${cartToken}`)
  } catch {
    return null
  }
}
