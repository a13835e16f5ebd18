import type { FieldManner } from '../parts/field-manner.ts'
import type { BuyersForm } from './buyers-form.ts'

/** A form as pages and calls tell it, its fields by the names of the specification, section 3. */
export function shownForm({ id, name, fields }: BuyersForm, manner: FieldManner) {
  return {
    id,
    name,
    manner: { ...manner, dateOrder: [...manner.dateOrder], addressOrder: [...manner.addressOrder] },
    fields: fields.map(({ isRequired, options, shownIf, shownIfAny, ...field }) => ({
      id: field.id,
      type: field.type,
      title: field.title,
      description: field.description,
      placeholder: field.placeholder,
      required: isRequired,
      options: [...options],
      maxLength: field.maxLength,
      currencySymbol: field.currencySymbol,
      showCountryCode: field.showCountryCode,
      underline: field.underline,
      key: field.key,
      value: field.value,
      ...(field.least === undefined ? {} : { least: field.least }),
      ...(field.most === undefined ? {} : { most: field.most }),
      ...(shownIf ? { shownIf: shownIf.map(({ fieldId, test, value }) => ({ fieldId, test, value })) } : {}),
      ...(shownIfAny ? { shownIfAny } : {}),
    })),
  }
}
