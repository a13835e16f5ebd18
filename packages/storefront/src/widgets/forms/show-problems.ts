import { formNoticeText } from '@vitrine/domain/forms/form-notices'
import { forgetMended } from './forget-mended.ts'
import { focusField, markWrong, unmark } from './mark-field.ts'
import { notify } from './notify.ts'

/** Why a form was not taken: words for its fields, or for the whole. */
export interface FormProblems {
  readonly errors: Readonly<Record<string, string>>
  readonly message: string
}

/** Says what is wrong: before the titles of fields, above and below the form; the focus goes to the first of them, and what is mended is forgotten. */
export function showProblems(form: HTMLFormElement, { errors, message }: FormProblems): void {
  const wrong = [...form.querySelectorAll<HTMLElement>('[data-field-id]')].filter((each) =>
    Object.hasOwn(errors, each.dataset.fieldId ?? ''),
  )
  for (const field of wrong) markWrong(field, errors[field.dataset.fieldId ?? ''] ?? '')
  notify(form, 'above', wrong.length > 0 ? formNoticeText.above : message || formNoticeText.unknown)
  notify(form, 'below', wrong.length > 0 ? formNoticeText.below : message || formNoticeText.unknown)
  // Where a form is shown step by step, the step of the field comes first.
  wrong[0]?.dispatchEvent(new Event('vitrine:field-wrong', { bubbles: true }))
  if (wrong[0]) focusField(wrong[0])
  forgetMended(form)
}

/** Takes away what was said of the last try. */
export function clearProblems(form: HTMLFormElement): void {
  for (const error of form.querySelectorAll('.field-error')) unmark(error)
  notify(form, 'above', '')
  notify(form, 'below', '')
}
