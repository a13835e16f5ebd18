import type { QueryClient } from '@tanstack/react-query'
import { readItemCall } from '@vitrine/contract/content/item-calls'
import { callQuery } from '../../../call/call-query.ts'
import type { OpenedItem } from './opened-item.ts'

/** Notes what the server just took into what was read of an item, so that it opens with that; a read that began before is made again. */
export function noteOfItem(queries: QueryClient, itemId: string, known: Partial<OpenedItem>): void {
  const { queryKey } = callQuery(readItemCall, { params: { itemId } })
  const before = queries.getQueryState<OpenedItem>(queryKey)
  if (!before) return
  queries.setQueryData<OpenedItem>(queryKey, (now) => now && { ...now, ...known }, {
    updatedAt: before.dataUpdatedAt,
  })
  if (before.fetchStatus === 'fetching' || before.isInvalidated)
    void queries.invalidateQueries({ queryKey, exact: true, refetchType: 'all' })
}
