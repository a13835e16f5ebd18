import { type ItemOrdering, isOrderedByHand } from '@vitrine/domain/content/items/room-for-items'
import type { Exchange } from '../../http/exchange.ts'
import { themeOf } from '../../website/pages/theme-of.ts'
import { placeOf } from '../content-place.ts'

/** What items are judged by that is told while an act on them is asked for, each by the id of a collection. */
export interface ItemsTold {
  /** How items are put in order, where that is by hand: such a collection holds so many. The template says it, which a job does not know. */
  readonly orderings: Readonly<Record<string, ItemOrdering>>
}

/** Tells it of all collections of a site: which of them an act comes to is not known yet. */
export async function tellItems(exchange: Pick<Exchange, 'store' | 'view' | 'origin'>): Promise<ItemsTold> {
  const theme = await themeOf(exchange)
  const places = (await exchange.store.collections.list()).flatMap((each) => placeOf(each, theme) ?? [])
  const byHand = places.filter(({ ordering }) => isOrderedByHand(ordering))
  return {
    orderings: Object.fromEntries(byHand.map(({ collection, ordering }) => [collection.id, ordering])),
  }
}
