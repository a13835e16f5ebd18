import type { GiftCard } from '@vitrine/domain/gift-cards/gift-card'
import { isLastPlanned } from '@vitrine/domain/gift-cards/mailing'
import type { LookOf } from '@vitrine/domain/mail/mail-look'
import { siteFor } from '@vitrine/site/language/site-for'
import { visitorOriginOf } from '@vitrine/site/sites/visitor-origin'
import type { SiteStore } from '@vitrine/store/store'
import { type JobHandler, PermanentJobError } from '../../jobs/job-handler.ts'
import { deliver } from '../../mail/deliver.ts'
import type { Mailer } from '../../services/mailer.ts'
import type { Services } from '../../services/services.ts'
import { unsealCode } from '../gift-code-keys.ts'
import { enqueueGiftMail, type GiftMailKind, readGiftMail } from './enqueue-gift-mail.ts'
import { composeGiftMail, hiddenCode, printedCode } from './gift-mail.ts'

type MailServices = Pick<Services, 'secret' | 'publicUrl' | 'clock' | 'newId'>

/** Mails a gift card to whom it is for, and tells its buyer (the job `gift-card-mail`). A card that is void by then stays where it is. */
export function sendGiftMail(mailer: Mailer, services: MailServices, lookOf: LookOf): JobHandler {
  return async ({ id, payload, store, nowMs }) => {
    const { cardId, mail, mailing = 0, deliverAtMs = null } = readGiftMail(payload)
    const card = await store.giftCards.find(cardId)
    if (!card) throw new PermanentJobError(`There is no gift card ${cardId}.`)
    const to = mail === 'gift-card' ? card.recipientEmail : card.buyerEmail
    if (card.state === 'void' || to === '') return
    // It was sent otherwise meanwhile, or is to be sent at another time.
    if (mail === 'gift-card' && !isLastPlanned({ mailing, deliverAtMs }, card)) return
    // Who bought it as a present speaks the language of whom it is for, as far as is known.
    const order = card.orderId === null ? undefined : await store.orders.find(card.orderId)
    const { site } = await siteFor(store, order?.language)
    const origin = visitorOriginOf(site, services.publicUrl)
    const place = { site, origin, look: await lookOf(site) }
    const code = await readCodeFor(mail, store, card, services)
    const letter = composeGiftMail(mail, card, { ...place, code: printedCode(code) })
    // The code is for its reader alone; where no mail goes out, the mailbox is where it is read.
    const kept =
      mailer.transport === 'mailbox'
        ? letter
        : composeGiftMail(mail, card, { ...place, code: hiddenCode(card.lastFour) })
    const about = { id, reason: mail, orderId: card.orderId, orderName: card.orderName } as const
    await deliver(mailer, { ...about, ...letter }, { store, nowMs, kept: { ...about, ...kept } })
    if (mail === 'gift-card') await noteSent(store, card.id, services)
  }
}

async function readCodeFor(
  mail: GiftMailKind,
  { giftCards }: SiteStore,
  card: GiftCard,
  services: MailServices,
): Promise<string> {
  if (mail === 'gift-card-sent') return ''
  const sealed = await giftCards.sealedCode(card.id)
  const code = sealed === null ? null : unsealCode(sealed, services)
  if (code === null)
    throw new PermanentJobError(
      'The code of this gift card was sealed with another key. Issue a new card in its place.',
    )
  return code
}

/** Writes down that a card went out; its buyer hears of the first time. */
function noteSent(store: SiteStore, cardId: string, services: MailServices): Promise<void> {
  return store.transaction(async (tables) => {
    const card = await tables.giftCards.lock(cardId)
    if (!card) return
    const nowMs = services.clock()
    await tables.giftCards.saveDetails({ ...card, sentAtMs: nowMs, updatedAtMs: nowMs })
    if (card.sentAtMs !== null || card.buyerEmail === '') return
    await enqueueGiftMail(tables, { card, mail: 'gift-card-sent', services })
  })
}
