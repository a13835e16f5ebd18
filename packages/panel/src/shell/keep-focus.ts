/** How long a screen has to lead the focus on by itself. */
const graceMs = 80

/**
 * Watches over the focus: what is pressed may go away, or be disabled while it works, and browsers then leave the keyboard nowhere. The
 * focus goes back to it as soon as it can be pressed again, or else into the open dialog or to the heading of the screen. Gives what ends it.
 */
export function keepFocus(page: Document): () => void {
  let last: Element | null = null
  let wasDisabled = false
  let waiting: ReturnType<typeof setTimeout> | undefined

  const remember = ({ target }: FocusEvent) => {
    last = target instanceof Element ? target : null
    wasDisabled = false
  }
  const lead = () => {
    waiting = undefined
    if (page.activeElement !== page.body || !last || areKeysTaken(page)) return
    if (!last.isConnected) findPlace(page)?.focus({ preventScroll: true })
    else if (last.matches(':disabled')) wasDisabled = true
    else if (wasDisabled && last instanceof HTMLElement) last.focus({ preventScroll: true })
  }
  const look = () => {
    if (page.activeElement === page.body && last) waiting ??= setTimeout(lead, graceMs)
  }
  const observer = new MutationObserver(look)
  page.addEventListener('focusin', remember)
  observer.observe(page.body, { childList: true, subtree: true, attributeFilter: ['disabled'] })
  return () => {
    clearTimeout(waiting)
    observer.disconnect()
    page.removeEventListener('focusin', remember)
  }
}

/** Whether something reads the keys without having the focus, as the sheet does while a cell is in hand. */
function areKeysTaken(page: Document): boolean {
  return page.querySelector('[data-keys-taken]') !== null
}

function findPlace(page: Document): HTMLElement | null {
  const dialog = [...page.querySelectorAll<HTMLElement>('[role="dialog"]')].at(-1)
  return dialog ?? page.querySelector<HTMLElement>('h1[tabindex]')
}
