import { legalAddress } from '../website/settings/legal-texts.ts'
import type { Site } from '../website/site.ts'
import { type DutySite, holdsDuty } from './duties-of.ts'
import type { LegalText } from './duty-texts.ts'
import {
  orderButtonTexts,
  plusShippingTexts,
  taxIncludedTexts,
  textIn,
  withdrawalTexts,
} from './duty-texts.ts'

/** What the checkout shows by law. */
export interface CheckoutDuties {
  /** The only words on the button; null: the shop's own. */
  readonly button: LegalText | null
  /** Whether what is bought, its price, and delivery stand right above the button. */
  readonly showsEssentials: boolean
  readonly withdrawal: (LegalText & { readonly url: string }) | null
}

/** What the checkout of a site shows by law at a moment. */
export function checkoutDuties(site: DutySite & Pick<Site, 'legal'>, nowMs: number): CheckoutDuties {
  const url = legalAddress(site, 'returns')
  const hasButton = holdsDuty(site, 'order-button', nowMs)
  return {
    button: hasButton ? textIn(orderButtonTexts, site.language) : null,
    showsEssentials: hasButton || holdsDuty(site, 'delivery-before-order', nowMs),
    withdrawal:
      url !== '' && holdsDuty(site, 'withdrawal-information', nowMs)
        ? { ...textIn(withdrawalTexts, site.language), url }
        : null,
  }
}

/** What stands beside the price of a product. */
export interface PriceNote {
  readonly tax: LegalText | null
  /** For goods that are sent; `url` is '' where no page tells what that costs. */
  readonly shipping: (LegalText & { readonly url: string }) | null
}

/** What the note beside its price asks of a product. */
interface PricedGoods {
  readonly isSent: boolean
  /** Not so what is exempt, and gift cards: tax is due on what they pay. */
  readonly isTaxed: boolean
}

/** What stands beside the price of a product by law; null for nothing. */
export function priceNote(site: DutySite, { isSent, isTaxed }: PricedGoods, nowMs: number): PriceNote | null {
  if (!holdsDuty(site, 'price-note', nowMs)) return null
  const { store, language } = site
  // A shop without taxes says nothing of them: small businesses may not.
  const hasTax = isTaxed && store.taxInterpretation === 'inclusive' && store.taxRules.length > 0
  const tax = hasTax ? textIn(taxIncludedTexts, language) : null
  const shipping = isSent ? { ...textIn(plusShippingTexts, language), url: store.shippingUrl ?? '' } : null
  return tax || shipping ? { tax, shipping } : null
}
