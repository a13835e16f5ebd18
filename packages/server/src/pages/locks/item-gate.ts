import { isProductOpenTo } from '@vitrine/domain/catalogue/for-members'
import type { Product } from '@vitrine/domain/catalogue/product'
import { barriersBefore } from '@vitrine/domain/content/pages/barriers'
import { isEnclosed, isOpenTo, noAreas } from '@vitrine/domain/memberships/open-areas'
import type { Exchange } from '../../http/exchange.ts'

/** What is asked for: a product, a post, or all that lies in a page. */
export interface AskedThing {
  readonly collectionId: string
  readonly areaIds?: readonly string[] | undefined
  /** Of a product. */
  readonly type?: Product['type'] | undefined
}

/** Whether a visitor may ask for what lies in a collection. */
export type ItemGate = (item: AskedThing) => boolean

/** What the gate looks at. */
export type GateSource = Pick<Exchange, 'contents' | 'isUnlocked' | 'openAreas'>

/**
 * What this visitor may ask for. Calls by an item's id go around the gate of its page, so they ask here: what stands behind a password is
 * not there for those who did not enter it, and what is for members alone not for others.
 */
export async function itemGateOf(exchange: GateSource): Promise<ItemGate> {
  return gateWith(exchange, await exchange.openAreas())
}

/** Whether this visitor may ask for one item. */
export async function mayAskFor(item: AskedThing, exchange: GateSource): Promise<boolean> {
  const { collections } = await exchange.contents()
  const collection = collections.find(({ id }) => id === item.collectionId)
  const isForMembers =
    item.type === 'paywall' || isEnclosed(item) || barriersBefore(collection, collections).areas.length > 0
  return (await gateWith(exchange, isForMembers ? await exchange.openAreas() : noAreas))(item)
}

async function gateWith(
  { contents, isUnlocked }: GateSource,
  open: Awaited<ReturnType<GateSource['openAreas']>>,
): Promise<ItemGate> {
  const { collections } = await contents()
  return ({ collectionId, areaIds, type }) => {
    const collection = collections.find(({ id }) => id === collectionId)
    // What is hidden or lies in the trash is there for nobody.
    if (!collection?.isEnabled) return false
    const { locks, areas } = barriersBefore(collection, collections)
    if (!locks.every(isUnlocked) || !areas.every((ids) => isOpenTo({ areaIds: ids }, open))) return false
    return type === undefined ? isOpenTo({ areaIds }, open) : isProductOpenTo({ type, areaIds }, open)
  }
}
