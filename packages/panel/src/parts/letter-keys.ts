const name = 'vitrine.letter-keys'

/** Whether keys of one letter do something in this browser (WCAG 2.1.4: they can be switched off). */
export function hasLetterKeys(): boolean {
  try {
    return localStorage.getItem(name) !== 'off'
  } catch {
    return true
  }
}

/** Switches keys of one letter on or off in this browser. */
export function setLetterKeys(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(name)
    else localStorage.setItem(name, 'off')
  } catch {
    // A browser that keeps nothing has them on.
  }
}
