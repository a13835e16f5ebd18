import { type QueryClient, useIsMutating } from '@tanstack/react-query'

/** Does work that goes on after its screen is left; who opens that again can wait for it by the same key. */
export function asLastingWork<Result>(
  queries: QueryClient,
  key: readonly string[],
  work: () => Promise<Result>,
): Promise<Result> {
  const mutation = queries
    .getMutationCache()
    .build<Result, Error, void, unknown>(queries, { mutationKey: key, mutationFn: work })
  return mutation.execute()
}

/** Whether some of that work is under way. */
export function useIsUnderWay(key: readonly string[]): boolean {
  return useIsMutating({ mutationKey: key }) > 0
}
