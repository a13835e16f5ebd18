import { checkValues } from '@vitrine/domain/forms/check-values'
import { shownFields } from '@vitrine/domain/forms/conditions/shown-fields'
import { fieldOf, unmark } from './mark-field.ts'
import { notify } from './notify.ts'
import { readFields } from './read-fields.ts'
import { readForm } from './read-form.ts'

const watched = new WeakSet<HTMLFormElement>()

/** Has what is said of a field go as soon as what stands in it is right; with the last of them, what is said around the form. */
export function forgetMended(form: HTMLFormElement): void {
  if (watched.has(form)) return
  watched.add(form)
  const look = ({ target }: Event) => {
    const field = target instanceof Element ? fieldOf(target) : null
    const error = field?.querySelector('.field-error')
    if (!field || !error || fieldOf(error) !== field) return
    if (!isChosen(target) && isWrong(form, field.dataset.fieldId ?? '')) return
    unmark(error)
    if (form.querySelector('.field-error')) return
    notify(form, 'above', '')
    notify(form, 'below', '')
  }
  form.addEventListener('input', look)
  form.addEventListener('change', look)
}

/** Whether a file was just chosen, which stands in the form once it is sent. */
function isChosen(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement && target.type === 'file' && (target.files?.length ?? 0) > 0
}

function isWrong(form: HTMLFormElement, fieldId: string): boolean {
  const fields = readFields(form)
  const { values } = readForm(form, fields)
  return Object.hasOwn(checkValues(shownFields(fields, values), values), fieldId)
}
