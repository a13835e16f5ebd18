import type { Cart } from '@vitrine/domain/cart/cart'
import type { HeldAddress } from '@vitrine/domain/members/held-address'

/** Visitors' carts. */
export interface CartRecords {
  findByToken(token: string): Promise<Cart | undefined>
  /** The same, locked until the end of the transaction, so that parallel changes queue. */
  lockByToken(token: string): Promise<Cart | undefined>
  save(cart: Cart): Promise<void>
  /** Saves a new cart; says false, and keeps nothing, where another with its token was begun meanwhile. */
  begin(cart: Cart): Promise<boolean>
  /** Carts in which somebody gave their e-mail address, the last that was changed first. All carts are looked at: for what happens seldom. */
  ofEmail(email: string): Promise<readonly Cart[]>
  /** Removes carts that name an e-mail address while it was theirs, and those that became some orders. */
  removeOfPerson(person: HeldAddress & { readonly orderIds: readonly string[] }): Promise<void>
  /** Removes carts that were not touched since a moment and not bought, a batch at a time; returns how many. */
  removeAbandoned(beforeMs: number): Promise<number>
}
