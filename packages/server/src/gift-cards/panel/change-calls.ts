import type {
  adjustGiftCardCall,
  resendGiftCardCall,
  voidGiftCardCall,
} from '@vitrine/contract/gift-cards/panel-calls'
import { isEmail } from '@vitrine/domain/contact/email-address'
import { type GiftCard, maxGiftCents } from '@vitrine/domain/gift-cards/gift-card'
import { giftText } from '@vitrine/domain/gift-cards/gift-details'
import { type GiftOwnerProblem, giftOwnerText } from '@vitrine/domain/gift-cards/gift-refusals'
import { planMailing } from '@vitrine/domain/gift-cards/mailing'
import { checkFieldsText } from '@vitrine/domain/refusals/refusal-texts'
import type { SiteTables } from '@vitrine/store/store'
import type { Exchange } from '../../http/exchange.ts'
import { failureText } from '../../http/reply/errors.ts'
import { type AnswerTo, refuse } from '../../http/reply/reply.ts'
import { recordAuditEntry } from '../../owners/record-audit-entry.ts'
import { enqueueGiftMail } from '../mail/enqueue-gift-mail.ts'
import { describeCard } from './card-calls.ts'

type ChangeCall = typeof adjustGiftCardCall | typeof voidGiftCardCall | typeof resendGiftCardCall

/** Puts money onto a card, or takes some off. */
export async function postGiftAdjustment(
  exchange: Exchange<typeof adjustGiftCardCall>,
): Promise<AnswerTo<typeof adjustGiftCardCall>> {
  const { cents, balanceCents } = exchange.body
  const reason = exchange.body.reason.trim()
  const errors = {
    ...(cents === 0 ? { cents: 'Enter an amount.' } : {}),
    ...(reason === '' ? { reason: reasonMissing } : {}),
  }
  if (Object.keys(errors).length > 0) return refuse('fields-wrong', checkFieldsText, { errors })
  const id = exchange.services.newId()
  return change(
    exchange,
    cents > 0 ? `money put on: ${reason}` : `money taken off: ${reason}`,
    async (tables, card) => {
      // Pressed again after an answer that got lost, it is done already.
      if (balanceCents !== undefined && card.balanceCents !== balanceCents) return 'gift-card-moved'
      if (card.balanceCents + cents > maxGiftCents) return 'gift-card-too-much'
      const isMoved = await tables.giftCards.move({
        ...stamp(exchange, card, reason),
        id,
        kind: 'adjust',
        cents,
      })
      return isMoved ? null : card.heldCents > 0 ? 'gift-card-in-use' : 'gift-card-too-little'
    },
  )
}

/** Empties a card and closes it. */
export async function postGiftVoid(
  exchange: Exchange<typeof voidGiftCardCall>,
): Promise<AnswerTo<typeof voidGiftCardCall>> {
  const reason = exchange.body.reason.trim()
  if (reason === '') return refuse('fields-wrong', checkFieldsText, { errors: { reason: reasonMissing } })
  const id = exchange.services.newId()
  return change(exchange, `made void: ${reason}`, async (tables, card) => {
    const isVoid = await tables.giftCards.void({ ...stamp(exchange, card, reason), id, kind: 'void' })
    return isVoid ? null : 'gift-card-in-use'
  })
}

/** Mails a card again. */
export async function postGiftMail(
  exchange: Exchange<typeof resendGiftCardCall>,
): Promise<AnswerTo<typeof resendGiftCardCall>> {
  const recipientEmail = exchange.body.recipientEmail.trim()
  if (!isEmail(recipientEmail))
    return refuse('fields-wrong', checkFieldsText, { errors: { recipientEmail: giftText.emailWrong } })
  const { isOnItsDay = false } = exchange.body
  const { services } = exchange
  const nowMs = services.clock()
  return change(exchange, 'sent again', async (tables, card) => {
    const planned = planMailing(card, isOnItsDay ? card.deliverAtMs : nowMs)
    const addressed = { ...planned, recipientEmail, updatedAtMs: nowMs }
    await tables.giftCards.saveDetails(addressed)
    await enqueueGiftMail(tables, { card: addressed, mail: 'gift-card', services })
    return null
  })
}

const reasonMissing = 'Say why: the ledger keeps it.'

function stamp({ services, account }: Exchange<ChangeCall>, card: GiftCard, reason: string) {
  const by = account?.displayName ?? ''
  return { cardId: card.id, orderId: null, reason, by, atMs: services.clock() }
}

/** Changes a card that is no void one, in one transaction with the audit log. */
function change(
  exchange: Exchange<ChangeCall>,
  summary: string,
  act: (tables: SiteTables, card: GiftCard) => Promise<GiftOwnerProblem | null>,
): Promise<AnswerTo<typeof voidGiftCardCall>> {
  const { params, store, services } = exchange
  return store.transaction(async (tables) => {
    const card = await tables.giftCards.lock(params.cardId)
    if (!card) return refuse('not-found', failureText.notFound)
    const problem = card.state === 'void' ? 'gift-card-is-void' : await act(tables, card)
    if (problem !== null) return refuse(problem, giftOwnerText[problem])
    await recordAuditEntry(tables, exchange, {
      subjectId: card.id,
      summary: `Gift card ••••${card.lastFour}: ${summary}`,
    })
    return (await describeCard(tables, card.id, services)) ?? refuse('not-found', failureText.notFound)
  })
}
