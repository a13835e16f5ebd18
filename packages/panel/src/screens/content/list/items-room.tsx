import { EmptyState } from '@mantine/core'
import { exportItemsCall, listItemsCall } from '@vitrine/contract/content/item-calls'
import { itemsList } from '@vitrine/contract/content/items-list'
import type { ListDescription } from '@vitrine/domain/lists/list-description'
import { Newspaper } from 'lucide-react'
import { callQuery } from '../../../call/call-query.ts'
import { writeAddressSearch } from '../../../format/address-search.ts'
import type { ListSearch } from '../../../parts/lists/address/list-search.ts'
import type { ListRoom } from '../../../parts/lists/list-room.ts'
import { type ContentCollection, itemName, type ListedItem } from '../content-collections.ts'
import { itemActs, trashActs } from './acts/item-acts.ts'
import { ItemCard } from './item-card.tsx'
import { itemCells } from './item-cells.tsx'

/** The list of the items of all collections. */
export function roomOfAll(collections: readonly ContentCollection[], isTrash: boolean): ListRoom<ListedItem> {
  const choices = collections.map(({ id, title }) => ({ value: id, label: title }))
  const filters = itemsList.filters.map((filter) =>
    filter.key === 'collection' ? ({ ...filter, kind: 'choice', choices } as const) : filter,
  )
  return { ...roomOf({ ...itemsList, filters }, { narrowed: (f) => f, isTrash }), empty: <NothingYet /> }
}

/** The same list, narrowed to one collection. */
export function roomOfCollection(id: string, isTrash: boolean): ListRoom<ListedItem> {
  const own = `collection:is:${id}`
  const isOther = ({ key }: { readonly key: string }) => key !== 'collection'
  const list = {
    ...itemsList,
    columns: itemsList.columns.filter(isOther),
    filters: itemsList.filters.filter(isOther),
  }
  return { ...roomOf(list, { narrowed: (f) => (f ? `${own}~${f}` : own), isTrash }), empty: <NothingYet /> }
}

/** Whether the trash is shown, whose items can be put back and removed. */
export function isTrashShown({ f = '' }: ListSearch): boolean {
  return /(^|~)state:(is|any):trash(~|$)/.test(f)
}

interface NarrowingProps {
  /** Adds what the room is narrowed to. */
  readonly narrowed: (f: string | undefined) => string | undefined
  readonly isTrash: boolean
}

function roomOf(list: ListDescription, { narrowed, isTrash }: NarrowingProps) {
  const withOwn = <Query extends { readonly f?: string | undefined }>({ f, ...query }: Query) => {
    const all = narrowed(f)
    return { ...query, ...(all && { f: all }) }
  }
  return {
    list,
    read: (query) => callQuery(listItemsCall, { query: withOwn(query) }),
    nameOf: itemName,
    cells: itemCells,
    card: (item) => <ItemCard item={item} />,
    narrowed,
    acts: isTrash ? trashActs : itemActs,
    csvAddress: (query) => `${exportItemsCall.path}${writeAddressSearch(withOwn(query))}`,
  } satisfies Omit<ListRoom<ListedItem>, 'empty'>
}

function NothingYet() {
  return (
    <EmptyState
      py="xl"
      role="status"
      icon={<Newspaper aria-hidden />}
      title="Nothing here yet"
      description="What you begin is a draft: nobody sees it before you publish it."
    />
  )
}
