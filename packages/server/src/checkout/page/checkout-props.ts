import type {
  CardFormSource,
  CheckoutGateway,
  CheckoutPageProps,
  CheckoutStep,
} from '@vitrine/contract/checkout/page-props'
import { type Breakdown, isPickup } from '@vitrine/domain/cart/breakdown'
import type { Cart } from '@vitrine/domain/cart/cart'
import { type CodeProblem, sayCodeProblem } from '@vitrine/domain/cart/code-problem'
import { isApart } from '@vitrine/domain/cart/is-apart'
import { isSubscribed } from '@vitrine/domain/cart/is-subscribed'
import { chosenCountry, countriesFor } from '@vitrine/domain/checkout/delivery-countries'
import { checkAddress } from '@vitrine/domain/contact/check-address'
import { countryCodes } from '@vitrine/domain/contact/country-codes'
import { namedCountries } from '@vitrine/domain/contact/named-countries'
import type { BuyersForm } from '@vitrine/domain/forms/buyers/buyers-form'
import { mannerOf } from '@vitrine/domain/forms/parts/manner-of'
import { checkoutDuties } from '@vitrine/domain/legal/shown-duties'
import { termsToAgreeTo } from '@vitrine/domain/legal/terms-to-agree-to'
import { serviceNames } from '@vitrine/domain/payments/gateway-keys'
import { leastChargeCents } from '@vitrine/domain/payments/least-charge'
import { isTestMode } from '@vitrine/domain/payments/test-mode'
import { type WayToPay, waysToPay } from '@vitrine/domain/payments/ways-to-pay'
import { legalAddress } from '@vitrine/domain/website/settings/legal-texts'
import { usualCountry } from '@vitrine/domain/website/settings/usual-country'
import type { Site } from '@vitrine/domain/website/site'
import type { ManualPayment } from '@vitrine/domain/website/store-settings'
import { sayIn, visitorWords } from '@vitrine/site/words/visitor-words'
import { codeWords } from '../../cart/codes/code-words.ts'
import type { PricedCart, PriceSource } from '../../cart/price-stored-cart.ts'
import { proposalPath } from '../../cart/proposals/proposal-link.ts'
import { consentTextIn } from '../../cart/reminders/consent-text.ts'
import { showCartV3 } from '../../cart/v3-calls.ts'
import { pageSite } from '../../pages/page-site.ts'
import { donationProps, noDuties } from './donation-props.ts'
import { subscriptionProps } from './subscription-props.ts'

/** What changes from one showing of the checkout to the next. */
export interface CheckoutMoment {
  readonly step: CheckoutStep
  /** The token of the visitor's own cart. */
  readonly ownToken: string | null
  readonly nowMs: number
  readonly attemptKey: string
  readonly errors?: Readonly<Record<string, string>>
  readonly values?: Readonly<Record<string, string>>
  readonly problem?: string | null
  /** What is to be done next, where nothing was wrong. */
  readonly notice?: string
  /** Why the buyer has to wait. */
  readonly waiting?: string
  readonly savedAddresses?: CheckoutPageProps['savedAddresses']
  readonly saveBox?: CheckoutPageProps['saveBox']
  readonly knownBilling?: CheckoutPageProps['knownBilling']
  /** Why a code was not taken. */
  readonly codeProblem?: CodeProblem
  readonly confirmation?: CheckoutPageProps['confirmation']
  /** The form of the shop. */
  readonly checkoutForm?: BuyersForm | null
  /** What draws the card form of a service into the page. */
  readonly cardForm?: CardFormSource | null
}

