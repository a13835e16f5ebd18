import type { Order } from '../order.ts'
import { addNote, type ChangeStamp } from '../order-states.ts'
import { type DisputeNews, type OrderDispute, reasonText } from './order-dispute.ts'

/** What the history says of disputes. */
const disputeText = {
  began:
    "The buyer's bank disputes this payment. Answer it at your payment service, and do not send what is not sent yet.",
  lost: 'The dispute was lost: the money went back to the buyer.',
  won: 'The dispute is over, and the money stays with you.',
} as const

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
  if (news.outcome === 'LOST') return disputeText.lost
  if (news.outcome === 'WON') return disputeText.won
  return news.reason === '' ? disputeText.began : `${disputeText.began} Reason: ${reasonText(news)}.`
}

function written(order: Order, dispute: OrderDispute): Order {
  const others = (order.disputes ?? []).filter(({ id }) => id !== dispute.id)
  return { ...order, disputes: [...others, dispute] }
}
