import type { SiteStore } from '@vitrine/store/store'
import type { KeyedHit } from './write-hits.ts'

/** Leaves out products that there are not: anybody can make up ids, and a day has room for so many. */
export async function withKnownProducts(
  { products }: Pick<SiteStore, 'products'>,
  hits: readonly KeyedHit[],
): Promise<readonly KeyedHit[]> {
  const told = hits.flatMap(({ hit }) => hit.counted.filter(({ subject }) => subject === 'product'))
  if (told.length === 0) return hits
  const ids = [...new Set(told.map(({ key }) => key))]
  const known = new Set((await products.findMany(ids)).map(({ id }) => id))
  return hits.map(({ hit, ...whose }) => {
    const counted = hit.counted.filter(({ subject, key }) => subject !== 'product' || known.has(key))
    return { ...whose, hit: { ...hit, counted } }
  })
}
