import { mailList } from '@vitrine/contract/mail/mail-list'
import type {
  exportMailCall,
  listMailCall,
  readMailCall,
  retryMailCall,
} from '@vitrine/contract/mail/panel-calls'
import { hideAccountLinks } from '@vitrine/domain/mail/hide-account-links'
import { mailCell } from '@vitrine/domain/mail/listed-mail'
import { mailProblemText } from '@vitrine/domain/mail/mail-problem'
import type { Exchange } from '../http/exchange.ts'
import { failureText } from '../http/reply/errors.ts'
import { type AnswerTo, refuse, reply } from '../http/reply/reply.ts'
import type { MailReturns } from '../jobs/job-handler.ts'
import { listFile } from '../lists/list-file.ts'
import { readListAsk } from '../lists/read-list-ask.ts'
import { sendAgain } from './send-again.ts'

/** Answers a page of the mailbox. */
export async function getMailList(
  exchange: Exchange<typeof listMailCall>,
): Promise<AnswerTo<typeof listMailCall>> {
  const read = readListAsk(exchange, mailList)
  if (!read.ok) return read.refused
  const { rows, ...page } = await exchange.store.mail.listed(read.ask)
  return reply({ ...page, rows: [...rows] })
}

/** Answers the mailbox as a file. */
export async function getMailFile(
  exchange: Exchange<typeof exportMailCall>,
): Promise<AnswerTo<typeof exportMailCall>> {
  return listFile(exchange, mailList, {
    read: async (ask) => exchange.store.mail.listed(ask),
    cellOf: mailCell,
  })
}

/** Answers one mail, with what it says where it went out. A link by which a customer comes into their account is shown to admins alone. */
export async function getMail({
  account,
  params,
  store,
}: Exchange<typeof readMailCall>): Promise<AnswerTo<typeof readMailCall>> {
  const mail = await store.mail.findListed(params.mailId)
  if (!mail) return refuse('not-found', failureText.notFound)
  const message = await store.mail.find(params.mailId)
  if (!message) return reply({ mail: { ...mail, content: null } })
  const maySeeAll = account?.roles.includes('admin') ?? false
  const [text, html] = maySeeAll
    ? [message.text, message.html]
    : [hideAccountLinks(message.text), hideAccountLinks(message.html)]
  const hidesLink = text !== message.text || html !== message.html
  return reply({ mail: { ...mail, content: { from: message.from, text, html, hidesLink } } })
}

/** Tries a mail again that did not go out; `returns`: what becomes of those who are to read it. */
export function postMailAttempt(returns: MailReturns) {
  return async ({
    params,
    store,
    services,
  }: Exchange<typeof retryMailCall>): Promise<AnswerTo<typeof retryMailCall>> => {
    const again = { returns, nowMs: services.clock() }
    const problem = await store.transaction((tables) => sendAgain(tables, params.mailId, again))
    if (problem === 'gone') return refuse('not-found', failureText.notFound)
    return problem === null ? reply({}) : refuse(problem, mailProblemText[problem])
  }
}
