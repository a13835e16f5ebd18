import type { listMailCall, readMailCall } from '@vitrine/contract/panel/mail'
import { failureText } from '../errors.ts'
import type { Exchange } from '../exchange.ts'
import { type Reply, refuse, reply } from '../reply.ts'

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
