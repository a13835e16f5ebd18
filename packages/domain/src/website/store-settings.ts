import type { Company } from './legal/company.ts'
import type { DonationSettings } from './selling/donation-settings.ts'
import type { InvoiceSettings } from './selling/invoice-settings.ts'
import type { ReminderSettings } from './selling/reminder-settings.ts'
import type { RestockSettings } from './selling/restock-settings.ts'
import type { ReviewSettings } from './selling/review-settings.ts'
import type { DownloadTerms } from './settings/download-terms.ts'

/** What an owner sets about selling: currency, shipping, tax, limits (platform reference, section 2.2, `storeSettings`). */
export interface StoreSettings {
  readonly currency: string
  /** Before and behind the number of an order, where people read it; '' for neither. */
  readonly orderNumbers: { readonly prefix: string; readonly suffix: string }
  /** Whether prices shown contain tax. */
  readonly taxInterpretation: 'inclusive' | 'exclusive'
  readonly taxRules: readonly TaxRule[]
  readonly shippingZones: readonly ShippingZone[]
  readonly pickups: readonly PickupPlace[]
  readonly localDeliveries: readonly LocalDelivery[]
  /** 0: no minimum. */
  readonly minimumSubtotalCents: number
  readonly isExpressCheckout: boolean
  readonly allowsSeveralServices: boolean
  /** What becomes of a subscription that could not be charged to the end; left out: it is canceled. */
  readonly endOfRetries?: 'paused' | 'canceled' | undefined
  /** Days after the first try on which it is tried again; left out: 3, 5 and 7. */
  readonly retryDays?: readonly number[] | undefined
  /** Whether buyers can write a note to their order. */
  readonly asksForNote: boolean
  /** Whether buyers must agree to the shop's terms; left out: they need not. */
  readonly asksForTerms?: boolean | undefined
  /** Whether buyers can give a VAT number; left out: they cannot. */
  readonly asksForVatId?: boolean | undefined
  /** The form that buyers fill in at the checkout; left out: none. */
  readonly checkoutFormId?: string | undefined
  /** Whether buyers are asked if they want news; the answer is kept with the order, and nothing is sent by it. */
  readonly asksForNews: boolean
  /** Whether visitors can make an account; left out: they cannot. */
  readonly hasAccounts?: boolean | undefined
  /** How often and how long what was bought can be downloaded; left out: as usual. */
  readonly downloads?: DownloadTerms | undefined
  /** How invoices are written; left out: as usual, which is not at all. */
  readonly invoices?: InvoiceSettings | undefined
  /** Makers of what is sold, and who answers for it; left out: none. */
  readonly companies?: readonly Company[] | undefined
  readonly businessName: string
  readonly continueShoppingUrl: string
  readonly measurement: 'imperial' | 'metric'
  readonly payments: {
    readonly test: boolean
    /** Whether an owner said that visitors of the open site may order by the test card. */
    readonly isTestChosen?: boolean | undefined
    readonly manual: readonly ManualPayment[]
    /** Whether cards are taken by Stripe; left out: they are not. */
    readonly stripe?: 'off' | 'test' | 'live' | undefined
    /** Between which prices visitors are told of payment in installments; left out: they are not. */
    readonly installments?: InstallmentTerms | undefined
    /** The same of PayPal. */
    readonly paypal?: 'off' | 'test' | 'live' | undefined
  }
  readonly merchandising: Merchandising
  /** How visitors are told that something is back; left out: they are not. */
  readonly restock?: RestockSettings | undefined
  /** How donations are taken; left out: they are not. */
  readonly donations?: DonationSettings | undefined
  /** How those are reminded who left a cart; left out: they are not. */
  readonly reminders?: ReminderSettings | undefined
  /** How reviews are taken and shown; left out: they are not. */
  readonly reviews?: ReviewSettings | undefined
  /** Where a new visitor most likely lives: preselected at checkout; '' follows the business (`usualCountry`). */
  readonly defaultCountry: string
  /** Text of the order button's law-bound wording, terms and returns pages; URLs or ''. */
  readonly termsUrl: string
  readonly returnsUrl: string
  readonly privacyUrl: string
  /** Where the shop says what delivery costs; left out or '': nowhere. */
  readonly shippingUrl?: string | undefined
  /** What the law of its country wants shown and its owner does not, each with the reason. */
  readonly dutiesOff?: readonly DutyOff[] | undefined
}

