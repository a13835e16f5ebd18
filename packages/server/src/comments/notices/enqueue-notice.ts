import { createHash } from 'node:crypto'
import type { SiteTables } from '@vitrine/store/store'
import { mailFacts } from '../../mail/mail-facts.ts'

/** The kind of the jobs that tell an owner of comments that wait. */
export const commentNoticeJobKind = 'comment-notice'

const hourMs = 3_600_000

/**
 * Has the owner told of a comment that waits, in the transaction that keeps it: at once, or with the first mail of the next hour of the
 * clock where one went out in this hour.
 */
export async function enqueueNotice(
  { jobs, mail, rateLimits }: Pick<SiteTables, 'jobs' | 'mail' | 'rateLimits'>,
  nowMs: number,
): Promise<void> {
  const hour = Math.floor(nowMs / hourMs)
  const isTold = (await mail.find(noticeId(hour))) !== undefined
  const id = noticeId(isTold ? hour + 1 : hour)
  if (await jobs.find(id)) return
  // Of two comments at the same time one has it told.
  if (!(await rateLimits.take(`comment-notice:${id}`, { max: 1, windowMs: 2 * hourMs, nowMs })).allowed)
    return
  await jobs.enqueue({
    id,
    kind: commentNoticeJobKind,
    payload: {},
    runAtMs: isTold ? (hour + 1) * hourMs : nowMs,
    // Whom it goes to is looked up when it is sent.
    mail: mailFacts('comments', { to: '', subject: '' }),
  })
}

/** An hour has one mail: its job and the mail have this id. */
function noticeId(hour: number): string {
  return createHash('sha256').update(`comments that wait, ${hour}`).digest('hex').slice(0, 24)
}
