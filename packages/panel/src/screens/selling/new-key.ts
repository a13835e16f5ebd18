/** A key for a new way to pay or to deliver; nobody reads it. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8))
  return `w-${[...bytes].map((each) => each.toString(16).padStart(2, '0')).join('')}`
}
