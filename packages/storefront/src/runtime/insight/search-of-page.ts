/** A search, and how much it found. */
interface Search {
  /** What was asked for. */
  readonly q: string
  readonly found: number
}

/** What the page of results was asked for; null: for nothing, or it is a further page of the same results. */
export function searchOfPage(root: Document, search: string): Search | null {
  const asked = new URLSearchParams(search)
  const q = (asked.get('q') ?? '').trim().slice(0, 200)
  const count = root.querySelector<HTMLElement>('[data-result-count]')?.dataset.resultCount
  if (q === '' || count === undefined || Number(asked.get('p') ?? 0) > 0) return null
  return { q, found: Number(count) }
}
