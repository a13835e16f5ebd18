/** What the grid shows, as kept in the address and as the list of products is asked. */
export interface GridSearch {
  readonly q?: string
  readonly f?: string
}

/** Reads it from an address, whatever somebody wrote there. */
export function parseGridSearch(search: Record<string, unknown>): GridSearch {
  const text = (value: unknown) => (typeof value === 'string' ? value : '')
  const [q, f] = [text(search.q), text(search.f)]
  return { ...(q !== '' && { q }), ...(f !== '' && { f }) }
}
