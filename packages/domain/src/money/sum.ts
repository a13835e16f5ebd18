/** Adds amounts up. */
export function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, each) => total + each, 0)
}
