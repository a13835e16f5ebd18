import type { PaletteEntry } from './palette-entry.ts'

const most = 6

/** Where this account was last on this site, the newest first; kept in this tab of the browser alone. */
export function readRecent(owner: string): readonly PaletteEntry[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(nameOf(owner)) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isEntry) : []
  } catch {
    return []
  }
}

/** Puts a place on top of them. */
export function keepRecent(owner: string, entry: PaletteEntry): void {
  const others = readRecent(owner).filter(({ href }) => href !== entry.href)
  try {
    sessionStorage.setItem(nameOf(owner), JSON.stringify([entry, ...others].slice(0, most)))
  } catch {
    // A browser that keeps nothing has no recent places.
  }
}

const nameOf = (owner: string) => `vitrine.recent.${owner}`

function isEntry(value: unknown): value is PaletteEntry {
  return (
    typeof value === 'object' &&
    value !== null &&
    'href' in value &&
    typeof value.href === 'string' &&
    'label' in value &&
    typeof value.label === 'string' &&
    'hint' in value
  )
}
