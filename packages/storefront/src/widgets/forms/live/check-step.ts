import { validateFormAddress } from '@vitrine/contract/forms/addresses'
import type { validateFormCall } from '@vitrine/contract/forms/calls'
import { checkValues } from '@vitrine/domain/forms/check-values'
import { shownFields, valuesOf } from '@vitrine/domain/forms/conditions/shown-fields'
import type { FormValues } from '@vitrine/domain/forms/field-value'
import type { FormField } from '@vitrine/domain/forms/form-field'
import { callShop } from '../../../runtime/shop-call/call-shop.ts'
import { areFilesOnTheirWay, fileProblems, filesSettled } from '../files/form-files.ts'
import { readForm } from '../read-form.ts'
import { clearProblems, showProblems } from '../show-problems.ts'

interface StepToCheck {
  readonly step: HTMLElement
  /** Told once where a file of the step is on its way, before it is waited for. */
  readonly onWait: () => void
}

/** Checks the fields of a step, here and by the server, and says what is wrong with them; true when nothing is. */
export async function checkStep(
  form: HTMLFormElement,
  fields: readonly FormField[],
  { step, onWait }: StepToCheck,
): Promise<boolean> {
  clearProblems(form)
  const inStep = new Set(
    [...step.querySelectorAll<HTMLElement>('[data-field-id]')].map(({ dataset }) => dataset.fieldId ?? ''),
  )
  const isHere = (fieldId: string) => inStep.has(fieldId)
  if (areFilesOnTheirWay(form, isHere)) onWait()
  // One that is on its way is not missing.
  await filesSettled(form, isHere)
  const unsent = fileProblems(form, isHere)
  const { values } = readForm(form, fields)
  const asked = shownFields(fields, values)
  const here = asked.filter(({ id }) => inStep.has(id))
  const isUnchecked =
    form.querySelector('.form-button-wrapper button[formnovalidate]:not([data-form-save])') !== null
  const errors = { ...(isUnchecked ? {} : checkValues(here, values)), ...unsent }
  const wrong = Object.keys(errors).length > 0 ? errors : await askServer(form, valuesOf(asked, values), here)
  if (Object.keys(wrong).length === 0) return true
  showProblems(form, { errors: wrong, message: '' })
  return false
}

/** What the server says of some fields; nothing where it cannot be asked: it is asked again when the form is sent. */
async function askServer(
  form: HTMLFormElement,
  values: FormValues,
  fields: readonly FormField[],
): Promise<Readonly<Record<string, string>>> {
  const params = { formId: form.dataset.formId ?? '' }
  const query = { only: fields.map(({ id }) => id).join(',') }
  const said = await callShop<typeof validateFormCall>(validateFormAddress, { params, query, body: values })
  if (said.ok) return {}
  const { errors } = said.refusal
  return Object.fromEntries(Object.entries(errors).filter(([id]) => fields.some((field) => field.id === id)))
}
