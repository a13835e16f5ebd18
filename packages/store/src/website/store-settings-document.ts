import type { StoreSettings } from '@vitrine/domain/website/store-settings'
import { Type } from 'typebox'
import { oneOf, orNull, text } from '../documents/document-schemas.ts'

const rate = Type.Union([
  Type.Object({ key: text, name: text, kind: Type.Literal('flat'), priceCents: Type.Integer() }),
  Type.Object({
    key: text,
    name: text,
    kind: Type.Literal('by-weight'),
    ranges: Type.Array(Type.Object({ toGrams: orNull(Type.Integer()), priceCents: Type.Integer() })),
  }),
  Type.Object({
    key: text,
    name: text,
    kind: Type.Literal('free-over'),
    thresholdCents: Type.Integer(),
    priceCents: Type.Integer(),
  }),
])

/** How a shop sells, as it is stored; `StoreSettings` of the domain. */
export const storeSettings = Type.Object({
  currency: Type.String({ minLength: 3, maxLength: 3 }),
  taxInterpretation: oneOf(['inclusive', 'exclusive']),
  taxRules: Type.Array(
    Type.Object({
      name: text,
      country: text,
      region: orNull(text),
      rateMilliPercent: Type.Integer(),
      taxesShipping: Type.Boolean(),
    }),
  ),
  shippingZones: Type.Array(
    Type.Object({ name: text, countries: Type.Array(text), rates: Type.Array(rate) }),
  ),
  minimumSubtotalCents: Type.Integer(),
  isExpressCheckout: Type.Boolean(),
  allowsSeveralServices: Type.Boolean(),
  businessName: text,
  continueShoppingUrl: text,
  measurement: oneOf(['imperial', 'metric']),
  payments: Type.Object({
    test: Type.Boolean(),
    manual: orNull(Type.Object({ label: text, instructions: text })),
  }),
  defaultCountry: text,
  termsUrl: text,
  returnsUrl: text,
  privacyUrl: text,
})

/** What stands in for settings that are missing or damaged: nothing can be sold with them. */
export const closedStore: StoreSettings = {
  currency: 'USD',
  taxInterpretation: 'exclusive',
  taxRules: [],
  shippingZones: [],
  minimumSubtotalCents: 0,
  isExpressCheckout: false,
  allowsSeveralServices: true,
  businessName: '',
  continueShoppingUrl: '/',
  measurement: 'metric',
  payments: { test: false, manual: null },
  defaultCountry: 'US',
  termsUrl: '',
  returnsUrl: '',
  privacyUrl: '',
}
