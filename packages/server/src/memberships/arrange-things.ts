import type { AreaThing } from '@vitrine/domain/memberships/area'
import type { SiteTables } from '@vitrine/store/store'

/** Puts into an area what is to lie in it, and takes out the rest; within the transaction that changes it. */
export async function arrangeThings(
  tables: SiteTables,
  areaId: string,
  wanted: readonly AreaThing[],
): Promise<void> {
  const known = await tables.memberAreas.thingsOf(areaId)
  const wantedKeys = new Set(wanted.map(keyOf))
  const knownKeys = new Set(known.map(keyOf))
  for (const thing of known.filter((each) => !wantedKeys.has(keyOf(each)))) {
    await tables.memberAreas.takeOut(areaId, thing)
    await saveAgain(tables, thing)
  }
  for (const thing of wanted.filter((each) => !knownKeys.has(keyOf(each)))) {
    await tables.memberAreas.put(areaId, thing)
    await saveAgain(tables, thing)
  }
}

/** Says which thing is not there; null: all are. What lay in the area already may be gone meanwhile. */
export async function missingThing(
  tables: SiteTables,
  wanted: readonly AreaThing[],
  known: readonly AreaThing[] = [],
): Promise<string | null> {
  const knownKeys = new Set(known.map(keyOf))
  const fresh = wanted.filter((each) => !knownKeys.has(keyOf(each)))
  for (const { kind, id } of fresh) {
    const found =
      kind === 'page'
        ? await tables.collections.find(id)
        : kind === 'item'
          ? await tables.items.find(id)
          : await tables.products.find(id)
    if (!found) return 'One of these is not there any more. Please take it out.'
  }
  return null
}

/** What lists and pages know of a thing is written when it is saved. */
async function saveAgain(tables: SiteTables, { kind, id }: AreaThing): Promise<void> {
  switch (kind) {
    case 'page': {
      const page = await tables.collections.lock(id)
      if (page) await tables.collections.save(page)
      return
    }
    case 'item': {
      const item = await tables.items.lock(id)
      if (item) await tables.items.save(item)
      return
    }
    case 'product': {
      const product = await tables.products.lock(id)
      if (product) await tables.products.save(product)
    }
  }
}

function keyOf({ kind, id }: AreaThing): string {
  return `${kind} ${id}`
}
