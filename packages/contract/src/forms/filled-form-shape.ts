import { formEntryTypes } from '@vitrine/domain/content/blocks/form-field-types'
import type { FieldValue } from '@vitrine/domain/forms/field-value'
import type { FormField } from '@vitrine/domain/forms/form-field'
import { formLimits } from '@vitrine/domain/forms/form-limits'
import { Type } from 'typebox'

/** The fields of a form as they were when somebody filled it in. */
export const answeredFields = Type.Array(
  Type.Object({
    id: Type.String(),
    type: Type.Unsafe<FormField['type']>({ type: 'string', enum: [...formEntryTypes] }),
    title: Type.String(),
    currencySymbol: Type.String(),
  }),
)

/** Values by the ids of fields, each in the shape of its type (specification, section 3). */
export const formValues = Type.Record(
  Type.String(),
  Type.Unsafe<FieldValue>(
    Type.Union([
      Type.String(),
      Type.Array(Type.String()),
      Type.Record(Type.String(), Type.Array(Type.String())),
    ]),
  ),
)

/** An answer as people read it. */
export const readAnswer = Type.Object({ title: Type.String(), lines: Type.Array(Type.String()) })

/** A filled-in form as clients send it: the JSON text of its values, null, or the string "null"; a plain form sends nothing. */
export const filledText = Type.Optional(Type.Union([Type.String({ maxLength: 60_000 }), Type.Null()]))

/** A plain form of which the fields of another are a part: long texts, and many inputs. */
export const filledPage = Type.Record(
  Type.String({ maxLength: 500 }),
  Type.String({ maxLength: formLimits.text }),
  { maxProperties: formLimits.inputs },
)
