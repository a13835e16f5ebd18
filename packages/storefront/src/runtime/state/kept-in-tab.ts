// What a tab keeps until it is closed. A browser may forbid it: then nothing is kept, and nothing else changes.

/** Reads what was kept under a name; null where nothing is. */
export function readKept(name: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(name) ?? 'null')
  } catch {
    return null
  }
}

/** Keeps something under a name; null: nothing any longer. */
export function keep(name: string, value: object | null): void {
  try {
    if (value === null) sessionStorage.removeItem(name)
    else sessionStorage.setItem(name, JSON.stringify(value))
  } catch {
    // Private windows and full storages.
  }
}

/** Forgets all whose names begin so, but for one. */
export function forgetAll(beginning: string, but: string | null = null): void {
  try {
    for (const name of Object.keys(sessionStorage))
      if (name.startsWith(beginning) && name !== but) sessionStorage.removeItem(name)
  } catch {
    // The same.
  }
}
