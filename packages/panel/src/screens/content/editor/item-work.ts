import type { QueryClient } from '@tanstack/react-query'
import { changeContentItemCall } from '@vitrine/contract/content/item-calls'
import { asLastingWork, useIsUnderWay } from '../../../call/lasting-work.ts'

const workKey = (itemId: string) => [changeContentItemCall.name, itemId]

/** Saves an item, or keeps or drops its draft. */
export function asItemWork<Result>(
  queries: QueryClient,
  itemId: string,
  work: () => Promise<Result>,
): Promise<Result> {
  return asLastingWork(queries, workKey(itemId), work)
}

/** Whether an item is being saved, or its draft kept or dropped. */
export function useIsItemMoving(itemId: string): boolean {
  return useIsUnderWay(workKey(itemId))
}
