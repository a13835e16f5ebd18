import type { Breakdown, BreakdownLine, TaxLine } from '../cart/breakdown.ts'
import type { PricedEntry } from '../cart/cart.ts'
import type { Address } from '../contact/address.ts'
import type { StoreSettings, TaxRule } from '../website/store-settings.ts'
import { quoteShipping } from './shipping-quote.ts'
import { findTaxRule, taxOn } from './tax-rule.ts'

/** What a price depends on, beside the lines. */
export interface PricingContext {
  readonly settings: Pick<
    StoreSettings,
    'currency' | 'taxInterpretation' | 'taxRules' | 'shippingZones' | 'minimumSubtotalCents'
  >
  readonly shippingAddress: Pick<Address, 'country' | 'region'> | null
  readonly billingAddress: Pick<Address, 'country' | 'region'> | null
  readonly shippingOptionKey: string | null
}

/**
 * Works out every amount of a cart. The order of the lines changes nothing: each line is rounded by itself, and sums are sums of
 * rounded lines. Goods are taxed where they go; what is not sent is taxed where it is billed.
 */
export function priceCart(entries: readonly PricedEntry[], context: PricingContext): Breakdown {
  const { settings } = context
  const requiresShipping = entries.some((each) => each.productType === 'physical')
  const destination = requiresShipping
    ? context.shippingAddress
    : (context.billingAddress ?? context.shippingAddress)
  const rule = findTaxRule(settings.taxRules, destination)
  const lines = entries.map((each) => priceLine(each, rule, settings.taxInterpretation))
  const subtotalCents = sum(lines, (each) => each.subtotalCents)
  const shipping = quoteShipping(
    settings.shippingZones,
    {
      requiresShipping,
      country: context.shippingAddress?.country ?? '',
      weightGrams: sum(entries, parcelWeight),
      subtotalCents,
    },
    context.shippingOptionKey,
  )
  const shippingCents = shipping.options.find((each) => each.key === shipping.selectedKey)?.priceCents ?? 0
  const taxes = addTaxes(lines, { rule, shippingCents, interpretation: settings.taxInterpretation })
  const taxIsIncluded = settings.taxInterpretation === 'inclusive'
  return {
    currency: settings.currency,
    lines,
    totalQuantity: sum(entries, (each) => each.entry.quantity),
    subtotalCents,
    discountCents: 0,
    shippingCents,
    ...taxes,
    taxIsIncluded,
    grandTotalCents: subtotalCents + shippingCents + (taxIsIncluded ? 0 : taxes.taxCents),
    requiresShipping,
    hasDigital: entries.some((each) => each.productType === 'digital'),
    purelyDigital: entries.length > 0 && entries.every((each) => each.productType === 'digital'),
    shipping,
    minimumSubtotalCents: settings.minimumSubtotalCents,
    isBelowMinimum: subtotalCents < settings.minimumSubtotalCents,
  }
}

function priceLine(
  priced: PricedEntry,
  rule: TaxRule | null,
  interpretation: StoreSettings['taxInterpretation'],
): BreakdownLine {
  const subtotalCents = priced.unitPriceCents * priced.entry.quantity
  const taxCents = rule ? taxOn(subtotalCents, rule, interpretation) : 0
  return { ...priced, subtotalCents, discountCents: 0, taxCents }
}

function parcelWeight(priced: PricedEntry): number {
  return priced.productType === 'physical' ? priced.weightGrams * priced.entry.quantity : 0
}

interface Taxed {
  readonly rule: TaxRule | null
  readonly shippingCents: number
  readonly interpretation: StoreSettings['taxInterpretation']
}

function addTaxes(
  lines: readonly BreakdownLine[],
  { rule, shippingCents, interpretation }: Taxed,
): Pick<Breakdown, 'shippingTaxCents' | 'taxCents' | 'taxLines'> {
  if (rule === null) return { shippingTaxCents: 0, taxCents: 0, taxLines: [] }
  const taxedShippingCents = rule.taxesShipping ? shippingCents : 0
  const shippingTaxCents = taxOn(taxedShippingCents, rule, interpretation)
  const taxCents = sum(lines, (each) => each.taxCents) + shippingTaxCents
  const taxLine: TaxLine = {
    name: rule.name,
    rateMilliPercent: rule.rateMilliPercent,
    taxedCents: sum(lines, (each) => each.subtotalCents) + taxedShippingCents,
    taxCents,
  }
  return { shippingTaxCents, taxCents, taxLines: [taxLine] }
}

function sum<Item>(items: readonly Item[], amountOf: (item: Item) => number): number {
  return items.reduce((total, each) => total + amountOf(each), 0)
}
