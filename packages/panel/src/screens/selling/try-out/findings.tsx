import { List, Stack, Text, Title } from '@mantine/core'
import type { PricedEntry } from '@vitrine/domain/cart/cart'
import { priceCart } from '@vitrine/domain/checkout/price-cart'
import type { PricingSettings } from '@vitrine/domain/checkout/pricing-context'
import { explainShipping, type RateFinding } from '@vitrine/domain/checkout/shipping-quote'
import { explainTax, type TaxedPlace, taxedPickup } from '@vitrine/domain/checkout/tax-rule'
import { useState } from 'react'
import { useFormat } from '../../../format/use-format.ts'
import { rateReasonText, taxReasonText, zoneText } from './finding-texts.ts'
import { RateChoice } from './rate-choice.tsx'
import type { TriedGoods } from './tried-products.tsx'

interface FindingsProps {
  readonly settings: PricingSettings
  readonly business: TaxedPlace
  readonly place: { readonly country: string; readonly region: string; readonly postalCode: string }
  readonly goods: readonly TriedGoods[]
  readonly today: string
}

/** What the checkout would offer, by its own rules, with the reason beside each. */
export function Findings({ settings, business, place, goods, today }: FindingsProps) {
  const { money } = useFormat()
  const [chosen, setChosen] = useState<string | null>(null)
  const entries = goods.map(asEntry)
  const cart = { settings, billingAddress: null, shippingAddress: place, today, businessPlace: business }
  const unsent = priceCart(entries, { ...cart, shippingOptionKey: null })
  const weightGrams = goods.reduce(
    (sum, each) => sum + (each.productType === 'physical' ? each.weightGrams * each.quantity : 0),
    0,
  )
  const { requiresShipping, subtotalCents } = unsent
  const shipping = explainShipping(settings, { ...place, requiresShipping, subtotalCents, weightGrams })
  const offered = shipping.rates.filter((each) => each.priceCents !== null)
  const key = offered.some((each) => each.key === chosen) ? chosen : (offered[0]?.key ?? null)
  const priced = priceCart(entries, { ...cart, shippingOptionKey: key })
  const pickup = settings.pickups.find((each) => each.key === key)
  const taxed = pickup ? taxedPickup(pickup, business) : place
  if (place.country === '') {
    return (
      <Text size="sm" c="dimmed">
        Choose a country to see what the checkout would offer.
      </Text>
    )
  }
  return (
    <Stack gap="md" aria-live="polite">
      {requiresShipping && (
        <section>
          <Title order={3}>Zones</Title>
          {shipping.zones.length === 0 && <Text size="sm">There is no zone.</Text>}
          <List size="sm">
            {shipping.zones.map((finding, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: zones may have the same name
              <List.Item key={at} fw={finding.isChosen ? 600 : 400}>
                {finding.zone.name || `Zone ${at + 1}`}: {zoneText(finding)}
              </List.Item>
            ))}
          </List>
        </section>
      )}
      {requiresShipping && (
        <section>
          <Title order={3}>Ways of delivery</Title>
          {offered.length === 0 && (
            <Text size="sm" fw={600}>
              The checkout says that the shop does not deliver to this address.
            </Text>
          )}
          {shipping.rates.map((rate) => (
            <RateChoice
              key={rate.key}
              name={rate.name}
              isChosen={rate.key === key}
              price={priceText(rate, money)}
              reason={rateReasonText(rate.reason, money)}
              onChoose={rate.priceCents === null ? null : () => setChosen(rate.key)}
            />
          ))}
        </section>
      )}
      <section>
        <Title order={3}>Taxes</Title>
        <List size="sm">
          {goods.map((each) => {
            const finding = explainTax(settings.taxRules, taxed, { taxClass: each.taxClass, today })
            return (
              <List.Item key={each.variantId}>
                {each.title}: {taxReasonText(finding)}
              </List.Item>
            )
          })}
        </List>
      </section>
      <Text size="sm">
        Subtotal {money(priced.subtotalCents)}
        {requiresShipping && `, delivery ${money(priced.shippingCents)}`}
        {`, tax ${money(priced.taxCents)}${priced.taxIsIncluded ? ' (contained)' : ''}`}
        {priced.shippingTaxCents > 0 && `, of it ${money(priced.shippingTaxCents)} on delivery`}.{' '}
        <strong>Total {money(priced.grandTotalCents)}</strong>
      </Text>
    </Stack>
  )
}

function priceText({ priceCents }: RateFinding, money: (cents: number) => string): string {
  if (priceCents === null) return 'Not offered'
  return priceCents === 0 ? 'Free' : money(priceCents)
}

function asEntry(goods: TriedGoods): PricedEntry {
  const { variantId, title, productType, taxClass, unitPriceCents, weightGrams, quantity } = goods
  return {
    entry: {
      id: variantId,
      itemId: variantId,
      variantId,
      sku: '',
      quantity,
      additionalFields: null,
      addedAtMs: 0,
    },
    productType,
    taxClass,
    variant: null,
    isSubscription: false,
    title,
    optionValues: [],
    unitPriceCents,
    regularPriceCents: unitPriceCents,
    weightGrams,
    fullUrl: '',
    imageUrl: null,
    problem: null,
    availableQuantity: quantity,
  }
}
