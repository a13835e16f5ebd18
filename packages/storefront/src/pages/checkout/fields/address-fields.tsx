import { addressFormat } from '@vitrine/domain/contact/country-formats'
import { SelectField } from '../../../parts/form-fields/select-field.tsx'
import { TextField, type TextFieldProps } from '../../../parts/form-fields/text-field.tsx'
import { type AddressFieldsProps, addressField } from './address-field.ts'
import { PlaceFields } from './place-fields.tsx'

/** The fields of a postal address, as its country writes one. */
export function AddressFields(address: AddressFieldsProps) {
  const text = (name: string, label: string, token: string): TextFieldProps => ({
    ...addressField(address, name, token),
    label,
    maxLength: 120,
  })
  const country = address.form.values[address.kind === 'billing' ? 'billing.country' : 'country'] ?? ''
  const { isFamilyNameFirst, isStreetLast } = addressFormat(country)
  // A browser shows the first of the list for a country that is not in it.
  const isChosen = country === '' || address.countries.some(({ code }) => code === country)
  const given = <TextField key="given" {...text('firstName', 'First name', 'given-name')} width="half" />
  const family = <TextField key="family" {...text('lastName', 'Last name', 'family-name')} width="half" />
  const places = <PlaceFields {...address} />
  return (
    <div className="vt-fields">
      <SelectField
        {...addressField(address, 'country', 'country')}
        label="Country or region"
        {...(!isChosen && { placeholder: 'Select' })}
        choices={address.countries.map(({ code, name }) => ({ value: code, label: name }))}
      />
      {isFamilyNameFirst ? [family, given] : [given, family]}
      {isStreetLast ? places : null}
      <TextField {...text('line1', 'Address', 'address-line1')} />
      <TextField {...text('line2', 'Apartment, suite, etc.', 'address-line2')} isRequired={false} />
      {isStreetLast ? null : places}
    </div>
  )
}
