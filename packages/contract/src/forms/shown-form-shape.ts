import { conditionTests } from '@vitrine/domain/content/blocks/condition-tests'
import { formEntryTypes } from '@vitrine/domain/content/blocks/form-field-types'
import type { FormField } from '@vitrine/domain/forms/form-field'
import { Type } from 'typebox'

/** A form that buyers fill in, its fields by the names of the specification, section 3. */
export const shownForm = Type.Object({
  id: Type.String(),
  name: Type.String(),
  manner: Type.Object({
    phoneIsWhole: Type.Boolean(),
    dateOrder: Type.Array(Type.Number()),
    addressOrder: Type.Array(Type.Number()),
    hasHalves: Type.Boolean(),
  }),
  fields: Type.Array(
    Type.Object({
      id: Type.String(),
      type: Type.Unsafe<FormField['type']>({ type: 'string', enum: [...formEntryTypes] }),
      title: Type.String(),
      description: Type.String(),
      placeholder: Type.String(),
      required: Type.Boolean(),
      options: Type.Array(Type.String()),
      maxLength: Type.Number(),
      currencySymbol: Type.String(),
      showCountryCode: Type.Boolean(),
      underline: Type.Boolean(),
      key: Type.String(),
      value: Type.String(),
      /** The least and the most that a number may be. */
      least: Type.Optional(Type.Number()),
      most: Type.Optional(Type.Number()),
      shownIf: Type.Optional(
        Type.Array(
          Type.Object({
            fieldId: Type.String(),
            test: Type.Unsafe<(typeof conditionTests)[number]>({ type: 'string', enum: [...conditionTests] }),
            value: Type.String(),
          }),
        ),
      ),
      shownIfAny: Type.Optional(Type.Boolean()),
    }),
  ),
})
