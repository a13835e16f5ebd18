import type { QueryClient } from '@tanstack/react-query'
import { listPagesCall } from '@vitrine/contract/website/page-calls'
import { listPageRowsCall } from '@vitrine/contract/website/page-list-calls'

/** Has the tree and the list of pages read again. */
export async function refreshPages(queries: QueryClient): Promise<void> {
  void queries.invalidateQueries({ queryKey: [listPageRowsCall.name] })
  await queries.invalidateQueries({ queryKey: [listPagesCall.name] })
}
