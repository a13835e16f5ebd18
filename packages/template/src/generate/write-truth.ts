/** Writes the test of a value. True itself, the commonest answer, needs no call. */
export function writeTruth(value: string): string {
  return `((t=${value})===true||t!==false&&t!==void 0&&truthy(t))`
}
