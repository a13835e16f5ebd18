import type { Paper, PaperKind } from '@vitrine/domain/orders/papers/paper'
import type { TaxEntry } from '@vitrine/domain/orders/papers/tax-report'
import { readDocument, readDocuments } from '../../documents/read-document.ts'
import type { Session } from '../../engine/session.ts'
import { statement } from '../../engine/statement.ts'
import { takeNumber } from '../number-rows.ts'
import { paperDocument } from './paper-document.ts'
import type { PaperRecords } from './paper-records.ts'

/** Papers as documents, and entries of taxes as rows that can be summed. */
export function paperRows(session: Session): PaperRecords {
  const { websiteId } = session
  return {
    nextNumber: (kind) => takeNumber(session, kind, 1),
    insert: async (source, paper) => void (await session.change(insert, givenOf(websiteId, source, paper))),
    find: async (id) => readDocument(session, paperDocument, await session.first(find, { websiteId, id })),
    listByOrder: async (orderId) =>
      readDocuments(session, paperDocument, await session.all(listByOrder, { websiteId, orderId })),
    bookedOf: async (orderId) => {
      const rows = await session.all(booked, { websiteId, orderId })
      return new Set(rows.map(({ source }) => source))
    },
    book: async (entries) => {
      for (const [place, entry] of entries.entries())
        await session.write(book, { websiteId, place, ...columnsOf(entry) })
    },
    taxSums: async (time) => {
      const rows = await session.all(sums, { websiteId, ...time })
      return rows.map((row) => ({
        kind: row.kind,
        country: row.country,
        name: row.name,
        rateMilliPercent: Number(row.rate_milli_percent),
        isReverseCharge: Number(row.is_reverse_charge) === 1,
        isGiftCard: Number(row.is_gift_card) === 1,
        currency: row.currency,
        netCents: Number(row.net_cents ?? 0),
        taxCents: Number(row.tax_cents ?? 0),
      }))
    },
  }
}

function givenOf(websiteId: string, source: string, paper: Paper) {
  const { id, kind, number, orderId, issuedAtMs } = paper
  return { websiteId, id, source, kind, number, orderId, issuedAtMs, document: JSON.stringify(paper) }
}

function columnsOf(entry: TaxEntry) {
  return {
    ...entry,
    isReverseCharge: entry.isReverseCharge ? 1 : 0,
    isGiftCard: entry.isGiftCard ? 1 : 0,
  }
}

const insert = statement((db, given: ReturnType<typeof givenOf>) =>
  db.insertInto('papers').values({
    website_id: given.websiteId,
    id: given.id,
    source: given.source,
    kind: given.kind,
    number: given.number,
    order_id: given.orderId,
    issued_at_ms: given.issuedAtMs,
    document: given.document,
  }),
)

const find = statement((db, given: { websiteId: string; id: string }) =>
  db
    .selectFrom('papers')
    .select('document')
    .where('website_id', '=', given.websiteId)
    .where('id', '=', given.id),
)

const listByOrder = statement((db, given: { websiteId: string; orderId: string }) =>
  db
    .selectFrom('papers')
    .select('document')
    .where('website_id', '=', given.websiteId)
    .where('order_id', '=', given.orderId)
    .orderBy('issued_at_ms')
    .orderBy('kind', 'desc')
    .orderBy('number'),
)

const booked = statement((db, given: { websiteId: string; orderId: string }) =>
  db
    .selectFrom('tax_entries')
    .select('source')
    .where('website_id', '=', given.websiteId)
    .where('order_id', '=', given.orderId),
)

interface GivenEntry extends Omit<TaxEntry, 'isReverseCharge' | 'isGiftCard'> {
  readonly websiteId: string
  readonly place: number
  readonly isReverseCharge: number
  readonly isGiftCard: number
  readonly kind: PaperKind
}

const book = statement((db, given: GivenEntry) =>
  db.insertInto('tax_entries').values({
    website_id: given.websiteId,
    source: given.source,
    place: given.place,
    order_id: given.orderId,
    kind: given.kind,
    at_ms: given.atMs,
    country: given.country,
    name: given.name,
    rate_milli_percent: given.rateMilliPercent,
    is_reverse_charge: given.isReverseCharge,
    is_gift_card: given.isGiftCard,
    currency: given.currency,
    net_cents: given.netCents,
    tax_cents: given.taxCents,
  }),
)

const sums = statement((db, given: { websiteId: string; fromMs: number; toMs: number }) =>
  db
    .selectFrom('tax_entries')
    .select((row) => [
      'kind',
      'country',
      'name',
      'rate_milli_percent',
      'is_reverse_charge',
      'is_gift_card',
      'currency',
      row.fn.sum<number | null>('net_cents').as('net_cents'),
      row.fn.sum<number | null>('tax_cents').as('tax_cents'),
    ])
    .where('website_id', '=', given.websiteId)
    .where('at_ms', '>=', given.fromMs)
    .where('at_ms', '<', given.toMs)
    .groupBy([
      'kind',
      'country',
      'name',
      'rate_milli_percent',
      'is_reverse_charge',
      'is_gift_card',
      'currency',
    ]),
)
