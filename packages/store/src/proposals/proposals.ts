import type { Proposal } from '@vitrine/domain/cart/proposals/proposal'
import type { ListPage } from '../lists/list-page.ts'
import type { ListAsk } from '../lists/read-list.ts'

/** Orders that owners draft for customers. */
export interface ProposalRecords {
  find(id: string): Promise<Proposal | undefined>
  /** The same, locked until the end of the transaction; the lock of its cart comes before, where both are taken. */
  lock(id: string): Promise<Proposal | undefined>
  save(proposal: Proposal): Promise<void>
  remove(id: string): Promise<boolean>
  /** Those for an address, in lower case. */
  ofEmail(email: string): Promise<readonly Proposal[]>
  /** Removes those for an address, and those that name it, of until a moment; returns how many. */
  removeOfEmail(email: string, untilMs?: number): Promise<number>
  /** Those behind an id, in the order of their ids, wherever they stand. */
  behind(afterId: string, limit: number): Promise<readonly Proposal[]>
  list(ask: ListAsk): Promise<ListPage<Proposal>>
}
