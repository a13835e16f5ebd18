import { giveUpMailsCall, removeMailsCall, sendMailsAgainCall } from '@vitrine/contract/mail/act-calls'
import { mailList } from '@vitrine/contract/mail/mail-list'
import type { ListedMail } from '@vitrine/domain/mail/listed-mail'
import {
  giveUpProblem,
  type MailProblem,
  mailProblemText,
  removeMailProblem,
} from '@vitrine/domain/mail/mail-problem'
import type { TrackedJob } from '@vitrine/store/jobs/jobs'
import type { MailEndings, MailReturns } from '../../jobs/job-handler.ts'
import {
  type ActCall,
  type ActServices,
  type BulkActHandler,
  changedSince,
  type RowVerdict,
  rowGone,
} from '../../lists/bulk/bulk-act-handler.ts'
import { findMail, sendAgain, whyNotAgain } from '../send-again.ts'

/** What can be done with many mails at once; one that is given up ends as one that failed for good. */
export const mailActs = (
  endingsOf: (services: ActServices) => MailEndings,
  returns: MailReturns,
): readonly BulkActHandler<unknown>[] => [
  {
    ...ofMail(sendMailsAgainCall, 'send-again'),
    async judge({ rowId, tables, stamp: { nowMs } }) {
      const again = { returns, nowMs }
      const found = await findMail(tables, rowId, nowMs)
      if (!found) return rowGone
      const problem = await whyNotAgain(tables, found, again)
      if (problem) return refused(found.mail, problem)
      const write = async () => madeSure((await sendAgain(tables, rowId, again)) === null)
      return { kind: 'change', rowName: nameOf(found.mail), before: null, write }
    },
  },
  {
    ...ofMail(giveUpMailsCall, 'give-up'),
    async judge({ rowId, tables, services, stamp: { nowMs } }) {
      const found = await findMail(tables, rowId, nowMs)
      if (!found) return rowGone
      const { mail, job, isUnderWay } = found
      const problem = giveUpProblem({ state: mail.state, isUnderWay })
      if (problem || !job) return refused(mail, problem ?? 'mail-sent')
      if (mail.state === 'dead') return { kind: 'unchanged' }
      const before: Before = { runAtMs: job.runAtMs, attempts: job.attempts, lastError: job.lastError }
      const write = async () => {
        madeSure(await tables.jobs.giveUp(rowId, { reason: givenUpText, nowMs }))
        await endingsOf(services)[job.kind]?.({ ...job, tables, nowMs, error: null })
      }
      return { kind: 'change', rowName: nameOf(mail), before, write }
    },
    async undo({ rowId, before, tables, stamp: { nowMs } }) {
      const now = await tables.jobs.find(rowId)
      if (now?.state !== 'dead' || now.lastError !== givenUpText) return changedSince
      const isWaitedFor = (await returns[now.kind]?.take({ ...now, tables, nowMs })) ?? true
      if (!isWaitedFor) return changedSince
      await tables.jobs.takeUp(rowId, before as Before)
      return { kind: 'undone' }
    },
  },
  {
    ...ofMail(removeMailsCall, 'remove'),
    async judge({ rowId, tables, stamp: { nowMs } }) {
      const found = await findMail(tables, rowId, nowMs)
      if (!found) return rowGone
      const { mail, isUnderWay } = found
      const problem = removeMailProblem({ state: mail.state, isUnderWay })
      if (problem) return refused(mail, problem)
      return {
        kind: 'change',
        rowName: nameOf(mail),
        before: null,
        write: () => tables.jobs.finish(rowId),
      }
    },
  },
]

/** What stands in the place of a failure, where a person gave a mail up. */
const givenUpText = 'Given up in the panel.'

/** What is kept of a mail that was given up. */
type Before = Pick<TrackedJob, 'runAtMs' | 'attempts' | 'lastError'>

/** A server may have taken the mail since it was looked at: then the row fails, and is told. */
function madeSure(isDone: boolean): void {
  if (!isDone) throw new Error('The mail is being sent by now')
}

function refused(mail: ListedMail, problem: MailProblem): RowVerdict {
  return { kind: 'refused', rowName: nameOf(mail), message: mailProblemText[problem] }
}

/** Its subject; one that is not written yet has none, and is called as its list says. */
function nameOf({ subject, orderName, to }: ListedMail): string {
  if (subject !== '') return subject
  const name = to !== '' && orderName !== '' ? `${to} (${orderName})` : to || orderName
  return name === '' ? '' : `the mail for ${name}`
}

/** No act changes when a mail was asked for; one that goes out meanwhile moves, and is not tried twice. */
function ofMail(
  call: ActCall,
  act: string,
): Pick<BulkActHandler<unknown>, 'call' | 'list' | 'act' | 'sort' | 'isSeen' | 'read'> {
  return {
    call,
    list: mailList,
    act,
    sort: 'date',
    isSeen: false,
    read: (tables, ask) => tables.mail.listed(ask),
  }
}
