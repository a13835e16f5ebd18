import { createWayBack } from './way-back.ts'

/** How long a screen has to lead the focus on by itself. */
const graceMs = 80

/**
 * Watches over the focus: what is pressed may go away, or be disabled while it works, and browsers then leave the keyboard nowhere. The
 * focus goes back to it as soon as it can be pressed again, or else to what opened the dialog that it was in, into the dialog that is open
 * or to the heading of the screen. Gives what ends it.
 */
export function keepFocus(page: Document): () => void {
  const wayBack = createWayBack()
  let last: Element | null = null
  let wasDisabled = false
  let waiting: ReturnType<typeof setTimeout> | undefined

  const remember = ({ target }: FocusEvent) => {
    const next = target instanceof Element ? target : null
    if (next && last) wayBack.note(next, last)
    last = next
    wasDisabled = false
  }
  const lead = () => {
    waiting = undefined
    if (page.activeElement !== page.body || !last || areKeysTaken(page)) return
    if (!last.isConnected) findPlace(page, wayBack.from(last))?.focus({ preventScroll: true })
    else if (last.matches(':disabled')) wasDisabled = true
    else if (wasDisabled && last instanceof HTMLElement) last.focus({ preventScroll: true })
  }
  const look = () => {
    // A quick answer enables it again before anybody was led.
    if (last?.matches(':disabled')) wasDisabled = true
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

/** What opened what went away, but not behind a dialog that is still open. */
function findPlace(page: Document, opener: HTMLElement | null): HTMLElement | null {
  const dialog = [...page.querySelectorAll<HTMLElement>('[role="dialog"]')].at(-1)
  if (opener && (!dialog || dialog.contains(opener))) return opener
  return dialog ?? page.querySelector<HTMLElement>('h1[tabindex]')
}
