const controls = 'input, select, textarea'

/** Says what is wrong with a field, before its title, and ties the words to it. */
export function markWrong(field: HTMLElement, text: string): void {
  const error = document.createElement('span')
  error.className = 'field-error'
  error.id = errorId(field)
  error.textContent = text
  // Nothing may stand before a legend: the words stand in it, before the title.
  const title = field.querySelector(':scope > .title')
  if (title?.matches('legend')) title.prepend(error)
  else field.prepend(error)
  field.classList.add('error')
  for (const control of field.querySelectorAll(controls)) control.setAttribute('aria-invalid', 'true')
  const described = describedOf(field)
  const ids = [error.id, described.getAttribute('aria-describedby') ?? ''].filter(Boolean)
  described.setAttribute('aria-describedby', ids.join(' '))
}

/** Takes away what is said of a field by an element of its own. */
export function unmark(error: Element): void {
  const field = fieldOf(error)
  if (field) untie(field, error.id)
  error.remove()
}

/** The field that an element stands in. */
export function fieldOf(element: Element): HTMLElement | null {
  return element.closest<HTMLElement>('[data-field-id]')
}

/** Leads to a field. */
export function focusField(field: HTMLElement): void {
  field.querySelector<HTMLElement>(controls)?.focus()
}

function untie(field: HTMLElement, id: string): void {
  field.classList.remove('error')
  for (const control of field.querySelectorAll(controls)) control.removeAttribute('aria-invalid')
  const described = describedOf(field)
  const ids = (described.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .filter((each) => each && each !== id)
  if (ids.length === 0) described.removeAttribute('aria-describedby')
  else described.setAttribute('aria-describedby', ids.join(' '))
}

/** A group is described as a whole, a field of one input at that. */
function describedOf(field: HTMLElement): Element {
  return field.matches('fieldset') ? field : (field.querySelector(controls) ?? field)
}

function errorId(field: HTMLElement): string {
  const control = field.querySelector(controls)?.id ?? ''
  return `${field.matches('fieldset') ? control.replace(/(-\d+)?--?\d+$/, '') : control}-error`
}
