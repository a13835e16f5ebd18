import { isDeepStrictEqual } from 'node:util'
import { postedValues } from '@vitrine/domain/forms/inbox/posted-values'
import type { Submission } from '@vitrine/domain/forms/inbox/submission'
import type { SiteTables } from '@vitrine/store/store'
import type { Exchange } from '../http/exchange.ts'
import { marksHoldMs, wasJustSent } from '../http/visitor/was-just-sent.ts'

/** So many submissions of that time are looked through. */
const mostLookedAt = 200

/** What is posted without a script. */
interface Posted {
  /** Without files where those are still named by their tokens. */
  readonly submission: Pick<Submission, 'formId' | 'values' | 'files'>
  /** What is in its files, by their hashes. */
  readonly prints?: readonly string[]
}

/** Whether the same visitor just posted the same without a script, and it is kept: what an owner has removed meanwhile is kept anew. */
export async function isSentAgain(
  tables: SiteTables,
  { submission, prints = [] }: Posted,
  exchange: Exchange,
): Promise<boolean> {
  const { formId, values } = submission
  if (!(await wasJustSent(tables, ['plain', formId, values, prints], exchange))) return false
  const last = { createdAtMs: exchange.services.clock() - marksHoldMs, id: '' }
  const recent = await tables.submissions.behind(formId, last, mostLookedAt)
  return recent.some((each) => isSame(each, submission))
}

function isSame(kept: Submission, { values, files }: Posted['submission']): boolean {
  if (!files) return isDeepStrictEqual(postedValues(kept), values)
  return isDeepStrictEqual([kept.values, sizesOf(kept.files)], [values, sizesOf(files)])
}

function sizesOf(files: Submission['files'] = []): readonly number[] {
  return files.map(({ bytes }) => bytes)
}
