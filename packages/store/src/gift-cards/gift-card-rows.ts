import { emailKey } from '@vitrine/domain/contact/email-address'
import type { GiftCard, GiftMovement } from '@vitrine/domain/gift-cards/gift-card'
import type { Session } from '../engine/session.ts'
import { keepListed } from '../lists/keep-listed.ts'
import { type ListPage, pageOf } from '../lists/list-page.ts'
import { type ListAsk, readList } from '../lists/read-list.ts'
import { type CardRow, writeDetails } from './gift-card-document.ts'
import { endHolds, holdCards, listHeldByCart } from './gift-card-holds.ts'
import * as statements from './gift-card-statements.ts'
import type { GiftCardRecords, IssuedCode } from './gift-cards.ts'
import { giftCardEntry, giftCardsTable } from './gift-cards-list-table.ts'
import { keepCardListed } from './keep-card-listed.ts'
import { readCard } from './read-card.ts'

/** Gift cards: a row each, with their ledger and what is reserved beside them. */
export function giftCardRows(session: Session): GiftCardRecords {
  const { websiteId } = session
  const read = (row: CardRow | undefined) => readCard(session, row)
  const readAll = (rows: readonly CardRow[]) => rows.flatMap((row) => readCard(session, row) ?? [])
  return {
    find: async (id) => read(await session.first(statements.find, { websiteId, id })),
    lock: async (id) => read(await session.first(statements.lock, { websiteId, id })),
    findMany: async (ids) => (ids.length === 0 ? [] : readAll(await statements.findMany(session, ids))),
    findByHash: async (codeHash) => read(await session.first(statements.findByHash, { websiteId, codeHash })),
    listByOrder: async (orderId) =>
      readAll(await session.all(statements.listByOrder, { websiteId, orderId })),
    sourcesOfOrder: (orderId) => session.all(statements.listSources, { websiteId, orderId }),
    findIdBySource: async (source) =>
      (await session.first(statements.findOfSource, { websiteId, source }))?.id,
    listByRecipient: async (email) =>
      readAll(await session.all(statements.listByRecipient, { websiteId, recipient: emailKey(email) })),
    sealedCode: async (id) =>
      (await session.first(statements.findSealed, { websiteId, id }))?.sealed_code ?? null,
    issue: (card, issued) => session.atomically((inside) => issue(inside, card, issued)),
    saveDetails: (card) =>
      session.atomically(async (inside) => {
        await inside.write(statements.saveDetails, {
          websiteId,
          id: card.id,
          recipient: emailKey(card.recipientEmail),
          document: writeDetails(card),
        })
        await keepCardListed(inside, card.id, card.updatedAtMs)
      }),
    hold: (paymentId, parts) => session.atomically((inside) => holdCards(inside, paymentId, parts)),
    heldByCart: async (cartId) =>
      (await session.all(listHeldByCart, { websiteId, cartId })).map((row) => ({
        cardId: row.card_id,
        cents: row.cents,
      })),
    take: (paymentId, order) => session.atomically((inside) => endHolds(inside, paymentId, order)),
    release: (paymentId) => session.atomically((inside) => endHolds(inside, paymentId, null)),
    move: (movement) => session.atomically((inside) => move(inside, movement)),
    void: (movement) => session.atomically((inside) => close(inside, movement)),
    movements: async (cardId) =>
      (await session.all(statements.listMovements, { websiteId, cardId })).map((row) => ({
        id: row.id,
        cardId: row.card_id,
        kind: row.kind,
        cents: row.cents,
        orderId: row.order_id,
        reason: row.reason,
        by: row.by_name,
        atMs: row.at_ms,
      })),
    list: (ask) => listCards(session, ask),
    hasAny: async () => (await session.first(statements.findAny, { websiteId })) !== undefined,
    liability: () => sumLiability(session),
    lastChangeMs: async () =>
      Number((await session.first(statements.findLastChange, { websiteId }))?.updated_at_ms ?? 0),
  }
}

async function issue(session: Session, card: GiftCard, issued: IssuedCode): Promise<boolean> {
  const { websiteId } = session
  const isNew = await session.change(statements.insertCard, {
    websiteId,
    id: card.id,
    code_hash: issued.codeHash,
    sealed_code: issued.sealedCode,
    source: issued.source,
    state: card.state,
    is_test: card.isTest ? 1 : 0,
    currency: card.currency,
    balance_cents: card.initialCents,
    held_cents: 0,
    recipient: emailKey(card.recipientEmail),
    order_id: card.orderId,
    document: writeDetails(card),
  })
  if (isNew !== 1) return false
  const { reason, by } = issued
  const { id, orderId, initialCents: cents, issuedAtMs: atMs } = card
  await session.write(statements.insertMovement, {
    websiteId,
    id: 'issue',
    cardId: id,
    kind: 'issue',
    cents,
    orderId,
    reason,
    by,
    atMs,
  })
  await keepListed(session, giftCardsTable, giftCardEntry(card))
  return true
}

async function move(session: Session, movement: GiftMovement): Promise<boolean> {
  const { websiteId } = session
  const { cardId: id, cents, atMs } = movement
  if ((await session.change(statements.move, { websiteId, id, cents })) !== 1) return false
  await session.write(statements.insertMovement, { websiteId, ...movement })
  await keepCardListed(session, id, atMs)
  return true
}

async function close(session: Session, movement: Omit<GiftMovement, 'cents'>): Promise<boolean> {
  const { websiteId } = session
  const { cardId: id, atMs } = movement
  const card = readCard(session, await session.first(statements.lock, { websiteId, id }))
  if (!card) return false
  const cents = card.balanceCents
  if ((await session.change(statements.close, { websiteId, id, cents })) !== 1) return false
  await session.write(statements.insertMovement, { websiteId, ...movement, cents: -cents })
  await keepCardListed(session, id, atMs)
  return true
}

async function listCards(session: Session, ask: ListAsk): Promise<ListPage<GiftCard>> {
  const slice = await readList(session, giftCardsTable, ask)
  const ids = slice.places.map(({ id }) => id)
  const rows = ids.length === 0 ? [] : await statements.findMany(session, ids)
  const cards = rows.flatMap((row) => readCard(session, row) ?? [])
  return pageOf(slice, ask, new Map(cards.map((each) => [each.id, each])))
}

/** Every card is looked at: how many there are is asked by owners alone. */
async function sumLiability(session: Session) {
  const rows = await session.query((db) =>
    db
      .selectFrom('gift_cards')
      .select((row) => [
        'currency',
        row.fn.sum<number>('balance_cents').as('cents'),
        row.fn.countAll<number>().as('cards'),
      ])
      .where('website_id', '=', session.websiteId)
      .where('state', '=', 'active')
      .where('balance_cents', '>', 0)
      .where('is_test', '=', 0)
      .groupBy('currency')
      .orderBy('currency'),
  )
  return rows.map(({ currency, cents, cards }) => ({ currency, cents: Number(cents), cards: Number(cards) }))
}
