import { isRecord } from '@vitrine/domain/shapes/is-record'

// What a tab keeps for half a day, or until it is closed. A browser may forbid it: then nothing is kept, and nothing else changes.

/** Who comes back to a tab later than this is perhaps somebody else. */
const keptForMs = 43_200_000

/** Reads what was kept under a name; null where nothing is, or not any more. */
export function readKept(name: string): unknown {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(name) ?? 'null')
    if (isRecord(kept) && Number(kept.keptAtMs) > Date.now() - keptForMs) return kept.value ?? null
    sessionStorage.removeItem(name)
    return null
  } catch {
    return null
  }
}

/** Keeps something under a name; null: nothing any longer. */
export function keep(name: string, value: object | null): void {
  try {
    if (value === null) sessionStorage.removeItem(name)
    else sessionStorage.setItem(name, JSON.stringify({ keptAtMs: Date.now(), value }))
  } catch {
    // Private windows and full storages.
  }
}
