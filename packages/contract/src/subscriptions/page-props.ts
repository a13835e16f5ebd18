import type { Address } from '@vitrine/domain/contact/address'
import type { SubscriptionAct } from '@vitrine/domain/subscriptions/subscription-acts'
import type { SubscriptionState } from '@vitrine/domain/subscriptions/subscription-states'
import type { PageSite } from '../pages/page-site.ts'

/** The page on which the buyer of a subscription lives with it; what is said comes in words. */
export interface SubscriptionPageProps {
  /** Where its forms go. */
  readonly path: string
  readonly linkKey: string
  readonly state: SubscriptionState
  readonly isTest: boolean
  /** Whether it stands still until it is taken up; one of which a delivery is skipped does not. */
  readonly isPaused: boolean
  /** What stands of it, in a sentence. */
  readonly stateText: string
  /** Whether a payment that failed is tried again at this moment: the page follows until it is known what becomes of it. */
  readonly isTriedNow: boolean
  readonly product: {
    readonly title: string
    readonly choice: string
    readonly quantity: number
    readonly imageUrl: string | null
  }
  /** Whether it opens areas for members, and nothing is delivered. */
  readonly isMembership: boolean
  readonly priceText: string
  /** Discounts that it was given, each in words. */
  readonly discountTexts: readonly string[]
  /** A price that is to come, and from when on; null: none was announced. */
  readonly newPriceText: string | null
  /** Until when a membership is open by what was paid; null of what is no membership. */
  readonly openUntilText: string | null
  /** What is charged at once to a card that is named after a payment failed; null where none did, or that is not known. */
  readonly failedText: string | null
  /** When the next payment is; null when there is none. */
  readonly nextText: string | null
  /** When the next payment is once it is taken up again; null where it cannot be. */
  readonly resumedText: string | null
  /** The way to pay, as people know it; null when one must be named. */
  readonly methodText: string | null
  readonly address: Address | null
  readonly isSent: boolean
  readonly history: readonly {
    readonly atMs: number
    readonly text: string
    /** The page of the order that it tells of; null: it tells of none. */
    readonly orderUrl: string | null
  }[]
  /** What can be done. */
  readonly acts: readonly SubscriptionAct[]
  /** Whether the bank wants the payment approved that failed, and its buyer can do that here. */
  readonly asksApproval: boolean
  /** The form that is open. */
  readonly ask: SubscriptionAct | null
  /** What was just done, in words. */
  readonly done: string | null
  readonly problem: string | null
  readonly errors: Readonly<Record<string, string>>
  readonly values: Readonly<Record<string, string>>
  /** What can be had instead. */
  readonly variants: readonly { readonly id: string; readonly label: string }[]
  /** Whether several of it can be had each time. */
  readonly takesQuantity: boolean
  /** Ways in which it can be delivered. */
  readonly deliveries: readonly { readonly key: string; readonly label: string }[]
  /** How it is delivered and for how much, or what stands in the way, in words; null where nothing is sent, or any more. */
  readonly deliveryText: string | null
  readonly countries: readonly { readonly code: string; readonly name: string }[]
  /** Ways to pay that can be named. */
  readonly gateways: readonly { readonly key: 'test' | 'stripe'; readonly label: string }[]
  /** Most deliveries that a pause can leave out from here. */
  readonly mostCycles: number
  /** The cycle that is next: what leaves it out says which one it meant. */
  readonly nextCycle: number
  readonly locale: string
  readonly timeZone: string
  readonly site: PageSite
  readonly contactEmail: string
}
