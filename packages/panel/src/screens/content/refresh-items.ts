import type { QueryClient } from '@tanstack/react-query'
import {
  listCalendarCall,
  listContentCollectionsCall,
  listItemsCall,
} from '@vitrine/contract/content/item-calls'
import { readItemOrderCall } from '@vitrine/contract/content/item-order-calls'

const shown = [listItemsCall, readItemOrderCall, listContentCollectionsCall, listCalendarCall]

/** Reads all that shows items again, after one was changed. */
export function refreshItems(queries: QueryClient): void {
  for (const { name } of shown) void queries.invalidateQueries({ queryKey: [name] })
}