/** A duty by its code that an owner switched off, and why. */
export interface DutyOff {
  readonly code: string
  readonly note: string
}

/** What is said of products that are nearly gone, or gone, where the product says nothing of its own. */
export interface Merchandising {
  readonly scarcityOnPages: boolean
  /** In blocks that show a product on other pages, and in its quick view. */
  readonly scarcityOnBlocks: boolean
  /** Said from this many pieces down. */
  readonly scarcityThreshold: number
  /** `{qtyInStock}` becomes the number; '': the usual words. */
  readonly scarcityText: string
  /** '': the usual words. */
  readonly soldOutText: string
}

/** What new shops say: nothing but where a product has words of its own. */
export const usualMerchandising: Merchandising = {
  scarcityOnPages: false,
  scarcityOnBlocks: false,
  scarcityThreshold: 10,
  scarcityText: '',
  soldOutText: '',
}

/** Payment outside the shop: bank transfer, cash on collection. */
export interface ManualPayment {
  readonly key: string
  readonly label: string
  readonly instructions: string
}

/** How a product is taxed: as most are, at the reduced rate of its country, or never. */
export type TaxClass = 'standard' | 'reduced' | 'exempt'

/** A tax on goods shipped to a country, or to one region of it. The most specific rule wins. */
export interface TaxRule {
  readonly name: string
  readonly country: string
  readonly region: string | null
  /** Thousandths of a percent: 8875 is 8.875 %. */
  readonly rateMilliPercent: number
  readonly taxesShipping: boolean
  /** Left out: for every product whose class has no rule of its own. */
  readonly productClass?: 'reduced' | undefined
  /** The first and the last day on which it holds, as 2026-01-31 by the clock of the site; left out: no end on that side. */
  readonly from?: string | undefined
  readonly until?: string | undefined
}

/** Where a set of rates applies; `countries` empty means everywhere else. */
export interface ShippingZone {
  readonly name: string
  readonly countries: readonly string[]
  /** Codes of the regions of its only country; left out or empty: all of them. */
  readonly regions?: readonly string[] | undefined
  /** Postcodes of its only country: `90210`, `902*` or `10000-19999`; left out or empty: all of them. */
  readonly postalCodes?: readonly string[] | undefined
  readonly rates: readonly ShippingRate[]
}

/** A way to send a parcel, and what it costs. */
export type ShippingRate = {
  readonly key: string
  readonly name: string
  /** When it arrives, in words; left out or '': nothing is said. */
  readonly deliveryTime?: string | undefined
} & (
  | { readonly kind: 'flat'; readonly priceCents: number }
  | { readonly kind: 'by-weight'; readonly ranges: readonly WeightRange[] }
  | { readonly kind: 'by-price'; readonly ranges: readonly PriceRange[] }
  | { readonly kind: 'free-over'; readonly thresholdCents: number; readonly priceCents: number }
)

/** Price of a parcel up to a weight; `null` for any weight above. */
interface WeightRange {
  readonly toGrams: number | null
  readonly priceCents: number
}

/** Price of a parcel up to a subtotal, that one included; `null` for any above. */
interface PriceRange {
  readonly toCents: number | null
  readonly priceCents: number
}

/** A place where buyers collect what they bought. */
export interface PickupPlace {
  readonly key: string
  readonly name: string
  /** Where it is, and when it is open, in words. */
  readonly address: string
  readonly hours: string
  readonly priceCents: number
  /** Where its goods are taxed. */
  readonly country: string
  readonly region: string
}

/** The owner's own round through the neighbourhood, offered beside the rates of the zone. */
export interface LocalDelivery {
  readonly key: string
  readonly name: string
  readonly country: string
  readonly postalCodes: readonly string[]
  /** The least a subtotal must be; 0: any. */
  readonly minimumCents: number
  readonly priceCents: number
  readonly deliveryTime: string
}

/** Between which prices an account can be paid in installments; the service tells each account its own (specification, section 5). */
export interface InstallmentTerms {
  /** The price must be greater than this, and not greater than the other. */
  readonly leastCents: number
  readonly mostCents: number
}
