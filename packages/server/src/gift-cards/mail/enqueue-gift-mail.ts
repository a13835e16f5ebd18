import { oneOf } from '@vitrine/contract/schemas'
import type { GiftCard } from '@vitrine/domain/gift-cards/gift-card'
import { goesOutAtMs } from '@vitrine/domain/gift-cards/mailing'
import type { SiteTables } from '@vitrine/store/store'
import { Type } from 'typebox'
import { defineJob } from '../../jobs/define-job.ts'
import type { Services } from '../../services/services.ts'

/** The kind of the jobs that mail a gift card, or that it was sent. */
export const giftMailJobKind = 'gift-card-mail'

/** The kind of those about cards that nobody paid for: they wait while a site is suspended. */
export const givenMailJobKind = 'given-card-mail'

/** The mail with the code, or the one that tells its buyer that it was sent. */
export type GiftMailKind = 'gift-card' | 'gift-card-sent'

interface GiftMailing {
  readonly card: GiftCard
  readonly mail: GiftMailKind
  readonly services: Pick<Services, 'clock' | 'newId'>
}

/** Puts a mail about a card into the outbox, in the transaction that issues or changes it. The code is not in it: it is opened when the mail is written. */
export async function enqueueGiftMail(
  { jobs }: Pick<SiteTables, 'jobs'>,
  { card, mail, services }: GiftMailing,
): Promise<void> {
  const isCode = mail === 'gift-card'
  const nowMs = services.clock()
  await jobs.enqueue({
    id: services.newId(),
    kind: card.orderId === null ? givenMailJobKind : giftMailJobKind,
    payload: { cardId: card.id, mail, ...(isCode ? { mailing: card.mailing ?? 0 } : {}) },
    runAtMs: isCode ? Math.max(goesOutAtMs(card), nowMs) : nowMs,
    mail: {
      reason: mail,
      to: isCode ? card.recipientEmail : card.buyerEmail,
      subject: '',
      orderId: card.orderId,
      orderName: card.orderName,
    },
  })
}

/** Reads which mail about which card is to be sent, and which mailing of it; one that was planned before these were counted names its moment. */
export const readGiftMail = defineJob(
  giftMailJobKind,
  Type.Object({
    cardId: Type.String(),
    mail: oneOf<GiftMailKind>(['gift-card', 'gift-card-sent']),
    mailing: Type.Optional(Type.Number()),
    deliverAtMs: Type.Optional(Type.Number()),
  }),
).read
