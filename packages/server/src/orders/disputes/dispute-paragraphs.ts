import { reasonText } from '@vitrine/domain/orders/disputes/dispute-reasons'
import type { OrderDispute } from '@vitrine/domain/orders/disputes/order-dispute'
import { decidedText, disputeText } from '@vitrine/domain/orders/disputes/take-dispute'
import type { Order } from '@vitrine/domain/orders/order'
import type { Site } from '@vitrine/domain/website/site'
import { sayIn } from '@vitrine/site/words/visitor-words'

/** The dispute that a mail is about; the last one where it is not said. */
export function disputeOf(
  { disputes = [] }: Pick<Order, 'disputes'>,
  disputeId: string | undefined,
): OrderDispute | undefined {
  return disputes.find(({ id }) => id === disputeId) ?? disputes.at(-1)
}

/** What a mail about a dispute says to the owner: of how much, why, until when it can be answered, and what is better not done; of one that is over, how it ended. */
export function disputeParagraphs(
  order: Order,
  dispute: OrderDispute | undefined,
  { site: { language, timeZone }, write }: DisputeWords,
): readonly string[] {
  if (!dispute) return []
  const say = sayIn(language)
  const { amountCents = null, outcome } = dispute
  const isPart = amountCents !== null && amountCents !== order.grandTotalCents
  const total = isPart ? [say('The order came to {total}.', { total: write(order.grandTotalCents) })] : []
  if (outcome !== 'OPEN') {
    const ended = amountCents === null ? disputeText[outcome] : decidedText[outcome](write(amountCents))
    return [ended, ...total]
  }
  const style = { dateStyle: 'long', timeStyle: 'short', timeZone } as const
  const time = (atMs: number) => new Intl.DateTimeFormat(language, style).format(atMs)
  return [
    ...total,
    ...(dispute.reason === '' ? [] : [say('Reason: {reason}', { reason: say(reasonText(dispute)) })]),
    dispute.answerByMs === null
      ? 'Answer it at your payment service.'
      : say('Answer it at your payment service by {time}.', { time: time(dispute.answerByMs) }),
    ...(order.fulfillmentStatus === 'PENDING' ? ['Do not send what is not sent yet.'] : []),
  ]
}

/** Whose mail it is, and how it writes an amount. */
interface DisputeWords {
  readonly site: Site
  readonly write: (cents: number) => string
}