/** Puts together what the checkout page is given. */
export function checkoutProps(
  priced: PricedCart,
  source: PriceSource,
  moment: CheckoutMoment,
): CheckoutPageProps {
  const { site } = source
  const { store, language } = site
  const { isDonation = false } = priced.cart
  const { sayComposed } = visitorWords(language)
  const { requiresShipping } = priced.breakdown
  const { codeProblem } = moment
  const offered = requiresShipping ? countriesFor(priced.cart, store) : countryCodes
  const cart = showCartV3(priced, source)
  return {
    cart,
    isOwnCart: priced.cart.token === moment.ownToken && !isApart(priced.cart),
    step: moment.step,
    locale: language,
    countries: namedCountries(offered, language),
    ...(requiresShipping && store.pickups.length > 0
      ? { billingCountries: namedCountries(countryCodes, language) }
      : {}),
    defaultCountry: chosenCountry(offered, usualCountry(site)),
    errors: moment.errors ?? {},
    values: moment.values ?? {},
    problem: moment.problem || null,
    ...(moment.notice && { notice: sayComposed(moment.notice) }),
    ...(moment.waiting && { waiting: sayComposed(moment.waiting) }),
    ...(moment.savedAddresses && { savedAddresses: moment.savedAddresses }),
    ...(moment.saveBox && { saveBox: moment.saveBox }),
    ...(moment.knownBilling && { knownBilling: moment.knownBilling }),
    ...(codeProblem && { codeProblem: sayCodeProblem(codeProblem, codeWords(site)) }),
    ...subscriptionProps(priced, source, {
      nowMs: moment.nowMs,
      gateways: gatewaysOf(site, priced.breakdown, moment.cardForm ?? null),
    }),
    ...donationProps(priced.cart, language),
    ...(priced.cart.agreed && {
      proposal: { backUrl: proposalPath(priced.cart.agreed, { secret: source.secret, websiteId: site.id }) },
    }),
    reminderText: isApart(priced.cart) ? '' : consentTextIn(language, store.reminders),
    isTestMode: isTestMode(store.payments),
    asksForNote: store.asksForNote && !isDonation,
    ...(moment.checkoutForm
      ? {
          checkoutForm: {
            name: moment.checkoutForm.name,
            fields: moment.checkoutForm.fields,
            manner: mannerOf(site),
          },
        }
      : {}),
    asksForTerms: termsToAgreeTo(site) !== null && !isDonation,
    holdsDownloads: priced.breakdown.hasDigital,
    asksForVatId: (store.asksForVatId ?? false) && !isDonation,
    asksForNews: store.asksForNews,
    attemptKey: moment.attemptKey,
    confirmation: moment.confirmation
      ? { ...moment.confirmation, message: sayComposed(moment.confirmation.message) }
      : null,
    site: pageSite(site),
    continueShoppingUrl: store.continueShoppingUrl,
    duties: isDonation ? noDuties : checkoutDuties(site, moment.nowMs),
    policies: {
      termsUrl: legalAddress(site, 'terms'),
      returnsUrl: legalAddress(site, 'returns'),
      privacyUrl: legalAddress(site, 'privacy'),
    },
  }
}

/** The furthest step that a cart is ready for. */
export function furthestStep(cart: Cart, breakdown: Breakdown, site: Site): CheckoutStep {
  if (cart.contact === null) return 'contact'
  if (!breakdown.requiresShipping) return 'payment'
  if (isPickup(breakdown.shipping)) return 'payment'
  const isAddressed =
    cart.shippingAddress !== null && checkAddress(cart.shippingAddress, countriesFor(cart, site.store)).ok
  return isAddressed && breakdown.shipping.selectedKey !== null ? 'payment' : 'delivery'
}

/** The steps in their order. */
export const checkoutSteps: readonly CheckoutStep[] = ['contact', 'delivery', 'payment']

/** All ways to pay, whatever is due by now: the page offers those that are for the sum that it shows. */
function gatewaysOf(
  { store, language }: Site,
  breakdown: Breakdown,
  cardForm: CardFormSource | null,
): readonly CheckoutGateway[] {
  const say = sayIn(language)
  const { currency } = breakdown
  const ways = waysToPay(store.payments, { currency, isKept: isSubscribed(breakdown), dueCents: null })
  const hasStripe = ways.some(({ kind }) => kind === 'stripe')
  const describe = (way: WayToPay<ManualPayment>): CheckoutGateway => {
    switch (way.kind) {
      case 'stripe':
        return {
          key: 'stripe',
          label: say('Card and more'),
          instructions: say('You pay on the page of Stripe, and come back to your order.'),
          leastCents: leastChargeCents(currency),
          ...(cardForm && { cardForm }),
        }
      case 'paypal':
        return { key: 'paypal', label: serviceNames.paypal, instructions: say(paypalText) }
      case 'test':
        return { key: 'test', label: hasStripe ? say('Test card') : say('Card') }
      case 'manual':
        return way.method
    }
  }
  return ways.map(describe)
}

const paypalText = 'You approve the payment on the page of PayPal, and come back to your order.'
