import type { SampleState } from '@vitrine/domain/sites/plan-sample-removal'
import type { SampleKind, SampleRow } from '@vitrine/store/samples/samples'
import type { SiteTables } from '@vitrine/store/store'

/** The sample content of a website as it is now. */
export interface SampleContents {
  readonly states: readonly SampleState[]
  /** As it came, by kind and id. */
  readonly rows: readonly SampleRow[]
  /** The collection that holds each product and item. */
  readonly holderOf: ReadonlyMap<string, string>
}

/** Reads what is left of the sample content, and what of it was changed since. */
export async function readSampleContents(tables: SiteTables): Promise<SampleContents> {
  const rows = await tables.samples.list()
  const came = timesOf(rows)
  const isChangedOf = await layoutChanges(tables, rows)
  const holderOf = new Map<string, string>()
  const states: SampleState[] = []
  const add = (kind: SampleState['kind'], found: Found, isChanged: boolean) =>
    states.push({ kind, id: found.id, title: found.title, isChanged })

  const { collections } = tables
  for (const collection of [...(await collections.list()), ...(await collections.listTrash())]) {
    const time = came.collection.get(collection.id)
    if (time === undefined) continue
    const isChanged = time !== collection.updatedAtMs || isChangedOf.collection(collection.id)
    // What was thrown away is not kept.
    add('collection', collection, isChanged && collection.trashedAtMs === null)
  }
  for (const product of await tables.products.findMany([...came.product.keys()])) {
    holderOf.set(product.id, product.collectionId)
    add('product', product, came.product.get(product.id) !== product.updatedAtMs)
  }
  for (const item of await tables.items.findMany([...came.item.keys()])) {
    holderOf.set(item.id, item.collectionId)
    const isChanged = came.item.get(item.id) !== item.updatedAtMs || isChangedOf.item(item.id)
    add('item', item, isChanged && item.trashedAtMs === null)
  }
  for (const id of came['field-layout'].keys()) add('field-layout', { id, title: id }, isChangedOf.field(id))
  return { states, rows, holderOf }
}

interface Found {
  readonly id: string
  readonly title: string
}

type Timed = Exclude<SampleKind, 'site' | 'author' | 'image' | 'redirect'>

function timesOf(rows: readonly SampleRow[]): Readonly<Record<Timed, ReadonlyMap<string, number>>> {
  const of = (kind: Timed) =>
    new Map(rows.filter((row) => row.kind === kind).map(({ id, updatedAtMs }) => [id, updatedAtMs]))
  return {
    collection: of('collection'),
    product: of('product'),
    item: of('item'),
    'field-layout': of('field-layout'),
    'collection-layout': of('collection-layout'),
    'item-layout': of('item-layout'),
  }
}

/** Whether the blocks of an area were changed, or put there, since the sample content came. */
async function layoutChanges({ layouts }: SiteTables, rows: readonly SampleRow[]) {
  const came = timesOf(rows)
  const owners = await layouts.owners()
  const changedOf = async (kind: 'field' | 'collection' | 'item') => {
    const ids = owners.filter((owner) => owner.kind === kind).map(({ id }) => id)
    const now = await layouts.findMany(kind, ids)
    return (id: string) => now.get(id)?.updatedAtMs !== came[`${kind}-layout`].get(id)
  }
  return {
    field: await changedOf('field'),
    collection: await changedOf('collection'),
    item: await changedOf('item'),
  }
}
