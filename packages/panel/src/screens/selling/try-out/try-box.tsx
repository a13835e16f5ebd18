import { NativeSelect, Select, SimpleGrid, Stack, TextInput } from '@mantine/core'
import type { ReplyOf } from '@vitrine/contract/call'
import type { readShippingCall, readTaxesCall } from '@vitrine/contract/selling/selling-calls'
import type { TaxedPlace } from '@vitrine/domain/checkout/tax-rule'
import { regionsOf } from '@vitrine/domain/contact/regions'
import { dayIn } from '@vitrine/domain/time/day-in'
import { useState } from 'react'
import { AmountField } from '../../../parts/amount-field.tsx'
import { countryChoices } from '../../../parts/names/country-names.ts'
import { WeightField } from '../../../parts/numbers/weight-field.tsx'
import { PanelCard } from '../../../parts/panel-card.tsx'
import { useSession } from '../../../session/session.ts'
import { Findings } from './findings.tsx'
import { type TriedGoods, TriedProducts } from './tried-products.tsx'

interface TryBoxProps {
  readonly shipping: ReplyOf<typeof readShippingCall>['value']
  readonly taxes: ReplyOf<typeof readTaxesCall>['value']
  readonly business: TaxedPlace
}

/** Tries an address and a cart with the settings as they stand in the form, saved or not: which rates, and why. */
export function TryBox({ shipping, taxes, business }: TryBoxProps) {
  const { site } = useSession()
  const isMetric = site.measurement === 'metric'
  const [place, setPlace] = useState({ country: '', region: '', postalCode: '' })
  const [goods, setGoods] = useState<readonly TriedGoods[]>([])
  const [byHand, setByHand] = useState({ subtotalCents: 2_000, weightGrams: 500 })
  const [today, setToday] = useState(() => dayIn(site.timeZone, Date.now()))
  const change = (part: Partial<typeof place>) => setPlace((before) => ({ ...before, ...part }))
  const regions = regionsOf(place.country)
  const tried = goods.length > 0 ? goods : [asGoods(byHand)]
  const settings = {
    currency: site.currency,
    minimumSubtotalCents: 0,
    shippingZones: shipping.zones,
    pickups: shipping.pickups,
    localDeliveries: shipping.localDeliveries,
    taxInterpretation: taxes.taxInterpretation,
    taxRules: taxes.rules,
  }
  return (
    <PanelCard title="Try an address and a cart">
      <Stack>
        <SimpleGrid cols={{ base: 1, xs: 2, md: 4 }}>
          <Select
            label="Goes to"
            data={countryChoices}
            searchable
            value={place.country || null}
            onChange={(country) => change({ country: country ?? '', region: '' })}
          />
          {regions.length > 0 ? (
            <NativeSelect
              label="Region"
              data={[
                { value: '', label: '' },
                ...regions.map((each) => ({ value: each.code, label: each.name })),
              ]}
              value={place.region}
              onChange={(event) => change({ region: event.currentTarget.value })}
            />
          ) : (
            <TextInput
              label="Region"
              value={place.region}
              onChange={(event) => change({ region: event.currentTarget.value })}
            />
          )}
          <TextInput
            label="Postcode"
            value={place.postalCode}
            onChange={(event) => change({ postalCode: event.currentTarget.value })}
          />
          <TextInput
            type="date"
            label="On"
            value={today}
            onChange={(event) => setToday(event.currentTarget.value)}
          />
        </SimpleGrid>
        <TriedProducts goods={goods} onChange={setGoods} />
        {goods.length === 0 && (
          <SimpleGrid cols={{ base: 1, xs: 2 }}>
            <AmountField
              label="Or a subtotal of"
              value={byHand.subtotalCents}
              onChange={(subtotalCents) => setByHand({ ...byHand, subtotalCents })}
            />
            <WeightField
              label={`and a weight (${isMetric ? 'kg' : 'lb'})`}
              placeholder="0"
              value={byHand.weightGrams}
              onChange={(weightGrams) => setByHand({ ...byHand, weightGrams })}
            />
          </SimpleGrid>
        )}
        <Findings business={business} settings={settings} place={place} goods={tried} today={today} />
      </Stack>
    </PanelCard>
  )
}

/** A parcel of which only the subtotal and the weight are known. */
function asGoods({ subtotalCents, weightGrams }: { subtotalCents: number; weightGrams: number }): TriedGoods {
  return {
    variantId: 'parcel',
    title: 'Goods',
    productType: 'physical',
    taxClass: 'standard',
    unitPriceCents: subtotalCents,
    weightGrams,
    quantity: 1,
  }
}
