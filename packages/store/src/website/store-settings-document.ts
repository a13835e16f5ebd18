import { isRecord } from '@vitrine/domain/shapes/is-record'
import { type StoreSettings, usualMerchandising } from '@vitrine/domain/website/store-settings'
import { Type } from 'typebox'
import { oneOf, orNull, text } from '../documents/document-schemas.ts'

const way = { key: text, name: text, deliveryTime: Type.Optional(text) }

const rate = Type.Union([
  Type.Object({ ...way, kind: Type.Literal('flat'), priceCents: Type.Integer() }),
  Type.Object({
    ...way,
    kind: Type.Literal('by-price'),
    ranges: Type.Array(Type.Object({ toCents: orNull(Type.Integer()), priceCents: Type.Integer() })),
  }),
  Type.Object({
    ...way,
    kind: Type.Literal('by-weight'),
    ranges: Type.Array(Type.Object({ toGrams: orNull(Type.Integer()), priceCents: Type.Integer() })),
  }),
  Type.Object({
    ...way,
    kind: Type.Literal('free-over'),
    thresholdCents: Type.Integer(),
    priceCents: Type.Integer(),
  }),
])

/** How a shop sells, as it is stored; `StoreSettings` of the domain. */
export const storeSettings = Type.Object({
  currency: Type.String({ minLength: 3, maxLength: 3 }),
  orderNumbers: Type.Object({ prefix: text, suffix: text }),
  taxInterpretation: oneOf(['inclusive', 'exclusive']),
  taxRules: Type.Array(
    Type.Object({
      name: text,
      country: text,
      region: orNull(text),
      rateMilliPercent: Type.Integer(),
      taxesShipping: Type.Boolean(),
      productClass: Type.Optional(Type.Literal('reduced')),
      from: Type.Optional(text),
      until: Type.Optional(text),
    }),
  ),
  shippingZones: Type.Array(
    Type.Object({
      name: text,
      countries: Type.Array(text),
      regions: Type.Optional(Type.Array(text)),
      postalCodes: Type.Optional(Type.Array(text)),
      rates: Type.Array(rate),
    }),
  ),
  pickups: Type.Array(
    Type.Object({
      key: text,
      name: text,
      address: text,
      hours: text,
      priceCents: Type.Integer(),
      country: text,
      region: text,
    }),
  ),
  localDeliveries: Type.Array(
    Type.Object({
      key: text,
      name: text,
      country: text,
      postalCodes: Type.Array(text),
      minimumCents: Type.Integer(),
      priceCents: Type.Integer(),
      deliveryTime: text,
    }),
  ),
  minimumSubtotalCents: Type.Integer(),
  isExpressCheckout: Type.Boolean(),
  allowsSeveralServices: Type.Boolean(),
  asksForNote: Type.Boolean(),
  asksForTerms: Type.Optional(Type.Boolean()),
  asksForVatId: Type.Optional(Type.Boolean()),
  checkoutFormId: Type.Optional(text),
  endOfRetries: Type.Optional(oneOf(['paused', 'canceled'])),
  retryDays: Type.Optional(Type.Array(Type.Integer())),
  asksForNews: Type.Boolean(),
  hasAccounts: Type.Optional(Type.Boolean()),
  downloads: Type.Optional(
    Type.Object({
      perFile: orNull(Type.Integer()),
      days: orNull(Type.Integer()),
      version: oneOf(['newest', 'bought']),
    }),
  ),
  invoices: Type.Optional(
    Type.Object({
      isOn: Type.Boolean(),
      prefix: text,
      creditPrefix: text,
      sellerName: text,
      sellerAddress: text,
      vatId: text,
      taxNumber: text,
      note: text,
    }),
  ),
  companies: Type.Optional(Type.Array(Type.Object({ key: text, name: text, address: text, contact: text }))),
  businessName: text,
  continueShoppingUrl: text,
  measurement: oneOf(['imperial', 'metric']),
  payments: Type.Object({
    test: Type.Boolean(),
    isTestChosen: Type.Optional(Type.Boolean()),
    stripe: Type.Optional(oneOf(['off', 'test', 'live'])),
    installments: Type.Optional(
      Type.Object({ leastCents: Type.Integer({ minimum: 0 }), mostCents: Type.Integer({ minimum: 0 }) }),
    ),
    paypal: Type.Optional(oneOf(['off', 'test', 'live'])),
    manual: Type.Array(Type.Object({ key: text, label: text, instructions: text })),
  }),
  merchandising: Type.Object({
    scarcityOnPages: Type.Boolean(),
    scarcityOnBlocks: Type.Boolean(),
    scarcityThreshold: Type.Integer(),
    scarcityText: text,
    soldOutText: text,
  }),
  restock: Type.Optional(
    Type.Object({
      isOn: Type.Boolean(),
      sending: oneOf(['automatic', 'by-hand']),
      invitation: text,
      successText: text,
      asksForNews: Type.Boolean(),
      isNewsTicked: Type.Boolean(),
    }),
  ),
  donations: Type.Optional(
    Type.Object({
      isOn: Type.Boolean(),
      funds: Type.Array(Type.Object({ key: text, title: text, description: text })),
      suggestedCents: Type.Array(Type.Integer()),
      takesOtherAmounts: Type.Boolean(),
      leastCents: Type.Integer(),
      mostCents: Type.Integer(),
      asksForNote: Type.Boolean(),
      coverMilliPercent: Type.Integer(),
      coverCents: Type.Integer(),
      thanksText: text,
    }),
  ),
  reminders: Type.Optional(
    Type.Object({ isOn: Type.Boolean(), delayHours: Type.Integer(), consentText: text }),
  ),
  reviews: Type.Optional(
    Type.Object({
      isNative: Type.Boolean(),
      isImported: Type.Boolean(),
      needApproval: Type.Boolean(),
      requestDays: Type.Integer(),
      checkedText: text,
    }),
  ),
  defaultCountry: text,
  termsUrl: text,
  returnsUrl: text,
  privacyUrl: text,
  shippingUrl: Type.Optional(text),
  dutiesOff: Type.Optional(Type.Array(Type.Object({ code: text, note: text }))),
})

/** What stands in for settings that are missing or damaged: nothing can be sold with them. */
export const closedStore: StoreSettings = {
  currency: 'USD',
  orderNumbers: { prefix: '', suffix: '' },
  taxInterpretation: 'exclusive',
  taxRules: [],
  shippingZones: [],
  pickups: [],
  localDeliveries: [],
  minimumSubtotalCents: 0,
  isExpressCheckout: false,
  allowsSeveralServices: true,
  asksForNote: false,
  asksForNews: false,
  businessName: '',
  continueShoppingUrl: '/',
  measurement: 'metric',
  payments: { test: false, manual: [] },
  merchandising: usualMerchandising,
  defaultCountry: '',
  termsUrl: '',
  returnsUrl: '',
  privacyUrl: '',
}

/** Settings that came later than the document have their usual values; there was one payment outside of the shop, or none. */
export function filledStore(stored: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const filled = { ...closedStore, ...stored }
  const { payments } = stored
  if (!isRecord(payments) || Array.isArray(payments.manual)) return filled
  const { manual } = payments
  return {
    ...filled,
    payments: { ...payments, manual: isRecord(manual) ? [{ key: 'manual', ...manual }] : [] },
  }
}
