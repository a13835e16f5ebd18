import { listQuery } from '../../engine/list-query.ts'
import type { Session } from '../../engine/session.ts'
import { statement } from '../../engine/statement.ts'
import type { CategoryRecords } from './categories.ts'

/** Categories by collection and name. */
export function categoryRows(session: Session): CategoryRecords {
  const { websiteId } = session
  return {
    list: (collectionId) => session.all(list, { websiteId, collectionId }),
    save: (collectionId, category) =>
      session.atomically(async (inside) => {
        await inside.write(save, { websiteId, collectionId, ...category })
      }),
    remove: (collectionId, name) =>
      session.atomically(async (inside) => {
        await inside.write(remove, { websiteId, collectionId, name })
      }),
  }
}

/** Removes the tree of a page that goes for good. */
export async function removeCategoriesOf(session: Session, collectionId: string): Promise<void> {
  await session.write(removeAllOf, { websiteId: session.websiteId, collectionId })
}

/** Deeper trees than this are not followed to their top. */
const deepest = 64

/** Categories and all those above them. */
export async function categoriesUpwards(
  session: Session,
  collectionId: string,
  names: readonly string[],
): Promise<readonly string[]> {
  const found = new Set(names)
  let asked = [...found]
  for (let depth = 0; asked.length > 0 && depth < deepest; depth++) {
    const rows = await parents(session, asked)
    const above = rows.flatMap((row) =>
      row.collection_id === collectionId && row.parent !== null ? row.parent : [],
    )
    asked = [...new Set(above)].filter((name) => !found.has(name))
    for (const name of asked) found.add(name)
  }
  return [...found]
}

const parents = listQuery((db, websiteId, names) =>
  db
    .selectFrom('categories')
    .select(['collection_id', 'parent'])
    .where('website_id', '=', websiteId)
    .where('name', 'in', names),
)

interface GivenCollection {
  readonly websiteId: string
  readonly collectionId: string
}

const list = statement((db, given: GivenCollection) =>
  db
    .selectFrom('categories')
    .select(['name', 'parent'])
    .where('website_id', '=', given.websiteId)
    .where('collection_id', '=', given.collectionId)
    .orderBy('name'),
)

const save = statement(
  (db, given: GivenCollection & { readonly name: string; readonly parent: string | null }) =>
    db
      .insertInto('categories')
      .values({
        website_id: given.websiteId,
        collection_id: given.collectionId,
        name: given.name,
        parent: given.parent,
      })
      .onConflict((conflict) =>
        conflict.columns(['website_id', 'collection_id', 'name']).doUpdateSet({ parent: given.parent }),
      ),
)

const removeAllOf = statement((db, given: GivenCollection) =>
  db
    .deleteFrom('categories')
    .where('website_id', '=', given.websiteId)
    .where('collection_id', '=', given.collectionId),
)

const remove = statement((db, given: GivenCollection & { readonly name: string }) =>
  db
    .deleteFrom('categories')
    .where('website_id', '=', given.websiteId)
    .where('collection_id', '=', given.collectionId)
    .where('name', '=', given.name),
)
