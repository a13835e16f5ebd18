/** The least characters of a password. */
export const passwordLeast = 12

/** What is wrong with a password; null when nothing is. */
export function checkPassword(password: string): string | null {
  return [...password].length < passwordLeast ? `Use at least ${passwordLeast} characters` : null
}

/** What is wrong with an e-mail address (specification, section 5). */
export function checkEmail(email: string): string | null {
  const isWell = email.length >= 3 && email.length <= 256 && /^[^\s@]+@[^\s@]+$/.test(email)
  return isWell ? null : 'Please enter a valid email'
}
