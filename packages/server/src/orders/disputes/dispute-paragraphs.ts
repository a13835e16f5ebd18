import { reasonText } from '@vitrine/domain/orders/disputes/dispute-reasons'
import { disputeText } from '@vitrine/domain/orders/disputes/take-dispute'
import type { Order } from '@vitrine/domain/orders/order'
import type { Site } from '@vitrine/domain/website/site'
import { sayIn } from '@vitrine/site/words/visitor-words'

/** What a mail about a dispute says to the owner: why, until when it can be answered, and what is better not done; of one that is over, how it ended. */
export function disputeParagraphs(
  { disputes = [], fulfillmentStatus }: Order,
  disputeId: string | undefined,
  { language, timeZone }: Site,
): readonly string[] {
  const dispute = disputes.find(({ id }) => id === disputeId) ?? disputes.at(-1)
  if (!dispute) return []
  if (dispute.outcome !== 'OPEN') return [disputeText[dispute.outcome]]
  const say = sayIn(language)
  const style = { dateStyle: 'long', timeStyle: 'short', timeZone } as const
  const time = (atMs: number) => new Intl.DateTimeFormat(language.replace('_', '-'), style).format(atMs)
  return [
    ...(dispute.reason === '' ? [] : [say('Reason: {reason}', { reason: say(reasonText(dispute)) })]),
    dispute.answerByMs === null
      ? 'Answer it at your payment service.'
      : say('Answer it at your payment service by {time}.', { time: time(dispute.answerByMs) }),
    ...(fulfillmentStatus === 'PENDING' ? ['Do not send what is not sent yet.'] : []),
  ]
}
