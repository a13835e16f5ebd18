import type { Address } from '../../contact/address.ts'
import type { TaxClass } from '../../website/store-settings.ts'

/** An order that an owner drafts for a customer, who pays it by a link. */
export interface Proposal {
  readonly id: string
  readonly contents: ProposalContents
  /** The link holds until then; null: there is none. */
  readonly linkEndsAtMs: number | null
  /** Of the link: one of an older version leads nowhere. */
  readonly linkVersion: number
  /** When the link was mailed last; null: never. */
  readonly mailedAtMs: number | null
  /** The cart that is paid; '' until somebody opens the link, and again when something is changed. */
  readonly cartId: string
  readonly cartToken: string
  /** What became of it; '' until it is placed. */
  readonly orderId: string
  /** What it comes to, as it was priced when it was saved; when it was ordered, what the order did. */
  readonly totalCents: number
  readonly currency: string
  /** Who drafted it, by name. */
  readonly by: string
  readonly createdAtMs: number
  readonly updatedAtMs: number
}

/** What an owner writes into it. */
export interface ProposalContents {
  readonly lines: readonly ProposalLine[]
  /** '' while it is not known. */
  readonly email: string
  readonly phone: string
  readonly shippingAddress: Address | null
  /** Null: as the delivery address. */
  readonly billingAddress: Address | null
  readonly discount: AgreedDiscount | null
  /** Null: its buyer chooses among the ways of the shop. */
  readonly delivery: AgreedDelivery | null
  /** What its customer reads. */
  readonly message: string
  /** For the owner and colleagues alone; goes into the timeline of the order. */
  readonly note: string
  /** How many days a link holds. */
  readonly validDays: number
}

/** What is sold: something of the catalogue at the price that was agreed, or whatever else an owner writes down. */
export type ProposalLine = ProductLine | FreeLine

interface ProductLine {
  readonly kind: 'product'
  readonly id: string
  readonly itemId: string
  readonly variantId: string
  /** As it was called when it was saved. */
  readonly title: string
  readonly quantity: number
  readonly unitPriceCents: number
}

interface FreeLine extends FreeGoods {
  readonly kind: 'free'
  readonly id: string
  readonly quantity: number
  readonly unitPriceCents: number
}

/** What a line says that is of no product. */
export interface FreeGoods {
  readonly title: string
  /** Whether it goes into a parcel. */
  readonly isSent: boolean
  readonly taxClass: TaxClass
}

/** What comes off the goods. */
export type AgreedDiscount =
  | { readonly kind: 'amount'; readonly name: string; readonly cents: number }
  | { readonly kind: 'percentage'; readonly name: string; readonly milliPercent: number }

/** How it is sent, and what that costs. */
export interface AgreedDelivery {
  readonly name: string
  readonly priceCents: number
}

/** What was agreed with the buyer of a cart that is made of a proposal: its lines are fixed, and the shop's discounts and rates are not for it. */
export interface AgreedTerms {
  readonly proposalId: string
  /** Of the link by which the cart was made. */
  readonly linkVersion: number
  readonly discount: AgreedDiscount | null
  readonly delivery: AgreedDelivery | null
}

/** How much of what it may hold. */
export const proposalLimits = {
  lines: 100,
  quantity: 9_999,
  /** With room for taxes below what an amount may come to. */
  worthCents: 100_000_000_000,
  title: 200,
  name: 100,
  message: 2_000,
  note: 2_000,
  days: 365,
} as const

/** How long a link holds until an owner says otherwise. */
export const usualValidDays = 14

/** Where it stands: nobody has its link, or somebody may, or had; or it became an order. */
export type ProposalState = (typeof proposalStates)[number]

export const proposalStates = ['draft', 'open', 'ended', 'placed'] as const

/** How owners read them. */
export const proposalStateLabels: Readonly<Record<ProposalState, string>> = {
  draft: 'Draft',
  open: 'Waiting for payment',
  ended: 'Link ended',
  placed: 'Ordered',
}

/** Where a proposal stands now. */
export function proposalStateOf(
  { orderId, linkEndsAtMs }: Pick<Proposal, 'orderId' | 'linkEndsAtMs'>,
  nowMs: number,
): ProposalState {
  if (orderId !== '') return 'placed'
  if (linkEndsAtMs === null) return 'draft'
  return nowMs < linkEndsAtMs ? 'open' : 'ended'
}
