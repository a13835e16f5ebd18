import type { CheckoutPageProps } from '@vitrine/contract/page-props'
import { addressFormat, type PlaceField as PlaceName } from '@vitrine/domain/checkout/country-formats'
import type { FormFields } from '../form-fields/form-fields.ts'
import { SelectField } from '../form-fields/select-field.tsx'
import { TextField } from '../form-fields/text-field.tsx'

/** The fields of a postal address, as its country writes one. `kind` tells the browser which address to fill in. */
export function AddressFields(parts: {
  readonly form: FormFields
  readonly kind: 'shipping' | 'billing'
  readonly countries: CheckoutPageProps['countries']
}) {
  const { form, kind } = parts
  const prefix = kind === 'billing' ? 'billing.' : ''
  const format = addressFormat(form.values[`${prefix}country`] ?? '')
  const text = { form, maxLength: 120, hasNativeCheck: kind === 'shipping' }
  return (
    <div className="vt-fields">
      <SelectField
        form={form}
        name={`${prefix}country`}
        label="Country/Region"
        autoComplete={`${kind} country`}
        hasNativeCheck={kind === 'shipping'}
        choices={parts.countries.map(({ code, name }) => ({ value: code, label: name }))}
      />
      <TextField
        {...text}
        name={`${prefix}firstName`}
        label="First name"
        autoComplete={`${kind} given-name`}
        width="half"
      />
      <TextField
        {...text}
        name={`${prefix}lastName`}
        label="Last name"
        autoComplete={`${kind} family-name`}
        width="half"
      />
      <TextField {...text} name={`${prefix}line1`} label="Address" autoComplete={`${kind} address-line1`} />
      <TextField
        {...text}
        name={`${prefix}line2`}
        label="Apartment, suite, etc."
        isRequired={false}
        autoComplete={`${kind} address-line2`}
      />
      {format.places.map((place) => (
        <PlaceField
          key={place}
          form={form}
          kind={kind}
          prefix={prefix}
          place={place}
          count={format.places.length}
        />
      ))}
    </div>
  )
}

const placeToken = { city: 'address-level2', region: 'address-level1', postalCode: 'postal-code' } as const

function PlaceField(parts: {
  readonly form: FormFields
  readonly kind: string
  readonly prefix: string
  readonly place: PlaceName
  readonly count: number
}) {
  const { form, place } = parts
  const format = addressFormat(form.values[`${parts.prefix}country`] ?? '')
  const shared = {
    form,
    name: `${parts.prefix}${place}`,
    label: format.labels[place],
    isRequired: format.required.includes(place),
    autoComplete: `${parts.kind} ${placeToken[place]}`,
    hasNativeCheck: parts.kind === 'shipping',
    width: parts.count === 3 ? ('third' as const) : parts.count === 2 ? ('half' as const) : undefined,
  }
  if (place === 'region' && format.regions.length > 0) {
    return (
      <SelectField
        {...shared}
        placeholder="Select"
        choices={format.regions.map(({ code, name }) => ({ value: code, label: name }))}
      />
    )
  }
  const isNumeric = place === 'postalCode' && format.hasNumericPostalCode
  return <TextField {...shared} maxLength={80} inputMode={isNumeric ? 'numeric' : 'text'} />
}
