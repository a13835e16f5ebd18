import type { GiftCard } from '@vitrine/domain/gift-cards/gift-card'
import type { SiteTables } from '@vitrine/store/store'
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
  await jobs.enqueue({
    id: services.newId(),
    kind: card.orderId === null ? givenMailJobKind : giftMailJobKind,
    payload: { cardId: card.id, mail, ...(isCode ? { deliverAtMs: card.deliverAtMs } : {}) },
    runAtMs: isCode ? Math.max(card.deliverAtMs, services.clock()) : services.clock(),
    mail: {
      reason: mail,
      to: isCode ? card.recipientEmail : card.buyerEmail,
      subject: '',
      orderId: card.orderId,
      orderName: card.orderName,
    },
  })
}

/** Which mail about which card is to be sent. */
interface GiftMailOrder {
  readonly cardId: string
  readonly mail: GiftMailKind
  /** The moment for which it was planned; null: of a mail that has none, or of before it was noted. */
  readonly deliverAtMs: number | null
}

/** Reads which mail about which card is to be sent. */
export function readGiftMail(payload: unknown): GiftMailOrder {
  const fields: Readonly<Record<string, unknown>> =
    typeof payload === 'object' && payload !== null ? { ...payload } : {}
  const { cardId, mail, deliverAtMs } = fields
  if (typeof cardId !== 'string' || (mail !== 'gift-card' && mail !== 'gift-card-sent'))
    throw new Error('A mail about a gift card is to be sent, but it does not say which.')
  return { cardId, mail, deliverAtMs: typeof deliverAtMs === 'number' ? deliverAtMs : null }
}
