import { type QueryClient, useIsMutating } from '@tanstack/react-query'
import { keepItemDraftCall } from '@vitrine/contract/content/item-calls'

const workKey = (itemId: string) => [keepItemDraftCall.name, itemId]

/** Keeps or drops the draft of an item: that goes on after its editor is left, and who opens the item again can wait for it. */
export function asDraftWork(
  queries: QueryClient,
  itemId: string,
  work: () => Promise<boolean>,
): Promise<boolean> {
  const mutation = queries.getMutationCache().build<boolean, Error, void, unknown>(queries, {
    mutationKey: workKey(itemId),
    mutationFn: work,
  })
  return mutation.execute()
}

/** Whether the draft of an item is being kept or dropped. */
export function useIsDraftMoving(itemId: string): boolean {
  return useIsMutating({ mutationKey: workKey(itemId) }) > 0
}
