import type { FieldValue } from '@vitrine/domain/forms/field-value'
import type { FormField } from '@vitrine/domain/forms/form-field'
import type { FieldManner } from '@vitrine/domain/forms/parts/field-manner'

/** A field with several controls, as it is put on the page. */
export interface ShownGroup {
  readonly field: FormField
  readonly manner: FieldManner
  readonly prefix: string
  readonly value: FieldValue | undefined
}
