import { Checkbox, SimpleGrid, Stack, TextInput } from '@mantine/core'
import type { Address } from '@vitrine/domain/contact/address'
import { emptyAddress } from '@vitrine/domain/contact/check-address'
import { AddressFields } from '../../../parts/fields/address-fields.tsx'
import { PanelCard } from '../../../parts/panel-card.tsx'
import type { DraftProps } from './proposal-draft.ts'

/** For whom it is. What is left empty, its customer enters before paying. */
export function CustomerCard({ draft, errors, onChange }: DraftProps) {
  return (
    <PanelCard title="Customer">
      <Stack>
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
          <TextInput
            label="Email"
            type="email"
            description="The link is mailed there."
            value={draft.email}
            error={errors.email}
            onChange={({ currentTarget }) => onChange({ email: currentTarget.value })}
          />
          <TextInput
            label="Phone"
            type="tel"
            description="If you have it."
            value={draft.phone}
            error={errors.phone}
            onChange={({ currentTarget }) => onChange({ phone: currentTarget.value })}
          />
        </SimpleGrid>
        <AddressPart
          label="I know the delivery address"
          legend="Ships to"
          name="shippingAddress"
          address={draft.shippingAddress}
          errors={errors}
          onChange={(shippingAddress) => onChange({ shippingAddress })}
        />
        <AddressPart
          label="The bill goes elsewhere"
          legend="Billed to"
          name="billingAddress"
          address={draft.billingAddress}
          errors={errors}
          onChange={(billingAddress) => onChange({ billingAddress })}
        />
      </Stack>
    </PanelCard>
  )
}

interface AddressPartProps {
  readonly label: string
  readonly legend: string
  readonly name: 'shippingAddress' | 'billingAddress'
  readonly address: Address | null
  readonly errors: DraftProps['errors']
  readonly onChange: (address: Address | null) => void
}

function AddressPart({ label, legend, name, address, errors, onChange }: AddressPartProps) {
  return (
    <>
      <Checkbox
        label={label}
        checked={address !== null}
        onChange={({ currentTarget }) => onChange(currentTarget.checked ? emptyAddress : null)}
      />
      {address && (
        <AddressFields
          legend={legend}
          country={address.country}
          fieldOf={(field) => ({
            value: address[field],
            error: errors[`${name}.${field}`],
            onChange: (given: unknown) => onChange({ ...address, [field]: textOf(given) }),
          })}
        />
      )}
    </>
  )
}

/** Fields of text give an event, fields of choices a value. */
function textOf(given: unknown): string {
  if (typeof given === 'string') return given
  const target = (given as { readonly currentTarget?: { readonly value?: unknown } } | null)?.currentTarget
  return typeof target?.value === 'string' ? target.value : ''
}
