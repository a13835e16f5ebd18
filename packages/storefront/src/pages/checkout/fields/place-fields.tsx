import { type AddressFormat, addressFormat, type PlaceField } from '@vitrine/domain/contact/country-formats'
import { SelectField } from '../../../parts/form-fields/select-field.tsx'
import { TextField, type TextFieldProps } from '../../../parts/form-fields/text-field.tsx'
import { type AddressFieldsProps, addressField } from './address-field.ts'
import { CityField } from './city-field.tsx'
import { placeLabel } from './place-labels.ts'

const placeToken = { city: 'address-level2', region: 'address-level1', postalCode: 'postal-code' } as const

/** City, region and postal code, in the order and by the names of the address's country. */
export function PlaceFields(address: AddressFieldsProps) {
  const { form, kind } = address
  const format = addressFormat(form.values[kind === 'billing' ? 'billing.country' : 'country'] ?? '')
  return format.places.map((place) => <Place key={place} address={address} format={format} place={place} />)
}

function Place(props: {
  readonly address: AddressFieldsProps
  readonly format: AddressFormat
  readonly place: PlaceField
}) {
  const { address, format, place } = props
  const given = addressField(address, place, placeToken[place])
  // Without scripts the fields stay those of the first country: one of another may have no region, or no postal code.
  const dependsOnCountry = place !== 'city' && address.countries.length > 1
  const field = {
    ...given,
    hasNativeCheck: given.hasNativeCheck && !dependsOnCountry,
    label: placeLabel(format.labels[place]),
    isRequired: format.required.includes(place),
    width: widthOf(format),
  }
  if (place === 'region' && format.regions.length > 0) {
    const choices = format.regions.map(({ code, name }) => ({ value: code, label: name }))
    return <SelectField {...field} placeholder="Select" choices={choices} />
  }
  if (place === 'city') return <City address={address} format={format} field={field} />
  const isNumeric = place === 'postalCode' && format.hasNumericPostalCode
  return <TextField {...field} maxLength={80} inputMode={isNumeric ? 'numeric' : 'text'} />
}

/** The city; one that is chosen brings its region where the country writes one. The postcode stays: a city has many. */
function City({
  address,
  format,
  field,
}: {
  readonly address: AddressFieldsProps
  readonly format: AddressFormat
  readonly field: TextFieldProps
}) {
  const { form, kind } = address
  const nameOf = (name: string) => (kind === 'billing' ? `billing.${name}` : name)
  return (
    <CityField
      {...field}
      maxLength={80}
      inputMode="text"
      country={form.values[nameOf('country')] ?? ''}
      onChoose={({ city, region }) => {
        form.type(nameOf('city'), city)
        if (region !== '' && format.places.includes('region')) form.type(nameOf('region'), region)
      }}
    />
  )
}

function widthOf({ places }: AddressFormat): 'half' | 'third' | undefined {
  if (places.length === 3) return 'third'
  return places.length === 2 ? 'half' : undefined
}
