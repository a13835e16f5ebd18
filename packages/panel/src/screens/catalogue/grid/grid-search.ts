/** What the grid shows, as kept in the address and as the list of products is asked. */
export interface GridSearch {
  readonly q?: string | undefined
  readonly f?: string | undefined
}

/** Reads it from an address, whatever somebody wrote there; what is empty is left out, by name: the router keeps of an address what is not said here. */
export function parseGridSearch(search: Record<string, unknown>): GridSearch {
  const text = (value: unknown) => (typeof value === 'string' ? value : '')
  const [q, f] = [text(search.q), text(search.f)]
  return { q: q === '' ? undefined : q, f: f === '' ? undefined : f }
}
