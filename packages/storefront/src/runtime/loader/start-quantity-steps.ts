/**
 * Lets the buttons beside a quantity field count from the first press on, whatever else is awake: what is pressed in a row counts in a
 * row. Must listen before the islands do, which would keep all presses but the first.
 */
export function startQuantitySteps(root: Document): void {
  root.addEventListener('click', countPress, { capture: true })
}

function countPress(event: Event): void {
  const button = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-step]') : null
  const field = button?.closest('.vt-quantity')?.querySelector('input')
  if (!button || !field) return
  event.stopImmediatePropagation()
  if (button.dataset.step === 'up') field.stepUp()
  else field.stepDown()
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
}
