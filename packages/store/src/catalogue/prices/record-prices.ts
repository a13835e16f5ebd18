import { isSamePrice, type PriceRecord, priceSeen } from '@vitrine/domain/catalogue/prices/price-record'
import type { Product } from '@vitrine/domain/catalogue/product'
import { sql } from 'kysely'
import type { Session } from '../../engine/session.ts'
import { statement } from '../../engine/statement.ts'
import type { PriceHistoryRow } from '../../schema/schema-catalogue.ts'

/** Writes down what the variants of a product cost from now on, where that is another price than before. Variants that left cost nothing. */
export async function recordPrices(session: Session, product: Product): Promise<void> {
  const { websiteId } = session
  const rows = await session.all(lastOfProduct, { websiteId, productId: product.id })
  const known = new Map(rows.map((row) => [row.variant_id, row]))
  const currency = await currencyOf(session)
  for (const variant of product.variants) {
    await recordPrice(session, known.get(variant.id), {
      productId: product.id,
      variantId: variant.id,
      seen: priceSeen(product, variant, currency),
    })
    known.delete(variant.id)
  }
  for (const row of known.values()) await recordGone(session, row)
}

/** Writes down that a product is not sold any more. */
export async function recordProductGone(session: Session, productId: string): Promise<void> {
  const rows = await session.all(lastOfProduct, { websiteId: session.websiteId, productId })
  for (const row of rows) await recordGone(session, row)
}

/** What the variants of a product cost, each from its first price on. */
export async function readPrices(
  session: Session,
  productId: string,
): Promise<ReadonlyMap<string, readonly PriceRecord[]>> {
  const rows = await session.all(allOfProduct, { websiteId: session.websiteId, productId })
  const records = new Map<string, PriceRecord[]>()
  for (const row of rows) {
    const known = records.get(row.variant_id)
    if (known) known.push(recordOf(row))
    else records.set(row.variant_id, [recordOf(row)])
  }
  return records
}

interface SeenPrice {
  readonly productId: string
  readonly variantId: string
  readonly seen: Omit<PriceRecord, 'atMs'>
}

async function recordPrice(
  session: Session,
  last: PriceHistoryRow | undefined,
  { productId, variantId, seen }: SeenPrice,
): Promise<void> {
  if (last ? isSamePrice(recordOf(last), seen) : seen.askedCents === null) return
  // A clock that went back, or stands still, overwrites nothing.
  const atMs = Math.max(session.now(), (last?.at_ms ?? 0) + 1)
  await session.write(insert, { websiteId: session.websiteId, productId, variantId, ...seen, atMs })
}

function recordGone(session: Session, last: PriceHistoryRow): Promise<void> {
  const seen = { ...recordOf(last), askedCents: null }
  return recordPrice(session, last, { productId: last.product_id, variantId: last.variant_id, seen })
}

function recordOf({ at_ms, currency, asked_cents, regular_cents }: PriceHistoryRow): PriceRecord {
  return { atMs: at_ms, currency, askedCents: asked_cents, regularCents: regular_cents }
}

async function currencyOf(session: Session): Promise<string> {
  const row = await session.first(findCurrency, { websiteId: session.websiteId })
  return row?.currency ?? ''
}

/** The document of a site is large, and most of it is not asked for. */
const findCurrency = statement((db, given: { websiteId: string }, engine) => {
  const currency =
    engine === 'sqlite' ? sql`document ->> '$.store.currency'` : sql`document::json #>> '{store,currency}'`
  return {
    compile: () =>
      sql<{
        currency: string | null
      }>`select ${currency} as currency from websites where website_id = ${given.websiteId}`.compile(db),
  }
})

interface GivenProduct {
  readonly websiteId: string
  readonly productId: string
}

const allOfProduct = statement((db, given: GivenProduct) =>
  db
    .selectFrom('price_history')
    .selectAll()
    .where('website_id', '=', given.websiteId)
    .where('product_id', '=', given.productId)
    .orderBy('at_ms'),
)

const lastOfProduct = statement((db, given: GivenProduct) =>
  db
    .selectFrom('price_history as history')
    .selectAll()
    .where('website_id', '=', given.websiteId)
    .where('product_id', '=', given.productId)
    .where('at_ms', '=', (inner) =>
      inner
        .selectFrom('price_history as other')
        .select((row) => row.fn.max('other.at_ms').as('last'))
        .whereRef('other.website_id', '=', 'history.website_id')
        .whereRef('other.variant_id', '=', 'history.variant_id'),
    ),
)

const insert = statement((db, given: PriceRecord & GivenProduct & { readonly variantId: string }) =>
  db.insertInto('price_history').values({
    website_id: given.websiteId,
    variant_id: given.variantId,
    at_ms: given.atMs,
    product_id: given.productId,
    currency: given.currency,
    asked_cents: given.askedCents,
    regular_cents: given.regularCents,
  }),
)
