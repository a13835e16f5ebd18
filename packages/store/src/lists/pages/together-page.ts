import type { ListPlace } from '@vitrine/domain/lists/list-place'
import type { ListSort } from '@vitrine/domain/lists/list-request'
import type { Session } from '../../engine/session.ts'
import type { listQueries } from '../list-queries.ts'
import type { ListTable } from '../list-table.ts'
import type { ListTest } from '../list-tests.ts'
import type { Found } from './held-page.ts'
import { inStages } from './stages.ts'

/** Rows of the same choices stand together in the order that is asked for. `isAll`: and nothing else is asked than choices and a part of that order. */
export interface Together {
  readonly isAll: boolean
}

/** Whether rows of the same choices stand in the order that is asked for, and no range cuts through them; undefined where not. */
export function togetherOf(
  { engine }: Session,
  { byBits, columns }: ListTable,
  { sort }: { readonly sort: ListSort },
  tests: readonly ListTest[],
): Together | undefined {
  const sorted = columns[sort.key]?.name
  if (byBits !== sort.key || tests.some(({ range, bits, isNarrow }) => isNarrow && !bits && range !== sorted))
    return undefined
  const isAll = tests.every(({ isNarrow }) => isNarrow)
  return isAll || engine === 'sqlite' ? { isAll } : undefined
}

/** A page of rows of some choices: those of each sum of bits stand in order. Undefined where what else is asked is too rare among them. */
export async function togetherPage(
  queries: ReturnType<typeof listQueries>,
  patterns: readonly number[],
  { isAll }: Together,
): Promise<Found | undefined> {
  if (isAll) return { rows: await queries.merged(patterns), total: undefined }
  const { limit } = queries
  const walk = (part: number, ...on: readonly [row?: ListPlace, sought?: number]) =>
    queries.mergedAWhile(patterns, part, ...on)
  const { rows } = await inStages({ limit, walk })
  return rows.length === limit ? { rows, total: undefined } : undefined
}
