import { createHash } from 'node:crypto'
import { productsList } from '@vitrine/contract/catalogue/products-list'
import { type importReviewsCall, largestReviewsFileBytes } from '@vitrine/contract/reviews/panel-calls'
import type { Product } from '@vitrine/domain/catalogue/product'
import { readStart } from '@vitrine/domain/lists/list-request'
import { hasReviewColumns, type ReviewRow, readReviewRow } from '@vitrine/domain/reviews/read-review-row'
import type { Review } from '@vitrine/domain/reviews/review'
import type { ListAsk } from '@vitrine/store/lists/read-list'
import type { SiteStore } from '@vitrine/store/store'
import { parseCsv } from '../../catalogue/import/file/parse-csv.ts'
import { sayReasons } from '../../catalogue/import/say-problems.ts'
import type { Exchange } from '../../http/exchange.ts'
import { type AnswerTo, refuse, reply } from '../../http/reply/reply.ts'
import { readUpload } from '../../lists/import/read-upload.ts'
import { recordAuditEntry } from '../../owners/record-audit-entry.ts'
import { wordsOf } from '../../words/panel-words.ts'

/** A file may have so many rows, and so many are kept in one transaction. */
const mostRows = 20_000
const sliceSize = 200
/** So many problems are told. */
const mostProblems = 100

/** Takes a file of reviews in. They are shown once an owner has switched imported ones on. */
export async function postReviewImport(
  exchange: Exchange<typeof importReviewsCall>,
): Promise<AnswerTo<typeof importReviewsCall>> {
  const file = await readUpload(exchange, largestReviewsFileBytes)
  if (!file.ok) return file.refusal
  const table = await parseCsv(file.bytes)
  if (table.refusal !== null) return refuse('file-unreadable', table.refusal)
  if (!hasReviewColumns(table.header))
    return refuse('file-unreadable', 'The file needs a column for the product and one for the rating.')
  if (table.rows.length > mostRows)
    return refuse('file-unreadable', `A file can have ${mostRows} reviews at most.`)
  return reply(await keepRows(exchange, table))
}

type Table = Awaited<ReturnType<typeof parseCsv>>

async function keepRows(exchange: Exchange<typeof importReviewsCall>, { rows, problems: unread }: Table) {
  const { store, services, site } = exchange
  const products = await productsByName(store)
  const problems = unread.map(({ line, reason }) => ({ line, reason }))
  const found: Review[] = []
  for (const { line, cells } of rows) {
    const row = readReviewRow(cells, { nowMs: services.clock(), timeZone: site.timeZone })
    const product = typeof row === 'string' ? undefined : products.get(row.product.toLowerCase())
    if (typeof row === 'string') problems.push({ line, reason: row })
    else if (!product) problems.push({ line, reason: `There is no product ${row.product.slice(0, 80)}.` })
    else found.push(reviewOf(row, product, services))
  }
  let added = 0
  for (let from = 0; from < found.length; from += sliceSize) {
    added += await store.transaction(async (tables) => {
      let isNew = 0
      for (const review of found.slice(from, from + sliceSize))
        if (await tables.reviews.insert(review)) isNew += 1
      return isNew
    })
  }
  await store.transaction(async (tables) => {
    await tables.site.raiseRevision()
    await recordAuditEntry(tables, exchange, { subjectId: '', summary: `Imported reviews: ${added}` })
  })
  // Rows that could not be read come first, wherever they stand in the file.
  const inOrder = problems.toSorted((one, other) => one.line - other.line)
  const told = sayReasons(inOrder.slice(0, mostProblems), wordsOf(exchange))
  return { added, known: found.length - added, problems: told }
}

/** A row is known by what it says, so that the same file adds it once. */
function reviewOf(
  row: ReviewRow,
  { id: productId, title: productTitle }: Product,
  services: Exchange['services'],
): Review {
  const { product: _, ...said } = row
  const words = [productId, said.rating, said.title, said.body, said.authorName, said.authorEmail]
  const hash = createHash('sha256').update(JSON.stringify(words)).digest('base64url').slice(0, 22)
  return {
    ...said,
    id: services.newId(),
    productId,
    productTitle,
    status: 'public',
    source: 'imported',
    originKey: `import:${hash}`,
    orderId: null,
    changedAtMs: services.clock(),
  }
}

/** Products by all that a file may call them: id, part of the address, SKUs, title. */
async function productsByName({
  products,
}: Pick<SiteStore, 'products'>): Promise<ReadonlyMap<string, Product>> {
  const byName = new Map<string, Product>()
  const note = (name: string, product: Product) => {
    const key = name.trim().toLowerCase()
    if (key !== '' && !byName.has(key)) byName.set(key, product)
  }
  for await (const product of allProducts(products)) {
    for (const name of [product.id, product.urlId, ...product.variants.map(({ sku }) => sku), product.title])
      note(name, product)
  }
  return byName
}

async function* allProducts(products: SiteStore['products']): AsyncGenerator<Product> {
  const sort = { key: 'updated', isDescending: true } as const
  for (let start: ListAsk['start'] = null; ; ) {
    const ask: ListAsk = { words: [], tests: [], sort, start, limit: 250, isUncounted: true }
    const page = await products.listed(ask)
    yield* page.rows
    const next = page.next === null ? null : readStart({ after: page.next }, sort, productsList)
    if (!next?.ok) return
    start = next.start
  }
}
