import { submittingText } from '@vitrine/domain/forms/form-notices'

/** What the buttons of locked forms say otherwise. */
const labels = new WeakMap<HTMLFormElement, string>()

/** Where the focus was before a form was locked. */
const focused = new WeakMap<HTMLFormElement, HTMLElement>()

/** Whether a form is being sent. */
export function isLocked(form: HTMLFormElement): boolean {
  return labels.has(form)
}

/** Keeps a form from being sent twice; its button says so. */
export function lock(form: HTMLFormElement): void {
  const button = buttonOf(form)
  const label = button && labelOf(button)
  labels.set(form, label?.textContent ?? '')
  if (document.activeElement instanceof HTMLElement && form.contains(document.activeElement))
    focused.set(form, document.activeElement)
  form.setAttribute('aria-busy', 'true')
  if (!button) return
  button.setAttribute('aria-disabled', 'true')
  labelOf(button).textContent = submittingText
}

/** Keeps its fields as they are, too, while they are sent. */
export function holdFields(form: HTMLFormElement): void {
  fieldsOf(form)?.setAttribute('inert', '')
}

/** Lets a form be changed and sent again. */
export function unlock(form: HTMLFormElement): void {
  const button = buttonOf(form)
  if (button) {
    labelOf(button).textContent = labels.get(form) ?? ''
    button.removeAttribute('aria-disabled')
  }
  labels.delete(form)
  fieldsOf(form)?.removeAttribute('inert')
  form.removeAttribute('aria-busy')
  focused.get(form)?.focus()
  focused.delete(form)
}

const buttonOf = (form: HTMLFormElement) => form.querySelector<HTMLButtonElement>('button[type="submit"]')
const fieldsOf = (form: HTMLFormElement) => form.querySelector('.field-list, .newsletter-form-fields-wrapper')

/** Where the words of a button stand: sign-ups have an element for them that templates style. */
const labelOf = (button: HTMLElement) => button.querySelector('.newsletter-form-button-label') ?? button
