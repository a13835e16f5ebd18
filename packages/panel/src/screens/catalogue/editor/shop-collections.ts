import type { ReplyOf } from '@vitrine/contract/call'
import type { listShopCollectionsCall } from '@vitrine/contract/catalogue/panel-calls'

/** A part of the site that can hold products. */
export type ShopCollection = ReplyOf<typeof listShopCollectionsCall>['collections'][number]

/** The parts that hold products. */
export function usableCollections(collections: readonly ShopCollection[]): readonly ShopCollection[] {
  return collections.filter((each) => each.typeName === 'products')
}
