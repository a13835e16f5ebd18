import { Group, Stack, Text } from '@mantine/core'
import { changeShippingCall, readShippingCall, readTaxesCall } from '@vitrine/contract/selling/selling-calls'
import { lazy, Suspense } from 'react'
import { call } from '../../../call/client.ts'
import { useCall } from '../../../call/use-call.ts'
import { PanelCard } from '../../../parts/panel-card.tsx'
import { AddRowButton } from '../../../parts/rows/add-row-button.tsx'
import { SettingsForm } from '../../../parts/settings/settings-form.tsx'
import { SettingsHead } from '../../settings/settings-head.tsx'
import { useBusinessPlace } from '../use-business-place.ts'
import { PickupsCard } from './pickups-card.tsx'
import { RoundsCard } from './rounds-card.tsx'
import type { ShippingFields } from './shipping-fields.ts'
import { ZoneCard } from './zone-card.tsx'

const TryBox = lazy(() => import('../try-out/try-box.tsx').then((file) => ({ default: file.TryBox })))

/** Where and how parcels are sent, and where buyers collect. */
export function ShippingScreen() {
  const taxes = useCall(readTaxesCall, {})
  const business = useBusinessPlace()
  return (
    <>
      <SettingsHead title="Shipping and pickup" />
      <SettingsForm
        name={readShippingCall.name}
        label="shipping and pickup"
        source={{
          read: () => call(readShippingCall, {}),
          change: (stored) => call(changeShippingCall, { body: stored }),
        }}
        savedText="Shipping and pickup were saved"
        fieldLabels={{ zones: 'Zones', pickups: 'Pickup', localDeliveries: 'Local delivery' }}
      >
        {(form) => (
          <>
            <ZonesCard form={form} />
            <PickupsCard form={form} business={business} taxRules={taxes.data?.value.rules ?? []} />
            <RoundsCard form={form} business={business} />
            {taxes.data && (
              <Suspense fallback={null}>
                <TryBox shipping={form.getValues()} taxes={taxes.data.value} business={business} />
              </Suspense>
            )}
          </>
        )}
      </SettingsForm>
    </>
  )
}

function ZonesCard({ form }: { readonly form: ShippingFields }) {
  const { zones } = form.getValues()
  return (
    <PanelCard title="Zones">
      <Text size="sm" mb="md">
        An address gets the rates of one zone: one that names its postcode before one that names its region,
        then its country, then the zone for everywhere else. Of two that are as exact, the first counts.
      </Text>
      <Stack>
        {zones.length === 0 && (
          <Text size="sm" c="dimmed">
            Nothing is sent yet. Add a zone to say where to, and what it costs.
          </Text>
        )}
        {zones.map((_zone, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: zones have no name of their own that stays
          <ZoneCard key={index} form={form} index={index} />
        ))}
        <Group>
          <AddRowButton onAdd={() => form.insertListItem('zones', { name: '', countries: [], rates: [] })}>
            Add a zone
          </AddRowButton>
        </Group>
      </Stack>
    </PanelCard>
  )
}
