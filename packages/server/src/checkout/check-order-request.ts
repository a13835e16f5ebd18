import type { Breakdown } from '@vitrine/domain/cart/breakdown'
import { isPickup } from '@vitrine/domain/cart/breakdown'
import { isSubscribed } from '@vitrine/domain/cart/is-subscribed'
import { checkoutText } from '@vitrine/domain/cart/purchase-problem'
import { consentMissingText } from '@vitrine/domain/checkout/download-consent'
import type { Address } from '@vitrine/domain/contact/address'
import type { CartContact } from '@vitrine/domain/contact/cart-contact'
import { checkAddress, emptyAddress } from '@vitrine/domain/contact/check-address'
import { checkContact } from '@vitrine/domain/contact/check-contact'
import { countryCodes } from '@vitrine/domain/contact/country-codes'
import { formatMoney } from '@vitrine/domain/money/format-money'
import { checkCard } from '@vitrine/domain/payments/check-card'
import { serviceNames } from '@vitrine/domain/payments/gateway-keys'
import { leastChargeCents } from '@vitrine/domain/payments/least-charge'
import { type ToBePaid, type WayToPay, waysToPay } from '@vitrine/domain/payments/ways-to-pay'
import type { ManualPayment, StoreSettings } from '@vitrine/domain/website/store-settings'
import type { Card, GatewayKey } from '../services/gateway.ts'
import type { OrderRequest } from './order-request.ts'

/** The buyer's details in their checked form, or a text for each field that is wrong. */
export type DetailsResult =
  | { readonly ok: true; readonly details: BuyerDetails }
  | { readonly ok: false; readonly errors: Readonly<Record<string, string>> }

/** Who buys, where it goes, and what it is paid with. */
export interface BuyerDetails {
  readonly contact: CartContact
  readonly shippingAddress: Address | null
  readonly billingAddress: Address | null
  readonly payment: {
    /** `none` where nothing is left to pay. */
    readonly gateway: GatewayKey | 'none'
    readonly label: string
    readonly instructions?: string
  }
  readonly card: Card | null
}

/** Checks contact and addresses; `requiresShipping` says whether there is a parcel. */
export function checkDetails(
  request: OrderRequest,
  breakdown: DetailsBreakdown,
  {
    settings,
    nowMs,
    language,
    countries,
  }: {
    readonly settings: StoreSettings
    readonly nowMs: number
    readonly language: string
    /** Where it can be sent. */
    readonly countries: readonly string[]
  },
): DetailsResult {
  const { requiresShipping, shipping, hasDigital } = breakdown
  const errors: Record<string, string> = {}
  const contact = checkContact({ ...request, vatId: settings.asksForVatId ? request.vatId : '' })
  if (!contact.ok) Object.assign(errors, contact.errors)

  if (hasDigital && request.acceptsDownloads !== true) errors.acceptsDownloads = consentMissingText

  const isSent = requiresShipping && !isPickup(shipping)
  const shippingAddress = isSent
    ? takeAddress('shippingAddress', request.shippingAddress, countries, errors)
    : null
  const isBilledApart = request.billingAddress !== null || !isSent
  const billingAddress = isBilledApart
    ? takeAddress('billingAddress', request.billingAddress, countryCodes, errors)
    : null
  const payment =
    // What comes again and again needs a way to pay that is kept, whatever the first cycle costs.
    breakdown.dueCents === 0 && !isSubscribed(breakdown)
      ? nothingToPay(breakdown)
      : checkPayment(request.payment, {
          settings,
          nowMs,
          errors,
          due: {
            currency: breakdown.currency,
            dueCents: breakdown.dueCents,
            isKept: isSubscribed(breakdown),
          },
          language,
        })
  if (!contact.ok || !payment || Object.keys(errors).length > 0) return { ok: false, errors }
  return { ok: true, details: { contact: contact.contact, shippingAddress, billingAddress, ...payment } }
}

