import type { FormValues } from '@vitrine/domain/forms/field-value'
import type { FormField } from '@vitrine/domain/forms/form-field'
import type { ComponentType } from 'react'
import type { ShopsFormProps } from './shops-form.tsx'

/** The code of the shop's own form: a script of its own, which only shops with such a form send along. */
export interface ShopsFormPart {
  readonly ShopsForm: ComponentType<ShopsFormProps>
  readPosted(fields: readonly FormField[], posted: Readonly<Record<string, string>>): FormValues
  /** What of it may be kept until it is sent: nothing secret, no files, and nothing that is agreed to. */
  keptOf(fields: readonly FormField[], filled: FormValues): FormValues
  /** What of that fits the form as it is now. */
  fitKept(fields: readonly FormField[], kept: Readonly<Record<string, unknown>>): FormValues
  checkForm(
    fields: readonly FormField[],
    filled: FormValues,
  ): { readonly values: FormValues; readonly errors: Readonly<Record<string, string>> }
}
