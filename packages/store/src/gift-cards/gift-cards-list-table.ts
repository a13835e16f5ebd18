import { type GiftCard, giftCardStates } from '@vitrine/domain/gift-cards/gift-card'
import { statement } from '../engine/statement.ts'
import type { FilledList } from '../lists/filled-list.ts'
import type { ListEntry, ListTable } from '../lists/list-table.ts'
import { cardColumns } from './gift-card-document.ts'
import { readCard } from './read-card.ts'

/** How gift cards are listed: never by their codes. */
export const giftCardsTable: ListTable = {
  name: 'gift-cards',
  table: 'listed_gift_cards',
  version: 1,
  columns: {
    issued: { name: 'issued_at_ms', kind: 'number' },
    changed: { name: 'updated_at_ms', kind: 'number' },
    balance: { name: 'balance_cents', kind: 'number' },
  },
  choices: { state: giftCardStates, test: ['yes'], sent: ['yes'] },
  texts: { lastFour: { hasWords: true }, recipient: { hasWords: true }, order: { hasWords: true } },
}

/** What the list keeps of a card. */
export function giftCardEntry(card: GiftCard): ListEntry {
  const { id, lastFour, recipientEmail, recipientName, orderName, state } = card
  return {
    id,
    columns: { issued: card.issuedAtMs, changed: card.updatedAtMs, balance: card.balanceCents },
    choices: {
      state: [state],
      test: card.isTest ? ['yes'] : [],
      sent: card.sentAtMs === null ? [] : ['yes'],
    },
    texts: {
      lastFour: [lastFour],
      recipient: [recipientEmail, recipientName].filter(Boolean),
      order: [orderName].filter(Boolean),
    },
    searched: [lastFour, recipientEmail, recipientName, orderName],
  }
}

/** Fills the list with the cards that are kept. */
export const giftCardsFill: FilledList = {
  list: giftCardsTable,
  async read(session, afterId, limit) {
    const rows = await session.all(next, { websiteId: session.websiteId, afterId, limit })
    const entries = rows.flatMap((row) => readCard(session, row) ?? [])
    const lastId = rows.length < limit ? null : (rows.at(-1)?.id ?? null)
    return { entries: entries.map(giftCardEntry), lastId }
  },
}

const next = statement((db, given: { websiteId: string; afterId: string; limit: number }) =>
  db
    .selectFrom('gift_cards')
    .select(cardColumns)
    .where('website_id', '=', given.websiteId)
    .where('id', '>', given.afterId)
    .orderBy('id')
    .limit(given.limit),
)
