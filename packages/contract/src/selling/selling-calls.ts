import { mostCompanies } from '@vitrine/domain/website/legal/company'
import { Type } from 'typebox'
import type { OwnerPolicy } from '../call.ts'
import { cents, shortText } from '../schemas.ts'
import { defineSettings } from '../settings.ts'

const policy: OwnerPolicy = { kind: 'owner', roles: ['admin'] }
const words = Type.String({ maxLength: 2_000 })
const key = Type.String({ minLength: 1, maxLength: 64 })

/** How buyers check out, and how orders are numbered (platform reference, section 2.2, `storeSettings`). */
export const { readCall: readCheckoutOptionsCall, changeCall: changeCheckoutOptionsCall } = defineSettings({
  name: 'CheckoutOptions',
  path: '/api/panel/settings/checkout',
  policy,
  value: Type.Object({
    isExpressCheckout: Type.Boolean(),
    /** 0: no minimum. */
    minimumSubtotalCents: cents,
    asksForNote: Type.Boolean(),
    /** The form that buyers fill in at the checkout; '' for none. */
    checkoutFormId: Type.String({ maxLength: 200 }),
    /** Whether buyers must agree to the shop's terms. */
    asksForTerms: Type.Boolean(),
    /** Whether buyers can give a VAT number. */
    asksForVatId: Type.Boolean(),
    asksForNews: Type.Boolean(),
    /** Whether visitors can make an account. */
    hasAccounts: Type.Boolean(),
    /** How often each file that was bought can be downloaded; null: no limit. */
    downloadsPerFile: Type.Union([Type.Integer(), Type.Null()]),
    /** For how many days; null: no limit. */
    downloadDays: Type.Union([Type.Integer(), Type.Null()]),
    downloadVersion: Type.Union([Type.Literal('newest'), Type.Literal('bought')]),
    allowsSeveralServices: Type.Boolean(),
    defaultCountry: shortText,
    continueShoppingUrl: shortText,
    numberPrefix: shortText,
    numberSuffix: shortText,
    nextNumber: Type.Integer({ minimum: 1, maximum: 999_999_999 }),
    /** Where the shop says what delivery costs; '' for nowhere. */
    shippingUrl: shortText,
    /** What the law of its country wants shown and its owner does not, with the reason. */
    dutiesOff: Type.Array(Type.Object({ code: shortText, note: shortText }), { maxItems: 20 }),
  }),
})

/** How buyers pay. */
export const { readCall: readPaymentMethodsCall, changeCall: changePaymentMethodsCall } = defineSettings({
  name: 'PaymentMethods',
  path: '/api/panel/settings/payments',
  policy,
  changePolicy: { ...policy, isConfirmed: true },
  value: Type.Object({
    test: Type.Boolean(),
    /** Whether an owner said that visitors of the open site may order by the test card. */
    isTestChosen: Type.Boolean(),
    manual: Type.Array(Type.Object({ key, label: shortText, instructions: words }), { maxItems: 20 }),
    /** Whether visitors are told of payment in installments, and between which prices (specification, section 5). */
    installments: Type.Object({
      isShown: Type.Boolean(),
      leastCents: cents,
      mostCents: cents,
      /** Who takes them where the shop is; '' for nobody. Not changed by this. */
      provider: shortText,
    }),
  }),
})

/** What is said of products that are nearly gone, or gone (platform reference, section 2.6). */
export const { readCall: readMerchandisingCall, changeCall: changeMerchandisingCall } = defineSettings({
  name: 'Merchandising',
  path: '/api/panel/settings/merchandising',
  policy,
  value: Type.Object({
    scarcityOnPages: Type.Boolean(),
    scarcityOnBlocks: Type.Boolean(),
    scarcityThreshold: Type.Integer({ minimum: 0, maximum: 999_999 }),
    scarcityText: shortText,
    soldOutText: shortText,
  }),
})

const way = { key, name: shortText, deliveryTime: Type.Optional(shortText) }

