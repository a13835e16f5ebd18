import { createHash } from 'node:crypto'
import type { ListedMailKind } from '@vitrine/domain/website/settings/mail/mail-kinds'
import type { SiteTables } from '@vitrine/store/store'
import { mailFacts } from './mail-facts.ts'

/** A mail that tells an owner what waits for them. */
export interface HourlyNotice {
  readonly jobKind: string
  readonly reason: ListedMailKind
  /** What waits, as the ids of its mails have it. */
  readonly waiting: string
}

const hourMs = 3_600_000

/**
 * Has the owner told of something that waits, in the transaction that keeps it: at once, or with the first mail of the next hour of the
 * clock where one went out in this hour.
 */
export async function enqueueHourly(
  tables: Pick<SiteTables, 'jobs' | 'mail'>,
  notice: HourlyNotice,
  nowMs: number,
): Promise<void> {
  const hour = Math.floor(nowMs / hourMs)
  const id = noticeId(notice.waiting, hour)
  while (!(await isTold(tables, id, nowMs))) {
    if (await tables.jobs.lock(id)) return
    await enqueue(tables, notice, { id, runAtMs: nowMs })
  }
  const next = { id: noticeId(notice.waiting, hour + 1), runAtMs: (hour + 1) * hourMs }
  if (!(await tables.jobs.lock(next.id))) await enqueue(tables, notice, next)
}

/** Whether the mail of an hour went out, or is being written and may have been counted for before this. Its job is not begun before this is kept, and counts it. */
async function isTold(
  { jobs, mail }: Pick<SiteTables, 'jobs' | 'mail'>,
  id: string,
  nowMs: number,
): Promise<boolean> {
  const job = await jobs.lock(id)
  return (job?.leasedUntilMs ?? 0) > nowMs || (await mail.find(id)) !== undefined
}

/** Of two that come at the same time one has it told: the id is taken then. A job that found nothing to tell of leaves nothing behind. */
async function enqueue(
  { jobs }: Pick<SiteTables, 'jobs'>,
  { jobKind, reason }: HourlyNotice,
  when: { readonly id: string; readonly runAtMs: number },
): Promise<void> {
  // Whom it goes to is looked up when it is sent.
  await jobs.enqueue({
    ...when,
    kind: jobKind,
    payload: {},
    mail: mailFacts(reason, { to: '', subject: '' }),
  })
}

/** An hour has one mail: its job and the mail have this id. */
function noticeId(waiting: string, hour: number): string {
  return createHash('sha256').update([waiting, hour].join(', ')).digest('hex').slice(0, 24)
}
