/** The columns that this person chose for a list in this browser, as in `cols=`; null without a choice or without a memory. */
export function readKeptColumns(list: string): string | null {
  try {
    return localStorage.getItem(nameOf(list))
  } catch {
    return null
  }
}

/** Keeps a choice of columns; null goes back to the usual ones. */
export function keepColumns(list: string, columns: string | null): void {
  try {
    if (columns === null) localStorage.removeItem(nameOf(list))
    else localStorage.setItem(nameOf(list), columns)
  } catch {
    // A browser that keeps nothing has them in the address.
  }
}

const nameOf = (list: string) => `vitrine.columns.${list}`
