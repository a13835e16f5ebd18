import type { Paper, PaperKind } from '@vitrine/domain/orders/papers/paper'
import type { TaxEntry, TaxSum } from '@vitrine/domain/orders/papers/tax-report'

/** Invoices, credit notes, and the books of taxes: written once, never changed. */
export interface PaperRecords {
  /** The next number of a kind, without gaps: taken inside the transaction that inserts the paper. */
  nextNumber(kind: PaperKind): Promise<number>
  insert(source: string, paper: Paper): Promise<void>
  find(id: string): Promise<Paper | undefined>
  /** Those of an order, the oldest first. */
  listByOrder(orderId: string): Promise<readonly Paper[]>
  /** What of these is booked already. */
  bookedOf(orderId: string): Promise<ReadonlySet<string>>
  /** Writes what belongs into the books, a rate each. */
  book(entries: readonly TaxEntry[]): Promise<void>
  /** Sums of a time by country, rate and kind, its end left out. */
  taxSums(time: { readonly fromMs: number; readonly toMs: number }): Promise<readonly TaxSum[]>
}
