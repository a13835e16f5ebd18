const rows = '[data-list-row]'

/** Remembers which row has the focus; what it returns gives the focus to the row that stands there when that one has left the list. */
export function keepRowFocus(page: Document): () => void {
  const row = page.activeElement?.closest<HTMLElement>(rows)
  const place = row ? [...page.querySelectorAll(rows)].indexOf(row) : -1
  return () => {
    if (!row || row.isConnected) return
    const left = [...page.querySelectorAll<HTMLElement>(rows)]
    const next = left[Math.min(place, left.length - 1)]
    // Letters judge the next row, too; on a button they do nothing.
    const held =
      next?.querySelector<HTMLElement>('a[href]') ?? next?.querySelector<HTMLElement>('input, button')
    held?.focus()
  }
}
