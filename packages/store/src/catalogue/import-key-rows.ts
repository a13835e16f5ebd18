import type { Session } from '../engine/session.ts'
import { statement } from '../engine/statement.ts'
import type { ImportKeys } from './import-keys.ts'

/** Which product each row of an import made. */
export function importKeyRows(session: Session): ImportKeys {
  const { websiteId } = session
  return {
    find: async (source, key) => (await session.first(find, { websiteId, source, key }))?.product_id,
    ofProduct: async (source, productId) =>
      (await session.all(keysOf, { websiteId, source, productId })).map(({ key }) => key),
    save: (source, key, productId) =>
      session.atomically(async (inside) => {
        await inside.write(save, { websiteId, source, key, productId })
      }),
  }
}

const find = statement((db, given: { websiteId: string; source: string; key: string }) =>
  db
    .selectFrom('import_keys')
    .select('product_id')
    .where('website_id', '=', given.websiteId)
    .where('source', '=', given.source)
    .where('key', '=', given.key),
)

const keysOf = statement((db, given: { websiteId: string; source: string; productId: string }) =>
  db
    .selectFrom('import_keys')
    .select('key')
    .where('website_id', '=', given.websiteId)
    .where('source', '=', given.source)
    .where('product_id', '=', given.productId),
)

const save = statement((db, given: { websiteId: string; source: string; key: string; productId: string }) =>
  db
    .insertInto('import_keys')
    .values({
      website_id: given.websiteId,
      source: given.source,
      key: given.key,
      product_id: given.productId,
    })
    .onConflict((conflict) =>
      conflict.columns(['website_id', 'source', 'key']).doUpdateSet({ product_id: given.productId }),
    ),
)
