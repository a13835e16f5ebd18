/** Forgets all that the tab keeps under names that begin so, but for one. */
export function forgetAll(beginning: string, but: string | null = null): void {
  try {
    for (const name of Object.keys(sessionStorage))
      if (name.startsWith(beginning) && name !== but) sessionStorage.removeItem(name)
  } catch {
    // A browser may forbid to look: then nothing was kept, either.
  }
}
