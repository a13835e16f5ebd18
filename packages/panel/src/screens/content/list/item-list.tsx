import { Checkbox, EmptyState, Group } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import type { ReplyOf } from '@vitrine/contract/call'
import type { InputOf } from '@vitrine/contract/client/make-call'
import { listItemsCall } from '@vitrine/contract/content/item-calls'
import { orderItemsCall } from '@vitrine/contract/content/many-item-calls'
import { Newspaper, SearchX, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { call } from '../../../call/client.ts'
import { failureText } from '../../../call/messages.ts'
import { useCall } from '../../../call/use-call.ts'
import { pageSize } from '../../../format/paging.ts'
import { ErrorNotice } from '../../../parts/error-notice.tsx'
import { ListSkeleton } from '../../../parts/lists/list-skeleton.tsx'
import { moveItem } from '../../../parts/lists/move-item.ts'
import { Pager } from '../../../parts/lists/pager.tsx'
import { OrderList } from '../../../parts/order/order-list.tsx'
import { toastError } from '../../../parts/toast.ts'
import { type ContentCollection, type ItemRow, isByHand, itemName } from '../content-collections.ts'
import { BulkBar } from './bulk-bar.tsx'
import { ItemLine } from './item-line.tsx'
import type { ItemSearch } from './item-search.ts'
import { ItemTile } from './item-tile.tsx'
import classes from './list.module.css'

interface ItemListProps {
  readonly collection: ContentCollection
  readonly search: ItemSearch
  readonly onPage: (page: number) => void
}

/** Items that are in order and shown whole can be moved. */
const orderedPage = 250

/** The items that were found: loading, trouble, none, or rows with what can be done to them. */
export function ItemList({ collection, search, onPage }: ItemListProps) {
  const { shelf, text, category, tag, sort = 'usual', page = 1 } = search
  const isOrdered = isByHand(collection) && sort === 'usual'
  const canMove = isOrdered && [shelf, text, category, tag].every((each) => each === undefined)
  const limit = isOrdered ? orderedPage : pageSize
  const usualSort = isOrdered ? 'position' : collection.ordering === 'calendar' ? 'published' : 'updated'
  const input: InputOf<typeof listItemsCall> = {
    query: {
      ...{ collectionId: collection.id, shelf, text, category, tag, limit },
      sort: sort === 'usual' ? usualSort : sort,
      offset: (page - 1) * limit,
    },
  }
  const items = useCall(listItemsCall, input, { keepPrevious: true })
  const [chosen, choose] = useState<ReadonlySet<string>>(new Set())
  const move = useOrder(collection, input)

  if (items.isPending) return <ListSkeleton label="Loading items" />
  if (items.isError) {
    return <ErrorNotice error={items.error} title={failureText.list} onRetry={() => void items.refetch()} />
  }
  const { items: rows, total } = items.data
  if (rows.length === 0) return <NothingHere search={search} />
  const shown = rows.filter(({ id }) => chosen.has(id)).map(({ id }) => id)
  const toggle = (id: string) => (isChosen: boolean) =>
    choose((now) => new Set(isChosen ? [...now, id] : [...now].filter((each) => each !== id)))
  const isGrid = canMove && collection.kinds.every(({ kind }) => kind === 'image' || kind === 'video')

  return (
    <>
      <Group px="md" py={8} justify="space-between">
        <Checkbox
          label="Select all on this page"
          size="sm"
          checked={shown.length === rows.length}
          indeterminate={shown.length > 0 && shown.length < rows.length}
          onChange={(event) => choose(new Set(event.currentTarget.checked ? rows.map(({ id }) => id) : []))}
        />
      </Group>
      {shown.length > 0 && (
        <BulkBar chosen={shown} isTrash={shelf === 'trash'} onDone={() => choose(new Set())} />
      )}
      {canMove ? (
        <OrderList<ItemRow>
          label="Items in their order"
          items={rows}
          keyOf={({ id }) => id}
          nameOf={itemName}
          runs={isGrid ? 'across' : 'down'}
          className={isGrid ? classes.grid : classes.rows}
          onMove={(from, to) => void move(moveItem(rows, from, to), { rows, total })}
        >
          {(item, _, grip) =>
            isGrid ? (
              <ItemTile item={item} grip={grip} isChosen={chosen.has(item.id)} onChoose={toggle(item.id)} />
            ) : (
              <ItemLine item={item} grip={grip} isChosen={chosen.has(item.id)} onChoose={toggle(item.id)} />
            )
          }
        </OrderList>
      ) : (
        <ul className={classes.rows} aria-label="Items">
          {rows.map((item) => (
            <li key={item.id}>
              <ItemLine item={item} isChosen={chosen.has(item.id)} onChoose={toggle(item.id)} />
            </li>
          ))}
        </ul>
      )}
      {total > limit && !isOrdered && <Pager page={page} total={total} onPage={onPage} />}
    </>
  )
}

/** Shows a new order at once, and goes back when it was refused. */
function useOrder(collection: ContentCollection, input: InputOf<typeof listItemsCall>) {
  const queries = useQueryClient()
  const key = [listItemsCall.name, input]
  return async (
    items: readonly ItemRow[],
    before: { readonly rows: readonly ItemRow[]; readonly total: number },
  ) => {
    const show = (rows: readonly ItemRow[]) =>
      queries.setQueryData<ReplyOf<typeof listItemsCall>>(key, { items: rows, total: before.total })
    show(items)
    const body = { ids: items.map(({ id }) => id), was: before.rows.map(({ id }) => id) }
    const outcome = await call(orderItemsCall, { params: { collectionId: collection.id }, body })
    if (outcome.ok) return
    show(before.rows)
    if (outcome.refusal.status === 409) void queries.invalidateQueries({ queryKey: key })
    toastError('The order was not saved', outcome.refusal.message)
  }
}

function NothingHere({ search: { shelf, text, category, tag } }: { readonly search: ItemSearch }) {
  if (shelf === 'trash' && !text) {
    return (
      <EmptyState
        py="xl"
        role="status"
        icon={<Trash2 aria-hidden />}
        title="The trash is empty"
        description="What you throw away lies here for 30 days."
      />
    )
  }
  const isSearch = [shelf, text, category, tag].some((each) => each !== undefined)
  return isSearch ? (
    <EmptyState
      py="xl"
      role="status"
      icon={<SearchX aria-hidden />}
      title="Nothing found"
      description="Try another status, word, category or tag."
    />
  ) : (
    <EmptyState
      py="xl"
      role="status"
      icon={<Newspaper aria-hidden />}
      title="Nothing here yet"
      description="Begin the first one with the button above. Nobody sees it before you publish it."
    />
  )
}
