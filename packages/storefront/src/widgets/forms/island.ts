import { saveDraftAddress } from '@vitrine/contract/forms/addresses'
import type { FormField } from '@vitrine/domain/forms/form-field'
import { wakeCaptcha } from '../captcha/form-captcha.ts'
import { holdsFiles, wakeFiles } from './files/form-files.ts'
import { forgetMended } from './forget-mended.ts'
import { readFields } from './read-fields.ts'
import { startCounters } from './start-counters.ts'
import { submitForm } from './submit-form.ts'

/** Lets visitors send a form without leaving the page. */
export function wake(form: HTMLElement): void {
  if (!(form instanceof HTMLFormElement)) return
  const fields = readFields(form)
  startCounters(form)
  // The server may have said what is wrong.
  forgetMended(form)
  wakeFiles(form)
  form.addEventListener('focusin', () => void wakeCaptcha(form))
  // The touch that wakes this is in the past already.
  if (form.contains(document.activeElement)) void wakeCaptcha(form)
  form.addEventListener('submit', (event) => {
    const { submitter } = event
    const isToSave = submitter?.hasAttribute('data-form-save') === true
    if (!isToSave && holdsFiles(form)) return
    event.preventDefault()
    if (isToSave) return void saveForLater(form, fields)
    const isUnchecked = submitter instanceof HTMLButtonElement && submitter.formNoValidate
    void submitForm(form, { fields, isUnchecked })
  })
}

/** Saves what was filled in so far; where what does that cannot be had, the plain form does. */
async function saveForLater(form: HTMLFormElement, fields: readonly FormField[]): Promise<void> {
  try {
    const { saveDraft } = await import('./resume/save-draft.ts')
    await saveDraft(form, fields)
  } catch {
    form.setAttribute('action', saveDraftAddress.path)
    form.removeAttribute('enctype')
    HTMLFormElement.prototype.submit.call(form)
  }
}
