import type { Address } from '../../contact/address.ts'
import type { CartContact } from '../../contact/cart-contact.ts'
import type { CardResult, TypedCard } from '../../payments/check-card.ts'
import type { AccountKey } from '../../payments/gateway-keys.ts'

/** Who buys, where it goes, and what it is paid with, as the buyer sends it. */
export interface SentDetails {
  readonly email: string
  readonly phone?: string | undefined
  readonly wantsNews?: boolean | undefined
  readonly vatId?: string | undefined
  readonly shippingAddress: Address | null
  /** null: billed to where it is sent. */
  readonly billingAddress: Address | null
  readonly payment: SentPayment
}

/** How the buyer wants to pay. */
export type SentPayment =
  | ({ readonly gateway: 'test' } & TypedCard)
  | { readonly gateway: 'stripe' | 'paypal' }
  | { readonly gateway: 'manual'; readonly method?: string | undefined }

/** The same in its checked form. */
export interface BuyerDetails extends CheckedPayment {
  readonly contact: CartContact
  readonly shippingAddress: Address | null
  readonly billingAddress: Address | null
}

/** What an order is paid with. */
export interface CheckedPayment {
  readonly payment: {
    /** `none` where nothing is left to pay. */
    readonly gateway: 'test' | 'manual' | 'none' | AccountKey
    readonly label: string
    readonly instructions?: string
  }
  readonly card: Extract<CardResult, { readonly ok: true }>['card'] | null
}

/** A text for each field that is wrong. */
export type FieldErrors = Readonly<Record<string, string>>
