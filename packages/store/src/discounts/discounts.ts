import type { Discount } from '@vitrine/domain/discounts/discount'
import type { ListPage } from '../lists/list-page.ts'
import type { ListAsk } from '../lists/read-list.ts'

/** The discounts of a shop. */
export interface DiscountRecords {
  find(id: string): Promise<Discount | undefined>
  /** The same, locked until the end of the transaction. */
  lock(id: string): Promise<Discount | undefined>
  findMany(ids: readonly string[]): Promise<readonly Discount[]>
  /** All that need no code. */
  listAutomatic(): Promise<readonly Discount[]>
  /** Those behind an id, in the order of their ids, whatever they need and whether they are stopped. */
  behind(afterId: string, limit: number): Promise<readonly Discount[]>
  /** Whether there are any that need a code. */
  hasCodes(): Promise<boolean>
  /** Whether any of these are for what comes again and again. */
  hasCodesForSubscriptions(): Promise<boolean>
  /** Keeps one that is new or was changed. Its code is kept apart, by `DiscountCodeRecords`. */
  save(discount: Discount): Promise<void>
  /** Removes one with its codes; what is known of its uses goes, too. */
  remove(id: string): Promise<void>
  /** A page of the owner's list. */
  list(ask: ListAsk): Promise<ListPage<Discount>>
  /** What changes whenever the list does. */
  marks(): Promise<string>
}

/** A code with its count of uses; a use is reserved while somebody pays. */
export interface DiscountCode {
  readonly code: string
  readonly discountId: string
  readonly used: number
  readonly reserved: number
  /** null: any number of uses. */
  readonly most: number | null
}

/** Which codes of a discount are wanted, in the order of the alphabet. */
export interface CodesAsk {
  readonly discountId: string
  /** '' for all; else those that begin so. */
  readonly beginning: string
  readonly uses: 'any' | 'used' | 'unused'
  /** Behind this one; '' for the first. */
  readonly after: string
  readonly limit: number
}

/** Codes: each belongs to one discount of the site. An automatic discount counts its uses by `automaticCode`. */
export interface DiscountCodeRecords {
  find(codes: readonly string[]): Promise<readonly DiscountCode[]>
  /** Gives codes to a discount; those that belong to one already stay where they are. Returns how many are new. */
  add(
    codes: readonly string[],
    to: { readonly discountId: string; readonly most: number | null; readonly nowMs: number },
  ): Promise<number>
  /** Sets how often each code of a discount may be used. */
  limit(discountId: string, most: number | null): Promise<void>
  /** Takes a code from its discount. */
  remove(code: string): Promise<void>
  /** Locks the codes of a discount until the end of the transaction: nobody reserves or takes a use of them meanwhile. */
  lock(discountId: string): Promise<void>
  /** How often codes of some discounts were used, by the id of each that was used at all. */
  uses(discountIds: readonly string[]): Promise<ReadonlyMap<string, number>>
  page(ask: CodesAsk): Promise<readonly DiscountCode[]>
  count(discountId: string): Promise<{ readonly codes: number; readonly used: number; readonly uses: number }>
}

/** A use that is to be reserved. */
export interface WantedUse {
  readonly discountId: string
  readonly code: string
  readonly amountCents: number
  /** Whose the use is, where each customer has one; else ''. */
  readonly customerKey: string
}

/** A use by an order. */
export interface DiscountUse {
  readonly code: string
  readonly orderId: string
  readonly orderNumber: number
  readonly amountCents: number
  readonly currency: string
  readonly atMs: number
}

/** Uses of discounts: reserved when a payment begins, taken with its order, given back where there is none. */
export interface DiscountUseRecords {
  /** Reserves all, or none: then it names the first that is used up, by all or by this customer. */
  reserve(
    payment: {
      readonly id: string
      readonly cartId: string
      readonly currency: string
      readonly nowMs: number
    },
    uses: readonly WantedUse[],
  ): Promise<ReserveResult>
  /** Turns what a payment reserved into uses of its order. */
  take(paymentId: string, order: { readonly id: string; readonly number: number }): Promise<void>
  /** Gives back what a payment reserved. */
  release(paymentId: string): Promise<void>
  /** Gives back the uses of an order that is canceled, but for those of some discounts. */
  giveBack(orderId: string, keptIds?: readonly string[]): Promise<void>
  /** The codes that payments of a cart reserve now. */
  reservedByCart(cartId: string): Promise<readonly string[]>
  /** Which of some discounts a customer had. */
  hadBy(customerKey: string, discountIds: readonly string[]): Promise<readonly string[]>
  /** Has the uses of an order be another customer's, where each customer has one; who had it anyway has it still. */
  moveToCustomer(orderId: string, customerKey: string): Promise<void>
  /** Forgets which discounts a customer had until a moment. */
  forget(customerKey: string, untilMs?: number): Promise<void>
  /** Whether a discount is in an order, or in a payment. */
  hasAny(discountId: string): Promise<boolean>
  /** Uses by orders, the newest first. */
  page(
    discountId: string,
    /** Of several at one time, those of smaller numbers come after. */
    place: { readonly beforeMs: number; readonly beforeNumber: number; readonly limit: number },
  ): Promise<readonly DiscountUse[]>
}

/** Whether uses are reserved. */
export type ReserveResult =
  | { readonly ok: true }
  | { readonly ok: false; readonly problem: 'used-up' | 'used-by-customer'; readonly use: WantedUse }

/** The code by which the uses of an automatic discount are counted; no visitor can type it. */
export function automaticCode(discountId: string): string {
  return `*${discountId}`
}
