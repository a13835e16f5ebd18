import { EmptyState, Paper, Text } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import type { ReplyOf } from '@vitrine/contract/call'
import { orderItemsCall, readItemOrderCall } from '@vitrine/contract/content/item-order-calls'
import { Newspaper } from 'lucide-react'
import { call } from '../../../call/client.ts'
import { failureText } from '../../../call/messages.ts'
import { useCall } from '../../../call/use-call.ts'
import { moveItem } from '../../../parts/lists/move-item.ts'
import { OrderList } from '../../../parts/order/order-list.tsx'
import { Shown } from '../../../parts/reading/shown.tsx'
import { toastError } from '../../../parts/toasts/toast.ts'
import { type ContentCollection, type ItemRow, itemName } from '../content-collections.ts'
import { ItemLine } from './item-line.tsx'
import { ItemTile } from './item-tile.tsx'
import classes from './list.module.css'

/** The items of a collection in their owner's order, to be moved. */
export function OrderView({ collection }: { readonly collection: ContentCollection }) {
  const params = { collectionId: collection.id }
  const order = useCall(readItemOrderCall, { params })
  const move = useOrder(params)
  return (
    <Shown of={[order]} loading="Loading items" failed={failureText.list}>
      {(read) => {
        const { items, total } = read
        if (items.length === 0) return <NothingYet collection={collection} />
        const isGrid = collection.kinds.every(({ kind }) => kind === 'image' || kind === 'video')
        return (
          <Paper withBorder>
            {total > items.length && (
              <Text size="sm" c="dimmed" p="md" pb={0}>
                The first {items.length} of {total} items can be put in order here.
              </Text>
            )}
            <OrderList<ItemRow>
              label="Items in their order"
              items={items}
              keyOf={({ id }) => id}
              nameOf={itemName}
              runs={isGrid ? 'across' : 'down'}
              className={isGrid ? classes.grid : classes.rows}
              onMove={(from, to) => void move(moveItem(items, from, to), read)}
            >
              {(item, _, grip) =>
                isGrid ? <ItemTile item={item} grip={grip} /> : <ItemLine item={item} grip={grip} />
              }
            </OrderList>
          </Paper>
        )
      }}
    </Shown>
  )
}

type ItemOrder = ReplyOf<typeof readItemOrderCall>

/** Shows a new order at once, and goes back when it was refused. */
function useOrder(params: { readonly collectionId: string }) {
  const queries = useQueryClient()
  const queryKey = [readItemOrderCall.name, { params }]
  return async (items: readonly ItemRow[], before: ItemOrder) => {
    queries.setQueryData<ItemOrder>(queryKey, { ...before, items })
    const body = { ids: items.map(({ id }) => id), was: before.items.map(({ id }) => id) }
    const outcome = await call(orderItemsCall, { params, body })
    if (outcome.ok) return
    queries.setQueryData(queryKey, before)
    if (outcome.refusal.status === 409) void queries.invalidateQueries({ queryKey })
    toastError('The order was not saved', outcome.refusal.message)
  }
}

function NothingYet({ collection }: { readonly collection: ContentCollection }) {
  const hasPictures = collection.kinds.some(({ kind }) => kind === 'image')
  return (
    <EmptyState
      py="xl"
      role="status"
      icon={<Newspaper aria-hidden />}
      title="Nothing here yet"
      description={
        hasPictures
          ? 'Pictures that you upload are seen by visitors at once. What else you begin is a draft until you publish it.'
          : 'Begin the first one with the button above. Nobody sees it before you publish it.'
      }
    />
  )
}
