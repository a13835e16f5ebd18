import type { ListedMail } from '@vitrine/domain/mail/listed-mail'
import { type SendAgainProblem, sendAgainProblem } from '@vitrine/domain/mail/mail-problem'
import type { TrackedJob } from '@vitrine/store/jobs/jobs'
import type { SiteTables } from '@vitrine/store/store'
import type { MailReturn, MailReturns } from '../jobs/job-handler.ts'

/** When a mail is sent again, and who waits for mails of its kind. */
interface Again {
  readonly returns: MailReturns
  readonly nowMs: number
}

/** A mail of the list. */
export interface FoundMail {
  readonly mail: ListedMail
  /** Not there where the mail went out. */
  readonly job: TrackedJob | undefined
  readonly isUnderWay: boolean
}

/** Looks a mail up, and how its job stands. */
export async function findMail(
  tables: SiteTables,
  id: string,
  nowMs: number,
): Promise<FoundMail | undefined> {
  const mail = await tables.mail.findListed(id)
  const job = await tables.jobs.find(id)
  return mail && { mail, job, isUnderWay: job !== undefined && job.leasedUntilMs > nowMs }
}

/** Why a mail is not sent again; null: it would be. */
export async function whyNotAgain(
  tables: SiteTables,
  found: FoundMail,
  { returns }: Again,
): Promise<SendAgainProblem | null> {
  const { mail, job, isUnderWay } = found
  const isAwaited = (await returnOf(found, returns)?.isAwaited({ payload: job?.payload, tables })) ?? true
  return sendAgainProblem({ state: mail.state, isUnderWay, isAwaited })
}

/** Has a mail tried again at once that failed or was given up, and its reader wait for it; in a transaction, which need not be given up for a problem. */
export async function sendAgain(
  tables: SiteTables,
  id: string,
  again: Again,
): Promise<SendAgainProblem | 'gone' | null> {
  // Two who press at once, and the server that sends it, come one after the other.
  await tables.jobs.lock(id)
  const found = await findMail(tables, id, again.nowMs)
  if (!found) return 'gone'
  const problem = await whyNotAgain(tables, found, again)
  if (problem) return problem
  const given = { id, payload: found.job?.payload, tables, nowMs: again.nowMs }
  const isTaken = (await returnOf(found, again.returns)?.take(given)) ?? true
  if (!isTaken) return 'mail-not-awaited'
  return (await tables.jobs.revive(id, again.nowMs)) ? null : 'mail-under-way'
}

/** Those who wait for a mail are asked about where it was given up; else they wait still. */
function returnOf({ mail, job }: FoundMail, returns: MailReturns): MailReturn | undefined {
  return mail.state === 'dead' && job ? returns[job.kind] : undefined
}
