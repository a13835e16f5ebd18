import {
  confirmWithdrawalTexts,
  orderButtonTexts,
  plusShippingTexts,
  type TextsByLanguage,
  taxIncludedTexts,
  withdrawalTexts,
  withdrawHereTexts,
} from './duty-texts.ts'

/** The names of what the law wants shown, in the order in which buyers meet it. */
export const dutyCodes = [
  'price-note',
  'lowest-price',
  'delivery-before-order',
  'withdrawal-information',
  'order-button',
  'withdrawal-function',
] as const

/** The name of such a duty. */
export type DutyCode = (typeof dutyCodes)[number]

/** What the law of some countries wants shown, and from when on. The country of the shop decides. */
export interface Duty {
  readonly code: DutyCode
  readonly countries: readonly string[]
  /** The first and the last day on which it holds; left out: no end. */
  readonly from: string
  readonly to?: string
  readonly shownOn: 'product-page' | 'checkout' | 'order-page'
  /** Its words by language; none where it shows facts alone. */
  readonly texts: readonly TextsByLanguage[]
  /** The law, for who asks. */
  readonly law: string
}

/** The Union, and the others of its market. */
export const europeanMarket =
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(' ')

/** All of them. What the day of the order decides is read by day, so that a row can come before its law does. */
export const duties: readonly Duty[] = [
  {
    code: 'price-note',
    countries: europeanMarket,
    from: '2014-06-13',
    shownOn: 'product-page',
    texts: [taxIncludedTexts, plusShippingTexts],
    law: 'Directive 2011/83/EU, article 6(1)(e)',
  },
  {
    code: 'lowest-price',
    countries: europeanMarket,
    from: '2022-05-28',
    shownOn: 'product-page',
    texts: [],
    law: 'Directive 98/6/EC, article 6a',
  },
  {
    code: 'delivery-before-order',
    countries: europeanMarket,
    from: '2014-06-13',
    shownOn: 'checkout',
    texts: [],
    law: 'Directive 2011/83/EU, articles 6(1)(g) and 8(2)',
  },
  {
    code: 'withdrawal-information',
    countries: europeanMarket,
    from: '2014-06-13',
    shownOn: 'checkout',
    texts: [withdrawalTexts],
    law: 'Directive 2011/83/EU, article 6(1)(h)',
  },
  {
    code: 'order-button',
    countries: europeanMarket,
    from: '2014-06-13',
    shownOn: 'checkout',
    texts: [orderButtonTexts],
    law: 'Directive 2011/83/EU, article 8(2)',
  },
  {
    code: 'withdrawal-function',
    countries: europeanMarket,
    from: '2026-06-19',
    shownOn: 'order-page',
    texts: [withdrawHereTexts, confirmWithdrawalTexts],
    law: 'Directive 2011/83/EU, article 11a',
  },
]
