import type { Order } from '../order.ts'
import { addEvent, type ChangeStamp } from '../order-states.ts'
import type { OrderFact } from '../record/order-fact.ts'
import type { DisputeNews, OrderDispute } from './order-dispute.ts'

/** What is said of a dispute as it stands. */
export const disputeText: Readonly<Record<OrderDispute['outcome'], string>> = {
  OPEN: 'This payment is disputed. Answer it at your payment service, and do not send what is not sent yet.',
  LOST: 'The dispute was lost: the money went back to the buyer.',
  WON: 'The dispute is over, and the money stays with you.',
  PREVENTED: 'The dispute did not come about: what was given back for it stands among the refunds.',
}

/** What is said of a dispute that is over, with the amount that it was about. */
export const decidedText: Readonly<
  Record<Exclude<OrderDispute['outcome'], 'OPEN'>, (amount: string) => string>
> = {
  LOST: (amount) => `The dispute about ${amount} was lost: the money went back to the buyer.`,
  WON: (amount) => `The dispute about ${amount} is over, and the money stays with you.`,
  PREVENTED: (amount) =>
    `The dispute about ${amount} did not come about: what was given back for it stands among the refunds.`,
}

/** Writes what is new of a dispute on its order; null where nothing is. What was decided stays so, whatever is told late. */
export function takeDispute(order: Order, news: DisputeNews, stamp: ChangeStamp): Order | null {
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
  return addEvent(written(order, dispute), 'note', factOf(order, dispute), stamp)
}

function factOf({ currency }: Order, { outcome, amountCents = null, reason }: OrderDispute): OrderFact {
  if (outcome === 'OPEN') return { code: 'disputed', reason }
  return {
    code: 'dispute-over',
    outcome,
    amount: amountCents === null ? null : { cents: amountCents, currency },
  }
}

function written(order: Order, dispute: OrderDispute): Order {
  const others = (order.disputes ?? []).filter(({ id }) => id !== dispute.id)
  return { ...order, disputes: [...others, dispute] }
}
