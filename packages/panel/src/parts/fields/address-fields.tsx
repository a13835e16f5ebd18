import { Fieldset, Select, SimpleGrid, TextInput } from '@mantine/core'
import type { useForm } from '@mantine/form'
import type { Address } from '@vitrine/domain/contact/address'
import { writesRegion } from '@vitrine/domain/contact/country-formats'
import { regionsOf } from '@vitrine/domain/contact/regions'
import { countryChoices } from '../names/country-names.ts'

interface AddressFieldsProps {
  readonly legend: string
  readonly country: string
  /** What the form gives a field. */
  readonly fieldOf: (field: keyof Address) => ReturnType<ReturnType<typeof useForm>['getInputProps']>
}

/** The fields of a postal address. */
export function AddressFields({ legend, country, fieldOf }: AddressFieldsProps) {
  const regions = regionsOf(country)
  return (
    <Fieldset legend={legend} p="sm">
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
        <TextInput label="First name" {...fieldOf('firstName')} />
        <TextInput label="Last name" {...fieldOf('lastName')} />
        <TextInput label="Street address" {...fieldOf('line1')} />
        <TextInput label="Apartment, suite" {...fieldOf('line2')} />
        <TextInput label="Postal code" {...fieldOf('postalCode')} />
        <TextInput label="City" {...fieldOf('city')} />
        {regions.length > 0 ? (
          <Select
            label="State or region"
            data={regions.map(({ code, name }) => ({ value: code, label: name }))}
            searchable
            {...fieldOf('region')}
          />
        ) : (
          writesRegion(country) && <TextInput label="State or region" {...fieldOf('region')} />
        )}
        <Select
          label="Country"
          data={countryChoices}
          searchable
          allowDeselect={false}
          {...fieldOf('country')}
        />
        <TextInput label="Phone of the recipient" type="tel" {...fieldOf('phone')} />
      </SimpleGrid>
    </Fieldset>
  )
}
