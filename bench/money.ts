import { priceCart } from '@vitrine/domain/checkout/price-cart'
import { allGoods } from '@vitrine/domain/discounts/discount'
import { buildPriced, buildSettings } from '@vitrine/domain/testing/builders'
import { buildOffer } from '@vitrine/domain/testing/discount-builders'
import type { Report } from './report.ts'

const rounds = 3_000
const warmUp = 500

/** Prices a cart of 100 lines with 25 automatic discounts and 5 codes, beside the same cart without any. */
export async function run(): Promise<Report> {
  const combinesWith = ['PRODUCT', 'ORDER', 'SHIPPING'] as const
  const automatic = Array.from({ length: 25 }, (_, at) =>
    buildOffer({
      id: `automatic-${at}`,
      effect:
        at % 5 === 4
          ? { kind: 'percentage', appliesTo: 'order', milliPercent: 1_000 * at }
          : { kind: 'percentage', appliesTo: 'goods', milliPercent: 1_000 + 333 * at },
      goods: { ...allGoods, tags: [`tag-${at % 10}`] },
      combinesWith: at % 2 === 0 ? combinesWith : [],
    }),
  )
  const codes = Array.from({ length: 5 }, (_, at) =>
    buildOffer({
      id: `code-${at}`,
      code: `CODE-${at}`,
      trigger: 'code',
      effect:
        at === 0
          ? { kind: 'free-shipping', mostCents: null }
          : at === 1
            ? {
                kind: 'buy-x-get-y',
                buys: null,
                buyQuantity: 2,
                getQuantity: 1,
                milliPercent: 50_000,
                timesPerOrder: null,
              }
            : { kind: 'fixed', appliesTo: 'order', cents: 300 * at },
      combinesWith,
    }),
  )
  const entries = Array.from({ length: 100 }, (_, at) =>
    buildPriced({
      id: `entry-${at}`,
      unitPriceCents: 500 + 37 * at,
      quantity: 1 + (at % 4),
      tags: [`tag-${at % 12}`],
    }),
  )
  const context = {
    settings: buildSettings({
      taxRules: [{ name: 'Tax', country: 'US', region: null, rateMilliPercent: 8_875, taxesShipping: true }],
    }),
    shippingAddress: { country: 'US', region: 'NY', postalCode: '10001' },
    billingAddress: null,
    shippingOptionKey: 'post',
    today: '2026-11-24',
  }
  const discounts = { nowMs: 1, codes: codes.map(({ code }) => code), offers: [...automatic, ...codes] }
  const rows = [
    ...figures('25 automatic discounts, 5 codes', () => priceCart(entries, { ...context, discounts })),
    ...figures('no discounts', () => priceCart(entries, context)),
  ]
  return { bench: 'money', node: process.versions.node, rows }
}

function figures(subject: string, price: () => unknown) {
  for (let round = 0; round < warmUp; round += 1) price()
  const took = Array.from({ length: rounds }, () => {
    // Processor time: other work of the machine says nothing about a price.
    const begin = process.cpuUsage()
    price()
    const { user, system } = process.cpuUsage(begin)
    return (user + system) / 1_000
  }).sort((one, other) => one - other)
  const at = (share: number) => took[Math.floor(rounds * share)] ?? 0
  const name = 'price a cart of 100 lines'
  return [
    { case: `${name}, median`, subject, value: at(0.5), unit: 'ms' },
    { case: `${name}, p95`, subject, value: at(0.95), unit: 'ms' },
  ]
}
