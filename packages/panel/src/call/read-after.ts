import type { QueryClient } from '@tanstack/react-query'
import type { Call } from '@vitrine/contract/call'
import { staleReads } from './stale-reads.ts'

/** Has all read again that a call made old, and what else is; over when what is looked at is. */
export async function readAfter(
  queries: QueryClient,
  made: Pick<Call, 'name'> | undefined,
  others: readonly Pick<Call, 'name'>[] = [],
): Promise<void> {
  const names = new Set([...((made && staleReads[made.name]) ?? []), ...others.map(({ name }) => name)])
  await Promise.all([...names].map((name) => queries.invalidateQueries({ queryKey: [name] })))
}
