import type { GiftCard } from '@vitrine/domain/gift-cards/gift-card'
import { spentCents } from '@vitrine/domain/gift-cards/spent-cents'
import type { SiteTables } from '@vitrine/store/store'
import { sourceOfUnit } from './cards-of-lines.ts'

interface RefundedUnits {
  readonly orderId: string
  readonly lineId: string
  /** Units of the line that no refund names, and how many of them are to be refunded. */
  readonly left: number
  readonly quantity: number
}

/** The cards that end with a refund, or how many units could be refunded at most. */
type RefundableCards =
  | { readonly ok: true; readonly cardIds: readonly string[] }
  | { readonly ok: false; readonly most: number }

/**
 * Chooses which cards of a line end with a refund of some of its units: of those that nobody spent, or is spending, the ones that come last. So many
 * stay as units do: where cards are still to be issued, fewer end. The cards stay locked until the end of the transaction.
 */
export async function refundableCards(
  { giftCards }: Pick<SiteTables, 'giftCards'>,
  { orderId, lineId, left, quantity }: RefundedUnits,
): Promise<RefundableCards> {
  const beginning = sourceOfUnit(orderId, lineId, '')
  const cards: { readonly card: GiftCard; readonly place: number; readonly isSpent: boolean }[] = []
  for (const { id, source } of await giftCards.sourcesOfOrder(orderId)) {
    if (!source.startsWith(beginning)) continue
    const card = await giftCards.lock(id)
    if (!card) continue
    const isSpent = card.heldCents > 0 || spentCents(await giftCards.movements(id)) !== 0
    cards.push({ card, place: Number(source.slice(beginning.length)), isSpent })
  }
  const most = Math.max(0, left - cards.filter(({ isSpent }) => isSpent).length)
  if (quantity > most) return { ok: false, most }
  const active = cards.filter(({ card }) => card.state === 'active')
  const ending = active
    .filter(({ isSpent }) => !isSpent)
    .sort((one, other) => other.place - one.place)
    .slice(0, Math.max(0, active.length - (left - quantity)))
  return { ok: true, cardIds: ending.map(({ card }) => card.id) }
}
