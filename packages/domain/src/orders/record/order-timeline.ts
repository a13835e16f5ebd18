import type { ListedMail } from '../../mail/listed-mail.ts'
import type { OrderEvent } from '../order.ts'

/** What happened to an order, from whatever row tells of it. */
export type TimelineEntry =
  | ({ readonly source: 'history' } & OrderEvent)
  | ({ readonly source: 'mail' } & Pick<ListedMail, 'id' | 'atMs' | 'reason' | 'to' | 'subject' | 'state'>)
  | ({ readonly source: 'money' } & MovedMoney)

/** Money that came in or went back. */
export interface MovedMoney {
  readonly atMs: number
  /** Negative: it went back. */
  readonly cents: number
  readonly gateway: string
  readonly reference: string
}

/** Joins what the order, its mails and its money tell, the latest first; of one moment, what was done stands before what followed from it. */
export function orderTimeline(
  history: readonly OrderEvent[],
  mails: readonly ListedMail[],
  money: readonly MovedMoney[],
): readonly TimelineEntry[] {
  const entries: readonly TimelineEntry[] = [
    ...history.map((event) => ({ source: 'history' as const, ...event })),
    ...money.map(({ atMs, cents, gateway, reference }) => ({
      source: 'money' as const,
      atMs,
      cents,
      gateway,
      reference,
    })),
    ...mails.map(({ id, atMs, reason, to, subject, state }) => ({
      source: 'mail' as const,
      id,
      atMs,
      reason,
      to,
      subject,
      state,
    })),
  ]
  return entries.toSorted((one, other) => one.atMs - other.atMs).toReversed()
}
