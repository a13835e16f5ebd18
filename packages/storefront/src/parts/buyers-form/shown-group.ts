import type { FieldValue } from '@vitrine/domain/forms/field-value'
import type { FormField } from '@vitrine/domain/forms/form-field'

/** A field with several controls, as it is put on the page. */
export interface ShownGroup {
  readonly field: FormField
  readonly prefix: string
  readonly value: FieldValue | undefined
}
