import { checkValues } from '@vitrine/domain/forms/check-values'
import { shownFields, valuesOf } from '@vitrine/domain/forms/conditions/shown-fields'
import type { FormValues } from '@vitrine/domain/forms/field-value'
import type { FormField } from '@vitrine/domain/forms/form-field'
import { readValues } from '@vitrine/domain/forms/read-values'

/** Reads what stands in a form of the page; hidden fields are told by its address. */
export function filledIn(fields: readonly FormField[], form: HTMLFormElement, prefix = ''): FormValues {
  const data = new FormData(form)
  const query = new URLSearchParams(window.location.search)
  const read = (name: string) => data.get(prefix + name)?.toString() ?? null
  return readValues(fields, read, (name) => query.get(name))
}

/** The values of what is asked for, and what is wrong with them by field id. */
export function checkFilled(fields: readonly FormField[], values: FormValues) {
  const asked = shownFields(fields, values)
  return { values: valuesOf(asked, values), errors: checkValues(asked, values) }
}

/** What is still wrong of what was found wrong before, once more was filled in. */
export function stillWrong(
  errors: Readonly<Record<string, string>>,
  fields: readonly FormField[],
  values: FormValues,
): Readonly<Record<string, string>> {
  const wrong = checkFilled(fields, values).errors
  return Object.fromEntries(Object.entries(errors).filter(([id]) => Object.hasOwn(wrong, id)))
}

/** Leads to the first field that is wrong. */
export function focusField(form: HTMLElement, fieldId: string): void {
  form
    .querySelector<HTMLElement>(`[data-field-id="${CSS.escape(fieldId)}"] :is(input, select, textarea)`)
    ?.focus()
}
