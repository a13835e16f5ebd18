import { addressFormat } from '@vitrine/domain/contact/country-formats'
import { SelectField } from '../../../parts/form-fields/select-field.tsx'
import { TextField, type TextFieldParts } from '../../../parts/form-fields/text-field.tsx'
import { type AddressParts, addressField } from './address-parts.ts'
import { PlaceFields } from './place-fields.tsx'

/** The fields of a postal address, as its country writes one. */
export function AddressFields(parts: AddressParts) {
  const text = (name: string, label: string, token: string): TextFieldParts => ({
    ...addressField(parts, name, token),
    label,
    maxLength: 120,
  })
  const { isFamilyNameFirst, isStreetLast } = addressFormat(
    parts.form.values[parts.kind === 'billing' ? 'billing.country' : 'country'] ?? '',
  )
  const given = <TextField key="given" {...text('firstName', 'First name', 'given-name')} width="half" />
  const family = <TextField key="family" {...text('lastName', 'Last name', 'family-name')} width="half" />
  const places = <PlaceFields {...parts} />
  return (
    <div className="vt-fields">
      <SelectField
        {...addressField(parts, 'country', 'country')}
        label="Country/Region"
        choices={parts.countries.map(({ code, name }) => ({ value: code, label: name }))}
      />
      {isFamilyNameFirst ? [family, given] : [given, family]}
      {isStreetLast ? places : null}
      <TextField {...text('line1', 'Address', 'address-line1')} />
      <TextField {...text('line2', 'Apartment, suite, etc.', 'address-line2')} isRequired={false} />
      {isStreetLast ? null : places}
    </div>
  )
}
