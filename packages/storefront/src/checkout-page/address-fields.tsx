import { SelectField } from '../form-fields/select-field.tsx'
import { TextField, type TextFieldParts } from '../form-fields/text-field.tsx'
import { type AddressParts, addressField } from './address-parts.ts'
import { PlaceFields } from './place-fields.tsx'

/** The fields of a postal address, as its country writes one. */
export function AddressFields(parts: AddressParts) {
  const text = (name: string, label: string, token: string): TextFieldParts => ({
    ...addressField(parts, name, token),
    label,
    maxLength: 120,
  })
  return (
    <div className="vt-fields">
      <SelectField
        {...addressField(parts, 'country', 'country')}
        label="Country/Region"
        choices={parts.countries.map(({ code, name }) => ({ value: code, label: name }))}
      />
      <TextField {...text('firstName', 'First name', 'given-name')} width="half" />
      <TextField {...text('lastName', 'Last name', 'family-name')} width="half" />
      <TextField {...text('line1', 'Address', 'address-line1')} />
      <TextField {...text('line2', 'Apartment, suite, etc.', 'address-line2')} isRequired={false} />
      <PlaceFields {...parts} />
    </div>
  )
}
