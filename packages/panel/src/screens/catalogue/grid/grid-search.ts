/** What the grid shows, as kept in the address. */
export interface GridSearch {
  readonly text?: string
  readonly stock?: 'low'
}

/** Reads it from an address, whatever somebody wrote there. */
export function parseGridSearch(search: Record<string, unknown>): GridSearch {
  const text = typeof search.text === 'string' || typeof search.text === 'number' ? String(search.text) : ''
  return { ...(text !== '' && { text }), ...(search.stock === 'low' && { stock: 'low' as const }) }
}
