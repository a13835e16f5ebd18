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
  { jobs, mail }: Pick<SiteTables, 'jobs' | 'mail'>,
  { jobKind, reason, waiting }: HourlyNotice,
  nowMs: number,
): Promise<void> {
  const hour = Math.floor(nowMs / hourMs)
  const now = noticeId(waiting, hour)
  // A mail that is being written may have been counted for before this.
  const isWritten = ((await jobs.find(now))?.leasedUntilMs ?? 0) > nowMs
  const isTold = isWritten || (await mail.find(now)) !== undefined
  const id = isTold ? noticeId(waiting, hour + 1) : now
  if (await jobs.find(id)) return
  // Of two that come at the same time one has it told: the id is taken then. A job that found nothing to tell of leaves nothing behind.
  await jobs.enqueue({
    id,
    kind: jobKind,
    payload: {},
    runAtMs: isTold ? (hour + 1) * hourMs : nowMs,
    // Whom it goes to is looked up when it is sent.
    mail: mailFacts(reason, { to: '', subject: '' }),
  })
}

/** An hour has one mail: its job and the mail have this id. */
function noticeId(waiting: string, hour: number): string {
  return createHash('sha256').update([waiting, hour].join(', ')).digest('hex').slice(0, 24)
}
