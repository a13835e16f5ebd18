import { giftCardsList } from '@vitrine/contract/gift-cards/gift-cards-list'
import type {
  issueGiftCardCall,
  listGiftCardsCall,
  readGiftCardCall,
  readGiftLiabilityCall,
} from '@vitrine/contract/gift-cards/panel-calls'
import { maxGiftCents } from '@vitrine/domain/gift-cards/gift-card'
import { checkGift } from '@vitrine/domain/gift-cards/gift-details'
import { giftOwnerText } from '@vitrine/domain/gift-cards/gift-refusals'
import { presentGiftCard, presentGiftMovement } from '@vitrine/domain/gift-cards/present-gift-card'
import { checkFieldsText } from '@vitrine/domain/refusals/refusal-texts'
import { dayIn } from '@vitrine/domain/time/day-in'
import type { SiteTables } from '@vitrine/store/store'
import type { Exchange } from '../../http/exchange.ts'
import { failureText } from '../../http/reply/errors.ts'
import { type AnswerTo, refuse, reply } from '../../http/reply/reply.ts'
import { readListAsk } from '../../lists/read-list-ask.ts'
import { recordAuditEntry } from '../../owners/record-audit-entry.ts'
import { sendsMail } from '../../services/mailer.ts'
import type { Services } from '../../services/services.ts'
import { deliverAt } from '../issue/deliver-at.ts'
import { issueCard } from '../issue/issue-card.ts'

/** Answers the gift cards of the site. */
export async function getGiftCards(
  exchange: Exchange<typeof listGiftCardsCall>,
): Promise<AnswerTo<typeof listGiftCardsCall>> {
  const read = readListAsk(exchange, giftCardsList)
  if (!read.ok) return read.refused
  const page = await exchange.store.giftCards.list(read.ask)
  return reply({ ...page, rows: page.rows.map(presentGiftCard) })
}

/** Answers what the shop owes on gift cards. */
export async function getGiftLiability({
  store,
}: Exchange<typeof readGiftLiabilityCall>): Promise<AnswerTo<typeof readGiftLiabilityCall>> {
  return reply({ sums: [...(await store.giftCards.liability())] })
}

/** Answers a card with its ledger. */
export async function getGiftCard({
  params,
  store,
  services,
}: Exchange<typeof readGiftCardCall>): Promise<AnswerTo<typeof readGiftCardCall>> {
  return (await describeCard(store, params.cardId, services)) ?? refuse('not-found', failureText.notFound)
}

/** A card as it is now, with its ledger; undefined when there is none. */
export async function describeCard(
  { giftCards }: Pick<SiteTables, 'giftCards'>,
  cardId: string,
  services: Pick<Services, 'mailer'>,
): Promise<AnswerTo<typeof readGiftCardCall> | undefined> {
  const card = await giftCards.find(cardId)
  if (!card) return undefined
  const movements = await giftCards.movements(cardId)
  return reply({
    card: presentGiftCard(card),
    movements: movements.map(presentGiftMovement),
    sendsMail: sendsMail(services),
  })
}

/** Issues a card by hand. */
export async function postGiftCard(
  exchange: Exchange<typeof issueGiftCardCall>,
): Promise<AnswerTo<typeof issueGiftCardCall>> {
  const { body, store, services, site, account } = exchange
  const { cents, reason } = body
  const nowMs = services.clock()
  const checked = checkGift({ ...body, isForBuyer: false }, dayIn(site.timeZone, nowMs))
  const tooMuch = cents > maxGiftCents ? { cents: giftOwnerText['gift-card-too-much'] } : {}
  if (!checked.ok || tooMuch.cents !== undefined) {
    const errors = { ...(checked.ok ? {} : checked.errors), ...tooMuch }
    return refuse('fields-wrong', checkFieldsText, { errors })
  }
  const { recipientEmail, recipientName, senderName, message } = checked.details
  const source = `hand:${body.key || services.newId()}`
  return store.transaction(async (tables) => {
    const card = await issueCard(
      tables,
      {
        currency: site.store.currency,
        initialCents: cents,
        isTest: false,
        recipientEmail,
        recipientName,
        senderName,
        message,
        deliverAtMs: deliverAt(checked.details, site.timeZone, nowMs),
        orderId: null,
        orderName: '',
        buyerEmail: '',
        source,
        reason: reason.trim(),
        by: account?.displayName ?? '',
      },
      services,
    )
    const id = card?.id ?? (await tables.giftCards.findIdBySource(source))
    if (card) {
      const summary = `Gift card ••••${card.lastFour} issued`
      await recordAuditEntry(tables, exchange, { subjectId: card.id, summary })
    }
    return (id && (await describeCard(tables, id, services))) || refuse('not-found', failureText.notFound)
  })
}
