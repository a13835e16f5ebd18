import { sendForm } from '../../parts/changes/send-form.ts'

const rows = '[data-list-row]'

/** Goes to the row so many places on, to what in it corresponds to where the focus is: its link, or its box. */
export function moveRow(page: Document, by: number): void {
  const all = [...page.querySelectorAll<HTMLElement>(rows)]
  const here = all.findIndex((row) => row.contains(page.activeElement))
  const next = all[here < 0 ? 0 : Math.min(Math.max(here + by, 0), all.length - 1)]
  const isBox = here >= 0 && page.activeElement?.matches('[type=checkbox]')
  // A row without a link is held by its box: on a button letters do nothing.
  const wanted = isBox ? ['[type=checkbox]'] : ['a[href]', '[type=checkbox]']
  const target = [...wanted, 'a[href], button, input']
    .map((each) => next?.querySelector<HTMLElement>(each))
    .find((each) => each)
  target?.focus()
  next?.scrollIntoView({ block: 'nearest' })
}

/** Whether the focus is in a row of a list. */
export function isInRow(page: Document): boolean {
  return rowHere(page) !== null
}

/** Takes the row with the focus into the selection, with Shift all rows since the last. */
export function selectRow(page: Document, isRange: boolean): void {
  const box = rowHere(page)?.querySelector<HTMLElement>('[type=checkbox]')
  box?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, shiftKey: isRange }))
}

/**
 * Presses what a letter stands for in the row with the focus, such as `a` to approve. On a button, or in what opened in the row, a letter
 * is none of ours: somebody may have begun to write.
 */
export function pressInRow(page: Document, letter: string): boolean {
  if (page.activeElement?.closest('button, form')) return false
  const button = rowHere(page)?.querySelector<HTMLElement>(`[data-key="${letter}"]`)
  button?.click()
  return button !== undefined && button !== null
}

/** Presses the first thing that is there and can be pressed. */
export function press(page: Document, selector: string): boolean {
  const found = page.querySelector<HTMLElement>(selector)
  found?.click()
  return found !== null
}

/** Does what the screen is there for: sends the form of the open dialog, else what is marked as first, else the form of the screen. */
export function doPrimary(page: Document): void {
  const dialog = [...page.querySelectorAll<HTMLElement>('[role=dialog]')].at(-1)
  if (dialog !== undefined || !press(page, 'main [data-primary]')) save(page)
}

/** Sends the form of the open dialog, or of the screen. */
export function save(page: Document): void {
  const dialog = [...page.querySelectorAll<HTMLElement>('[role=dialog]')].at(-1)
  const place = dialog ?? page.querySelector<HTMLElement>('main')
  if (place) sendForm(place)
}

function rowHere(page: Document): HTMLElement | null {
  return page.activeElement?.closest<HTMLElement>(rows) ?? null
}
