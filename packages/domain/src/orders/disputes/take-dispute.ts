import type { Order } from '../order.ts'
import { addNote, type ChangeStamp } from '../order-states.ts'
import { type DisputeNews, type OrderDispute, reasonWords } from './order-dispute.ts'

/** What is said of a dispute as it stands. */
export const disputeText: Readonly<Record<OrderDispute['outcome'], string>> = {
  OPEN: 'This payment is disputed. Answer it at your payment service, and do not send what is not sent yet.',
  LOST: 'The dispute was lost: the money went back to the buyer.',
  WON: 'The dispute is over, and the money stays with you.',
}

/** What is said of a dispute that is over, with the amount that it was about. */
export const decidedText: Readonly<
  Record<Exclude<OrderDispute['outcome'], 'OPEN'>, (amount: string) => string>
> = {
  LOST: (amount) => `The dispute about ${amount} was lost: the money went back to the buyer.`,
  WON: (amount) => `The dispute about ${amount} is over, and the money stays with you.`,
}

/** How the history of an order writes an amount, beside who changes it and when. */
export interface DisputeStamp extends ChangeStamp {
  readonly write: (cents: number) => string
}

/** Writes what is new of a dispute on its order; null where nothing is. What was decided stays so, whatever is told late. */
export function takeDispute(order: Order, news: DisputeNews, stamp: DisputeStamp): Order | null {
  const known = order.disputes?.find(({ id }) => id === news.id)
  if (known && known.outcome !== 'OPEN') return null
  if (known && news.outcome === 'OPEN') {
    const isSame = news.answerByMs === null || news.answerByMs === known.answerByMs
    return isSame ? null : written(order, { ...known, answerByMs: news.answerByMs })
  }
  const { outcome } = news
  const amountCents = news.amountCents ?? known?.amountCents ?? null
  const dispute = known
    ? { ...known, outcome, amountCents }
    : { ...news, amountCents, beganAtMs: stamp.nowMs }
  return addNote(written(order, dispute), noteOf(dispute, stamp), stamp)
}

function noteOf(dispute: OrderDispute, { write }: DisputeStamp): string {
  const { outcome, amountCents = null, reason } = dispute
  const text = disputeText[outcome]
  if (outcome === 'OPEN') return reason === '' ? text : `${text} Reason: ${reasonWords(dispute)}.`
  return amountCents === null ? text : decidedText[outcome](write(amountCents))
}

function written(order: Order, dispute: OrderDispute): Order {
  const others = (order.disputes ?? []).filter(({ id }) => id !== dispute.id)
  return { ...order, disputes: [...others, dispute] }
}
