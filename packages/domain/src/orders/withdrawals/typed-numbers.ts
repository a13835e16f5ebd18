/** Numbers that somebody may mean who typed the number of an order, with its sign, a prefix or a suffix; at most four of them. */
export function typedNumbers(text: string): readonly number[] {
  const found = text.match(/\d{1,12}/g) ?? []
  return [...new Set(found.map(Number))].slice(0, 4)
}
