import type { Address } from '../contact/address.ts'

/** A person who bought, known by their e-mail address: one of each on a site. */
export interface Customer {
  readonly id: string
  /** As it was written last. */
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly phone: string
  /** ISO 3166-1 alpha-2, of the address that was used last; '' without one. */
  readonly country: string
  /** Addresses that were given, the last one first. */
  readonly addresses: readonly Address[]
  /** When the order was placed that name and addresses are from. */
  readonly contactAtMs: number
  readonly firstSeenAtMs: number
  /** Orders without test orders and canceled ones. */
  readonly orderCount: number
  readonly testOrderCount: number
  /** When the last of the counted orders was placed; null without one. */
  readonly lastOrderAtMs: number | null
  /** What was paid for counted orders, by currency; the currency of the last order stands first. */
  readonly spent: readonly SpentAmount[]
  /** What was said about news by mail, oldest first. */
  readonly consents: readonly NewsConsent[]
  readonly tags: readonly string[]
  /** What owners note of this person. */
  readonly notes: string
  /** When an owner changed tags or notes last; 0 before the first time. */
  readonly updatedAtMs: number
}

/** Money in one currency. */
export interface SpentAmount {
  readonly currency: string
  readonly cents: number
}

/** When somebody said yes or no to news, and where. */
export interface NewsConsent {
  readonly atMs: number
  readonly isGiven: boolean
  readonly source: 'checkout' | 'owner' | 'newsletter'
  /** The number of the order at whose checkout it was said; '' elsewhere. */
  readonly orderNumber: string
  /** Display name of the owner who wrote it down; '' for the person themselves. */
  readonly by: string
}

/** Whether somebody wants news by what they said last. */
export function acceptsNews({ consents }: Pick<Customer, 'consents'>): boolean {
  return consents.at(-1)?.isGiven ?? false
}
