import { wake as wakeForm } from '../../widgets/forms/island.ts'
import { adoptForm } from './adopt-form.ts'

/** Lets a form that a template wrote out be sent as ours are, whether or not the policy of the page lets its own handler run. */
export function wake(form: HTMLElement): void {
  if (!(form instanceof HTMLFormElement) || form.dataset.fields !== undefined) return
  const formId = form.dataset.formId || idInHandler(form.getAttribute('onsubmit') ?? '')
  if (formId === '') return
  adoptForm(form, formId)
  wakeForm(form)
}

/** The id of the form, in either way in which the platform wrote the handler. */
function idInHandler(code: string): string {
  return /\b(?:formId\s*:|submit\s*\()\s*(['"])([^'"]{1,200})\1/.exec(code)?.[2] ?? ''
}
