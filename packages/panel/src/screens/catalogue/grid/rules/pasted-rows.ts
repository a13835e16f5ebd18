/** How many rows a clipboard holds, as the sheet reads it: the first table of a text with markup, else the lines of plain text. */
export function pastedRows(clipboard: Pick<DataTransfer, 'types' | 'getData'>): number {
  if (clipboard.types.includes('text/html')) {
    const page = new DOMParser().parseFromString(clipboard.getData('text/html'), 'text/html')
    return page.querySelector('table')?.rows.length ?? 1
  }
  return linesOf(clipboard.getData('text/plain'))
}

/** A line break within quotes belongs to its cell. */
function linesOf(text: string): number {
  const cells = text.replace(/\r?\n$/, '').replace(/(^|[\t\n])"(?:[^"]|"")*"/g, '$1')
  return cells.split('\n').length
}

/** How many of the rows that are pasted find no row of the sheet. */
export function unfitRows(
  pasted: number,
  place: { readonly row: number; readonly rowCount: number },
): number {
  return pasted === 1 ? 0 : Math.max(0, place.row + pasted - place.rowCount)
}
