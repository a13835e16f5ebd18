/** Something to go to or to do. */
export interface PaletteEntry {
  /** Its address beneath /config. */
  readonly href: string
  readonly label: string
  /** What it is, or more of it. */
  readonly hint: string
  /** Words that find it, too. */
  readonly words?: string
  /** Whether it is a room of its own, and no part of one. */
  readonly isRoom?: true
}

/** Entries of one kind. */
export interface PaletteGroup {
  readonly name: string
  readonly entries: readonly PaletteEntry[]
}

/** The entries of which every word that was typed begins one of theirs; without words all of them. */
export function findEntries(entries: readonly PaletteEntry[], typed: string): readonly PaletteEntry[] {
  const wanted = wordsOf(typed)
  return entries.filter(({ label, hint, words = '' }) => {
    const own = wordsOf(`${label} ${hint} ${words}`)
    return wanted.every((word) => own.some((each) => each.startsWith(word)))
  })
}

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
