import { isDeepStrictEqual } from 'node:util'
import { postedValues } from '@vitrine/domain/forms/inbox/posted-values'
import type { Submission } from '@vitrine/domain/forms/inbox/submission'
import type { SiteTables } from '@vitrine/store/store'
import type { Exchange } from '../http/exchange.ts'
import { markSent, marksHoldMs } from '../http/visitor/mark-sent.ts'

/** So many submissions of that time are looked through. */
const mostLookedAt = 200

/** What is posted without a script. */
interface Posted {
  /** Without files where those are still named by their tokens. */
  readonly submission: Pick<Submission, 'formId' | 'values' | 'files'>
  /** What is in its files, by their hashes. */
  readonly prints?: readonly string[]
}

/** Marks what is posted; `again` where the same visitor just posted the same without a script, and it is kept: what an owner has removed meanwhile is kept anew. */
export async function markPosted(
  tables: SiteTables,
  { submission, prints = [] }: Posted,
  exchange: Exchange,
): Promise<'first' | 'again'> {
  const { formId, values } = submission
  if ((await markSent(tables, ['plain', formId, values, prints], exchange)) === 'first') return 'first'
  const last = { createdAtMs: exchange.services.clock() - marksHoldMs, id: '' }
  const recent = await tables.submissions.behind(formId, last, mostLookedAt)
  return recent.some((each) => isSame(each, submission)) ? 'again' : 'first'
}

function isSame(kept: Submission, { values, files }: Posted['submission']): boolean {
  if (!files) return isDeepStrictEqual(postedValues(kept), values)
  return isDeepStrictEqual([kept.values, sizesOf(kept.files)], [values, sizesOf(files)])
}

function sizesOf(files: Submission['files'] = []): readonly number[] {
  return files.map(({ bytes }) => bytes)
}
