/** An address in two: its path, and its query without the question mark, '' for none. Only the first mark divides: others belong to the query. */
export function splitAddress(address: string): readonly [path: string, query: string] {
  const mark = address.indexOf('?')
  return mark < 0 ? [address, ''] : [address.slice(0, mark), address.slice(mark + 1)]
}
