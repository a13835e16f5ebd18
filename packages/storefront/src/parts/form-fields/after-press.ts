let isPressed = false

/**
 * Does something once no press is under way. Leaving a field by pressing a button may show a message above that button: did it come
 * at once, the button would move from under the finger before the press ends, and the click would be lost.
 */
export function afterPress(act: () => void): void {
  if (!isPressed) {
    // A touch presses and releases in one go, after the field was left.
    setTimeout(act)
    return
  }
  const end = () => {
    removeEventListener('pointerup', end, true)
    removeEventListener('pointercancel', end, true)
    setTimeout(act)
  }
  addEventListener('pointerup', end, true)
  addEventListener('pointercancel', end, true)
}

/** Knows from now on whether something is pressed. */
export function followPresses(): void {
  addEventListener('pointerdown', () => note(true), true)
  addEventListener('pointerup', () => note(false), true)
  addEventListener('pointercancel', () => note(false), true)
}

function note(pressed: boolean): void {
  isPressed = pressed
}
