/** What opened which dialog, as the focus went from the one into the other. */
export interface WayBack {
  readonly note: (next: Element, last: Element) => void
  /** What opened the dialog that an element was in, or the dialog before, and can still be pressed. */
  readonly from: (gone: Element) => HTMLElement | null
}

/** Remembers what opened each dialog, also where the dialog was loaded only then and knows of no focus before its own. */
export function createWayBack(): WayBack {
  const openers = new WeakMap<Element, readonly Element[]>()
  return {
    note(next, last) {
      const dialog = dialogOf(next)
      if (!dialog || openers.has(dialog) || dialogOf(last) === dialog) return
      openers.set(dialog, [last, ...menuButtonsOf(last)])
    },
    from(gone) {
      const seen = new Set<Element>()
      let dialog = dialogOf(gone)
      while (dialog && !seen.has(dialog)) {
        seen.add(dialog)
        const candidates: readonly Element[] = openers.get(dialog) ?? []
        const found = candidates.find(canBePressed)
        if (found) return found
        dialog = candidates[0] ? dialogOf(candidates[0]) : null
      }
      return null
    },
  }
}

function dialogOf(element: Element): Element | null {
  return element.closest('[role="dialog"]')
}

/** The button of the menu that an entry stands in, which names the menu: it closes when the entry is chosen, and the button controls nothing then. */
function menuButtonsOf(entry: Element): readonly Element[] {
  const names = entry.closest('[role="menu"]')?.getAttribute('aria-labelledby') ?? ''
  return names.split(' ').flatMap((id) => entry.ownerDocument.getElementById(id) ?? [])
}

function canBePressed(element: Element): element is HTMLElement {
  return (
    element instanceof HTMLElement && element.isConnected && !element.matches(':disabled, [role="menu"] *')
  )
}
