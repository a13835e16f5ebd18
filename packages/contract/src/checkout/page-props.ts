import type { SubscriptionPlan } from '@vitrine/domain/catalogue/product'
import type { Address } from '@vitrine/domain/contact/address'
import type { FormField } from '@vitrine/domain/forms/form-field'
import type { FieldManner } from '@vitrine/domain/forms/parts/field-manner'
import type { CheckoutDuties } from '@vitrine/domain/legal/shown-duties'
import type { CartReply } from '../cart/page-props.ts'
import type { PageSite } from '../pages/page-site.ts'

/** The three steps of the checkout, in their order. */
export type CheckoutStep = 'contact' | 'delivery' | 'payment'

/** The checkout page. Form posts send `step` and the fields of `domain/checkout/checkout-form.ts`. */
export interface CheckoutPageProps {
  readonly cart: CartReply
  /** Whether it is the visitor's own cart; no copy of another's, and none that is bought by itself, as a subscription, a donation and an owner's draft are. */
  readonly isOwnCart: boolean
  readonly step: CheckoutStep
  readonly locale: string
  /** Countries that can be delivered to (or, for digital carts, billed to), named in the page's language. */
  readonly countries: readonly { readonly code: string; readonly name: string }[]
  /** Countries that can be billed to, where goods may be collected instead of sent; else they are those of `countries`. */
  readonly billingCountries?: CheckoutPageProps['countries']
  /** Preselected where no address is known. */
  readonly defaultCountry: string
  /** Text by field name, of a refused form post. */
  readonly errors: Readonly<Record<string, string>>
  /** What was posted when it was refused, so that nothing is typed twice; never card data. */
  readonly values: Readonly<Record<string, string>>
  /** Message above the step (declined, timed out, out of stock), already in words. */
  readonly problem: string | null
  /** What is to be done next in the step that is open, where nothing was wrong with it. */
  readonly notice?: string
  /** Why there is nothing to do but wait: the money is on its way, in words. Absent: the buyer can pay. */
  readonly waiting?: string
  /** Why a code was not taken, in words. */
  readonly codeProblem?: string | null
  /** Addresses of the buyer's account, with where each is filled in; left out where there is nothing to choose. */
  readonly savedAddresses?: readonly { readonly label: string; readonly url: string }[]
  /** Where the buyer's bills go as far as the shop knows, where nothing is sent and the cart has no such address; left out for guests. */
  readonly knownBilling?: Address
  /** How the box stands that saves the address in the buyer's account; left out for guests. */
  readonly saveBox?: 'ticked' | 'unticked'
  /** Whatever is due by now; only those that can be charged again, of a subscription. */
  readonly gateways: readonly CheckoutGateway[]
  /** What comes again and again; absent: it is bought once. `nextDay`: when the second cycle is charged, in words. */
  readonly subscription?: {
    readonly plan: SubscriptionPlan
    readonly nextDay: string
    readonly productUrl: string
    /** Whether it is a plan of members, which is no product of the shop's pages. */
    readonly isMembership?: boolean
  }
  /** What is given; absent: something is bought. */
  /** What the shop put together; `backUrl` is the page of its link. */
  readonly proposal?: { readonly backUrl: string }
  readonly donation?: { readonly note: string; readonly coverText: string; readonly backUrl: string }
  /** The words by which buyers agree to be reminded of their cart; '': they are not asked. */
  readonly reminderText: string
  readonly isTestMode: boolean
  /** Whether the buyer can write a note to the order. */
  readonly asksForNote: boolean
  /** What the shop asks for beside the usual; absent: nothing. Its fields go by `checkoutFormPrefix` and their ids. */
  readonly checkoutForm?: {
    readonly name: string
    readonly fields: readonly FormField[]
    readonly manner: FieldManner
  }
  /** Whether the cart holds files, which are delivered at once with the buyer's consent. */
  readonly holdsDownloads: boolean
  /** Whether the buyer must agree to the terms. */
  readonly asksForTerms: boolean
  /** Whether buyers can give a VAT number. */
  readonly asksForVatId: boolean
  /** Whether buyers are asked if they want news. */
  readonly asksForNews: boolean
  /** A fresh UUID: the key of the attempt that a form post without JavaScript makes. */
  readonly attemptKey: string
  /** Set when the gateway asks the buyer to approve the payment. */
  readonly confirmation: { readonly paymentId: string; readonly message: string } | null
  readonly site: PageSite
  /** Where the cart leads that was emptied meanwhile. */
  readonly continueShoppingUrl: string
  /** What the law of the shop's country wants shown. */
  readonly duties: CheckoutDuties
  /** URLs, or '' where the owner has none. */
  readonly policies: { readonly termsUrl: string; readonly returnsUrl: string; readonly privacyUrl: string }
}

/** A way to pay. */
export interface CheckoutGateway {
  /** `test` for the test card; the key of a payment outside of the shop. */
  readonly key: string
  readonly label: string
  readonly instructions?: string
  /** The least that can be paid by it, in whole minor units; left out: anything. */
  readonly leastCents?: number
  /** Where the page can take the card itself, with the script of the service. */
  readonly cardForm?: CardFormSource
}

/** What a service needs to draw its own card form into the page. */
export interface CardFormSource {
  /** The key that browsers may see. */
  readonly publicKey: string
  readonly scriptUrl: string
}
