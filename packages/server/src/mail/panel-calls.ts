import type { ReplyOf } from '@vitrine/contract/call'
import type {
  listMailCall,
  listUnsentMailCall,
  readMailCall,
  retryMailCall,
} from '@vitrine/contract/mail/panel-calls'
import type { TrackedJob } from '@vitrine/store/jobs/jobs'
import type { MailMessage } from '@vitrine/store/mail/mail'
import type { Exchange } from '../http/exchange.ts'
import { failureText } from '../http/reply/errors.ts'
import { type AnswerTo, refuse, reply } from '../http/reply/reply.ts'
import type { MailKind } from './mail-kind.ts'

/** Answers a page of the mailbox, newest first. */
export async function getMailList({
  query,
  store,
}: Exchange<typeof listMailCall>): Promise<AnswerTo<typeof listMailCall>> {
  const { rows, total } = await store.mail.list({ offset: query.offset ?? 0, limit: query.limit ?? 50 })
  return reply({ messages: rows.map(presentMessage), total })
}

/** Answers one message. */
export async function getMail({
  params,
  store,
}: Exchange<typeof readMailCall>): Promise<AnswerTo<typeof readMailCall>> {
  const message = await store.mail.find(params.messageId)
  return message ? reply({ message: presentMessage(message) }) : refuse('not-found', failureText.notFound)
}

/** The calls about mail that did not go out, of all the kinds that rooms send. */
export function unsentMailCalls(kinds: readonly MailKind[]) {
  const byJobKind = new Map(kinds.map((kind) => [kind.jobKind, kind]))
  return {
    getUnsentMail: (exchange: Exchange<typeof listUnsentMailCall>) => getUnsentMail(exchange, byJobKind),
    postMailAttempt: (exchange: Exchange<typeof retryMailCall>) => postMailAttempt(exchange, byJobKind),
  }
}

type UnsentMail = ReplyOf<typeof listUnsentMailCall>['mails'][number]
type MailKinds = ReadonlyMap<string, MailKind>

/** Answers the mail that did not go out, and why. */
async function getUnsentMail(
  { store }: Exchange<typeof listUnsentMailCall>,
  kinds: MailKinds,
): Promise<AnswerTo<typeof listUnsentMailCall>> {
  const jobKinds = [...kinds.keys()]
  const [jobs, counts] = await Promise.all([
    store.jobs.listUnfinished(jobKinds),
    store.jobs.countUnfinished(jobKinds),
  ])
  const mails = jobs.map(async (job) => {
    const about = await kinds.get(job.kind)?.describe(job.payload, store)
    if (!about) throw new Error(`The job ${job.id} sends no mail`)
    const { kind, subject, orderId, orderName } = about
    const nextTryAtMs = job.state === 'dead' ? null : job.runAtMs
    const { id, attempts, lastError: reason } = job
    return { id, state: stateOf(job), attempts, reason, nextTryAtMs, kind, subject, orderId, orderName }
  })
  return reply({ mails: await Promise.all(mails), counts })
}

function stateOf({ state, lastError }: Pick<TrackedJob, 'state' | 'lastError'>): UnsentMail['state'] {
  if (state === 'dead') return 'dead'
  return lastError === '' ? 'waiting' : 'failed'
}

/** Tries a mail again that did not go out. */
async function postMailAttempt(
  { params, store, services }: Exchange<typeof retryMailCall>,
  kinds: MailKinds,
): Promise<AnswerTo<typeof retryMailCall>> {
  const job = await store.jobs.find(params.mailId)
  if (!job || !kinds.has(job.kind)) return refuse('not-found', failureText.notFound)
  const isRevived = await store.jobs.revive(job.id, services.clock())
  return isRevived ? reply({}) : refuse('mail-under-way', 'This mail is being sent just now.')
}

function presentMessage(message: MailMessage) {
  const { id, to, from, subject, text, html, orderId, sentAtMs, transport } = message
  return { id, to, from, subject, text, html, orderId, sentAtMs, transport }
}
