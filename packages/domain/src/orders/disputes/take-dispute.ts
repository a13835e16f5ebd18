import type { Order } from '../order.ts'
import { addNote, type ChangeStamp } from '../order-states.ts'
import { type DisputeNews, type OrderDispute, reasonWords } from './order-dispute.ts'

/** What is said of a dispute as it stands. */
export const disputeText: Readonly<Record<OrderDispute['outcome'], string>> = {
  OPEN: 'This payment is disputed. Answer it at your payment service, and do not send what is not sent yet.',
  LOST: 'The dispute was lost: the money went back to the buyer.',
  WON: 'The dispute is over, and the money stays with you.',
}

/** Writes what is new of a dispute on its order; null where nothing is. What was decided stays so, whatever is told late. */
export function takeDispute(order: Order, news: DisputeNews, stamp: ChangeStamp): Order | null {
  const known = order.disputes?.find(({ id }) => id === news.id)
  if (known && known.outcome !== 'OPEN') return null
  if (known && news.outcome === 'OPEN') {
    const isSame = news.answerByMs === null || news.answerByMs === known.answerByMs
    return isSame ? null : written(order, { ...known, answerByMs: news.answerByMs })
  }
  const disputed = written(
    order,
    known ? { ...known, outcome: news.outcome } : { ...news, beganAtMs: stamp.nowMs },
  )
  return addNote(disputed, noteOf(news), stamp)
}

function noteOf(news: DisputeNews): string {
  const text = disputeText[news.outcome]
  return news.outcome !== 'OPEN' || news.reason === '' ? text : `${text} Reason: ${reasonWords(news)}.`
}

function written(order: Order, dispute: OrderDispute): Order {
  const others = (order.disputes ?? []).filter(({ id }) => id !== dispute.id)
  return { ...order, disputes: [...others, dispute] }
}
