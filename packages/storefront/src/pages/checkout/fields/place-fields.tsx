import { type AddressFormat, addressFormat, type PlaceField } from '@vitrine/domain/contact/country-formats'
import { SelectField } from '../../../parts/form-fields/select-field.tsx'
import { TextField } from '../../../parts/form-fields/text-field.tsx'
import { type AddressFieldsProps, addressField } from './address-field.ts'

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
  const { format, place } = props
  const field = {
    ...addressField(props.address, place, placeToken[place]),
    label: format.labels[place],
    isRequired: format.required.includes(place),
    width: widthOf(format),
  }
  if (place === 'region' && format.regions.length > 0) {
    const choices = format.regions.map(({ code, name }) => ({ value: code, label: name }))
    return <SelectField {...field} placeholder="Select" choices={choices} />
  }
  const isNumeric = place === 'postalCode' && format.hasNumericPostalCode
  return <TextField {...field} maxLength={80} inputMode={isNumeric ? 'numeric' : 'text'} />
}

function widthOf({ places }: AddressFormat): 'half' | 'third' | undefined {
  if (places.length === 3) return 'third'
  return places.length === 2 ? 'half' : undefined
}
