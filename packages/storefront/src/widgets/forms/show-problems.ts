import { formNoticeText } from '@vitrine/domain/forms/form-notices'

/** Why a form was not taken: words for its fields, or for the whole. */
export interface FormProblems {
  readonly errors: Readonly<Record<string, string>>
  readonly message: string
}

/** Says what is wrong: before the titles of fields, above and below the form; the focus goes to the first of them. */
export function showProblems(form: HTMLFormElement, { errors, message }: FormProblems): void {
  const wrong = [...form.querySelectorAll<HTMLElement>('[data-field-id]')].filter((each) =>
    Object.hasOwn(errors, each.dataset.fieldId ?? ''),
  )
  for (const field of wrong) markWrong(field, errors[field.dataset.fieldId ?? ''] ?? '')
  notify(form, 'above', wrong.length > 0 ? formNoticeText.above : message || formNoticeText.unknown)
  notify(form, 'below', wrong.length > 0 ? formNoticeText.below : message || formNoticeText.unknown)
  // Where a form is shown step by step, the step of the field comes first.
  wrong[0]?.dispatchEvent(new Event('vitrine:field-wrong', { bubbles: true }))
  wrong[0]?.querySelector<HTMLElement>(controls)?.focus()
}

/** Takes away what was said of the last try. */
export function clearProblems(form: HTMLFormElement): void {
  for (const error of form.querySelectorAll('.field-error')) {
    const field = error.closest<HTMLElement>('[data-field-id]')
    if (field) unmark(field, error.id)
    error.remove()
  }
  notify(form, 'above', '')
  notify(form, 'below', '')
}

const controls = 'input, select, textarea'

function markWrong(field: HTMLElement, text: string): void {
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

function unmark(field: HTMLElement, id: string): void {
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

function notify(form: HTMLFormElement, where: 'above' | 'below', text: string): void {
  const notice = form.querySelector(`.form-notice-${where}`)
  if (notice) notice.textContent = text
}