const rate = Type.Union([
  Type.Object({ ...way, kind: Type.Literal('flat'), priceCents: cents }),
  Type.Object({ ...way, kind: Type.Literal('free-over'), thresholdCents: cents, priceCents: cents }),
  Type.Object({
    ...way,
    kind: Type.Literal('by-weight'),
    ranges: Type.Array(
      Type.Object({
        toGrams: Type.Union([Type.Integer({ minimum: 0, maximum: 100_000_000 }), Type.Null()]),
        priceCents: cents,
      }),
      { maxItems: 50 },
    ),
  }),
  Type.Object({
    ...way,
    kind: Type.Literal('by-price'),
    ranges: Type.Array(Type.Object({ toCents: Type.Union([cents, Type.Null()]), priceCents: cents }), {
      maxItems: 50,
    }),
  }),
])

const postalCodes = Type.Array(Type.String({ maxLength: 30 }), { maxItems: 1_000 })

/** Where and how parcels are sent, and where buyers collect. */
export const { readCall: readShippingCall, changeCall: changeShippingCall } = defineSettings({
  name: 'Shipping',
  path: '/api/panel/settings/shipping',
  policy,
  value: Type.Object({
    zones: Type.Array(
      Type.Object({
        name: shortText,
        countries: Type.Array(shortText, { maxItems: 300 }),
        regions: Type.Optional(Type.Array(shortText, { maxItems: 200 })),
        postalCodes: Type.Optional(postalCodes),
        rates: Type.Array(rate, { maxItems: 30 }),
      }),
      { maxItems: 100 },
    ),
    pickups: Type.Array(
      Type.Object({
        key,
        name: shortText,
        address: words,
        hours: words,
        priceCents: cents,
        country: shortText,
        region: shortText,
      }),
      { maxItems: 50 },
    ),
    localDeliveries: Type.Array(
      Type.Object({
        key,
        name: shortText,
        country: shortText,
        postalCodes,
        minimumCents: cents,
        priceCents: cents,
        deliveryTime: shortText,
      }),
      { maxItems: 50 },
    ),
  }),
})

/** A day, as 2026-01-31. */
const day = Type.Optional(shortText)

/** What is taxed, where, how much, and from when on. */
export const { readCall: readTaxesCall, changeCall: changeTaxesCall } = defineSettings({
  name: 'Taxes',
  path: '/api/panel/settings/taxes',
  policy,
  value: Type.Object({
    taxInterpretation: Type.Union([Type.Literal('inclusive'), Type.Literal('exclusive')]),
    rules: Type.Array(
      Type.Object({
        name: shortText,
        country: shortText,
        region: Type.Union([shortText, Type.Null()]),
        rateMilliPercent: Type.Integer({ minimum: 0, maximum: 100_000 }),
        taxesShipping: Type.Boolean(),
        productClass: Type.Optional(Type.Literal('reduced')),
        from: day,
        until: day,
      }),
      { maxItems: 500 },
    ),
  }),
})

/** Who makes what is sold, and who answers for it (Regulation 2023/988). */
export const { readCall: readCompaniesCall, changeCall: changeCompaniesCall } = defineSettings({
  name: 'Companies',
  path: '/api/panel/settings/makers',
  policy: { kind: 'owner', roles: ['admin', 'storeManager'] },
  value: Type.Object({
    companies: Type.Array(
      Type.Object({
        key: Type.String({ pattern: '^[A-Za-z0-9-]{1,64}$' }),
        name: shortText,
        address: Type.String({ maxLength: 1_000 }),
        contact: shortText,
      }),
      { maxItems: mostCompanies },
    ),
  }),
})

/** How invoices are written, and who sells. */
export const { readCall: readInvoicesCall, changeCall: changeInvoicesCall } = defineSettings({
  name: 'Invoices',
  path: '/api/panel/settings/invoices',
  policy,
  value: Type.Object({
    isOn: Type.Boolean(),
    prefix: shortText,
    creditPrefix: shortText,
    sellerName: shortText,
    sellerAddress: words,
    vatId: shortText,
    taxNumber: shortText,
    note: words,
  }),
})
