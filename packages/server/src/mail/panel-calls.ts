import type { ReplyOf } from '@vitrine/contract/call'
import type {
  listMailCall,
  listUnsentMailCall,
  readMailCall,
  retryMailCall,
} from '@vitrine/contract/mail/panel-calls'
import type { KnownJob } from '@vitrine/store/jobs/jobs'
import type { SiteStore } from '@vitrine/store/store'
import { failureText } from '../http/errors.ts'
import type { Exchange } from '../http/exchange.ts'
import { type Reply, refuse, reply } from '../http/reply.ts'
import { orderMailJobKind } from '../orders/enqueue-order-mail.ts'
import { readOrderMailPayload } from '../orders/read-order-mail-payload.ts'
import { readSignInMailPayload, signInMailJobKind } from '../owners/send-sign-in-link.ts'
import { hiddenSignInMail } from '../owners/sign-in-mail.ts'
import { readLetter, sendMailKind } from './send-mail.ts'

/** Answers a page of the mailbox, newest first. */
export async function getMailList({ query, store }: Exchange<typeof listMailCall>): Promise<Reply> {
  const { rows, total } = await store.mail.list({ offset: query.offset ?? 0, limit: query.limit ?? 50 })
  return reply({ messages: rows, total })
}

/** Answers one message. */
export async function getMail({ params, store }: Exchange<typeof readMailCall>): Promise<Reply> {
  const message = await store.mail.find(params.messageId)
  return message ? reply({ message }) : refuse(404, failureText.notFound)
}

const mailKinds = [orderMailJobKind, sendMailKind, signInMailJobKind]

/** Answers the mail that did not go out, and why. */
export async function getUnsentMail({ store }: Exchange<typeof listUnsentMailCall>): Promise<Reply> {
  const jobs = await store.jobs.listFailed(mailKinds)
  return reply({ mails: await Promise.all(jobs.map((job) => unsentMail(store, job))) })
}

/** Tries a mail again that did not go out. */
export async function postMailAttempt({
  params,
  store,
  services,
}: Exchange<typeof retryMailCall>): Promise<Reply> {
  const job = await store.jobs.find(params.mailId)
  if (!job || !mailKinds.includes(job.kind)) return refuse(404, failureText.notFound)
  const isRevived = await store.jobs.revive(job.id, services.clock())
  return isRevived ? reply({}) : refuse(409, 'This mail is being sent just now.')
}

type UnsentMail = ReplyOf<typeof listUnsentMailCall>['mails'][number]

async function unsentMail(store: SiteStore, job: KnownJob): Promise<UnsentMail> {
  const { id, attempts, lastError: reason } = job
  const nextTryAtMs = job.state === 'dead' ? null : job.runAtMs
  const how = { id, attempts, reason, nextTryAtMs }
  if (job.kind === signInMailJobKind) {
    const { subject } = hiddenSignInMail(readSignInMailPayload(job.payload).email)
    return { ...how, kind: 'letter', subject, orderId: null, orderNumber: null }
  }
  if (job.kind === sendMailKind) {
    const { subject, orderId } = readLetter(job.payload)
    return { ...how, kind: 'letter', subject, orderId, orderNumber: null }
  }
  const { mail, orderId } = readOrderMailPayload(job.payload)
  const order = await store.orders.find(orderId)
  return { ...how, kind: mail, subject: '', orderId, orderNumber: order?.number ?? null }
}