type DetailsBreakdown = Pick<
  Breakdown,
  'lines' | 'requiresShipping' | 'shipping' | 'hasDigital' | 'currency' | 'dueCents' | 'giftCards'
>

/** What is wrong with the choice of delivery; null when nothing is. */
export function findDeliveryErrors({
  requiresShipping,
  shipping,
}: Breakdown): Readonly<Record<string, string>> | null {
  if (!requiresShipping) return null
  if (shipping.options.length === 0) return { 'shippingAddress.country': checkoutText.noDelivery }
  if (shipping.selectedKey === null) return { shippingOptionKey: checkoutText.selectShipping }
  return null
}

type Errors = Record<string, string>

function takeAddress(
  field: 'shippingAddress' | 'billingAddress',
  sent: Address | null,
  countries: readonly string[],
  errors: Errors,
): Address | null {
  const checked = checkAddress(sent ?? emptyAddress, countries)
  if (checked.ok) return checked.address
  for (const [name, text] of Object.entries(checked.errors)) errors[`${field}.${name}`] = text
  return null
}

/** An order that gift cards pay in full, or that costs nothing, asks no gateway. */
function nothingToPay({ giftCards }: Pick<Breakdown, 'giftCards'>): Pick<BuyerDetails, 'payment' | 'card'> {
  const label = giftCards.some((each) => each.cents > 0) ? giftCardLabel : 'Nothing to pay'
  return { payment: { gateway: 'none', label }, card: null }
}

const giftCardLabel = 'Gift card'

function checkPayment(
  sent: OrderRequest['payment'],
  { settings, nowMs, errors, due, language }: PaymentCheck,
): Pick<BuyerDetails, 'payment' | 'card'> | null {
  const way = chosenWay(sent, waysToPay(settings.payments, due))
  switch (way?.kind) {
    case 'stripe':
      return { payment: { gateway: way.account, label: cardLabel }, card: null }
    case 'paypal':
      return { payment: { gateway: way.account, label: serviceNames.paypal }, card: null }
    case 'manual': {
      const { label, instructions } = way.method
      return { payment: { gateway: 'manual', label, instructions }, card: null }
    }
    case 'test':
      return takeTestCard(sent, nowMs, errors)
    case undefined: {
      const isTooLittle =
        chosenWay(sent, waysToPay(settings.payments, { ...due, dueCents: null })) !== undefined
      const least = formatMoney(leastChargeCents(due.currency), due.currency, language)
      errors['payment.gateway'] = isTooLittle ? leastText(least) : checkoutText.selectPayment
      return null
    }
  }
}

interface PaymentCheck {
  readonly settings: StoreSettings
  readonly nowMs: number
  readonly errors: Errors
  readonly due: ToBePaid
  readonly language: string
}

function chosenWay(
  sent: OrderRequest['payment'],
  ways: readonly WayToPay<ManualPayment>[],
): WayToPay<ManualPayment> | undefined {
  return ways.find(
    (way) =>
      way.kind === sent.gateway &&
      (way.kind !== 'manual' ||
        sent.gateway !== 'manual' ||
        [undefined, way.method.key].includes(sent.method)),
  )
}

function takeTestCard(
  sent: OrderRequest['payment'],
  nowMs: number,
  errors: Errors,
): Pick<BuyerDetails, 'payment' | 'card'> | null {
  if (sent.gateway !== 'test') return null
  const checked = checkCard(sent, nowMs)
  if (checked.ok) return { payment: { gateway: 'test', label: testCardLabel }, card: checked.card }
  for (const [name, text] of Object.entries(checked.errors)) errors[`payment.${name}`] = text
  return null
}

function leastText(least: string): string {
  return `Payments by card begin at ${least}. Please choose another way to pay, or put something more into your cart.`
}

/** How orders paid by card say so. */
const cardLabel = 'Card'

/** How orders paid with the test gateway say so. */
const testCardLabel = 'Test card'
