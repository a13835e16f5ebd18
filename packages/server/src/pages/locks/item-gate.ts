import { findLockOf } from '@vitrine/site/route/find-lock'
import type { Exchange } from '../../http/exchange.ts'

/** Whether a visitor may ask for what lies in a collection. */
export type ItemGate = (item: { readonly collectionId: string }) => boolean

/**
 * What this visitor may ask for. Calls by an item's id go around the gate of its page, so they ask here: what stands behind a password is
 * not there for those who did not enter it.
 */
export async function itemGateOf({
  contents,
  isUnlocked,
}: Pick<Exchange, 'contents' | 'isUnlocked'>): Promise<ItemGate> {
  const { collections } = await contents()
  return ({ collectionId }) => {
    const collection = collections.find(({ id }) => id === collectionId)
    // What is hidden or lies in the trash is there for nobody.
    if (!collection?.isEnabled) return false
    const found = findLockOf(collection, collections)
    return found === null || isUnlocked(found)
  }
}

/** Whether this visitor may ask for one item. */
export async function mayAskFor(
  item: { readonly collectionId: string },
  exchange: Pick<Exchange, 'contents' | 'isUnlocked'>,
): Promise<boolean> {
  return (await itemGateOf(exchange))(item)
}
