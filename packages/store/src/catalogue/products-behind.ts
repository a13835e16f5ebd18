import type { Product } from '@vitrine/domain/catalogue/product'
import type { Session } from '../engine/session.ts'
import { statement } from '../engine/statement.ts'
import { readProducts } from './product-documents.ts'

/** Products in the order of their ids, visible or not; `lastId` is null when there are no more. */
export async function productsBehind(
  session: Session,
  place: { readonly afterId: string; readonly limit: number },
): Promise<{ readonly products: readonly Product[]; readonly lastId: string | null }> {
  const rows = await session.all(nextProducts, { websiteId: session.websiteId, ...place })
  const lastId = rows.length < place.limit ? null : (rows.at(-1)?.id ?? null)
  return { products: await readProducts(session, rows), lastId }
}

const nextProducts = statement((db, given: { websiteId: string; afterId: string; limit: number }) =>
  db
    .selectFrom('products')
    .select(['id', 'document'])
    .where('website_id', '=', given.websiteId)
    .where('id', '>', given.afterId)
    .orderBy('id')
    .limit(given.limit),
)
