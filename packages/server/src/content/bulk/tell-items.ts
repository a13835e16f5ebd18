import { type ItemAct, isAdding } from '@vitrine/domain/content/items/change-many'
import { type ItemOrdering, isOrderedByHand } from '@vitrine/domain/content/items/room-for-items'
import { spelledAsKnown } from '@vitrine/domain/content/term-spelling'
import type { SiteTables } from '@vitrine/store/store'
import type { Exchange } from '../../http/exchange.ts'
import { themeOf } from '../../website/pages/theme-of.ts'
import { placeOf } from '../content-place.ts'
import { knownTerms } from '../known-terms.ts'

/** What items are judged by that is told while an act on them is asked for, each by the id of a collection. */
export interface ItemsTold {
  /** How items are put in order, where that is by hand: such a collection holds so many. The template says it, which a job does not know. */
  readonly orderings: Readonly<Record<string, ItemOrdering>>
  /** How the term of the act is spelled there, where that is otherwise. */
  readonly spellings: Readonly<Record<string, string>>
}

/** Tells it of all collections of a site: which of them an act comes to is not known yet. */
export async function tellItems(
  exchange: Pick<Exchange, 'store' | 'view' | 'origin'>,
  act: ItemAct,
): Promise<ItemsTold> {
  const theme = await themeOf(exchange)
  const { store } = exchange
  const places = (await store.collections.list()).flatMap((each) => placeOf(each, theme) ?? [])
  const byHand = places.filter(({ ordering }) => isOrderedByHand(ordering))
  const spellings: [string, string][] = []
  for (const { collection } of isAdding(act) ? places : [])
    spellings.push([collection.id, await spelledIn(store, collection.id, act)])
  return {
    orderings: Object.fromEntries(byHand.map(({ collection, ordering }) => [collection.id, ordering])),
    spellings: Object.fromEntries(spellings.filter(([, term]) => term !== act.term)),
  }
}

async function spelledIn(
  tables: Pick<SiteTables, 'items' | 'categories'>,
  collectionId: string,
  { act, term }: ItemAct,
): Promise<string> {
  const { tags, categories } = await knownTerms(tables, { collectionId })
  return spelledAsKnown(term, act === 'add-tag' ? tags : categories)
}
