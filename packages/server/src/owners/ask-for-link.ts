import { emailKey, emailWrongText, isEmail } from '@vitrine/domain/contact/email-address'
import { checkFieldsText } from '@vitrine/domain/refusals/refusal-texts'
import { homeOriginOf } from '@vitrine/site/sites/home-origin'
import type { Exchange } from '../http/exchange.ts'
import { type Refusal, type Reply, refuse, reply } from '../http/reply/reply.ts'
import { tooMany } from '../http/reply/too-many.ts'
import { knownDevice } from '../http/visitor/known-device.ts'
import { hashToken } from '../http/visitor/token-hash.ts'
import { mailFacts } from '../mail/mail-facts.ts'
import { sendsMail } from '../services/mailer.ts'
import { type LinkPurpose, linkPurposes } from './owner-link.ts'
import { hiddenLinkMail } from './owner-link-mail.ts'
import type { LinkMailPayload } from './send-owner-link.ts'

/** Links that are mailed to one address for strangers, wherever they ask; and for a browser that has signed in before. */
export const linkLimit = { max: 5, windowMs: 15 * 60_000 }

const noMailText: Readonly<Record<LinkPurpose, string>> = {
  'sign-in':
    'This server sends no mail yet. Whoever runs it can make a link at the shell: npm run -s vitrine -- owner link EMAIL',
  password:
    'This server sends no mail yet. Whoever runs it can make a link at the shell: npm run -s vitrine -- owner reset EMAIL',
}

type LinkExchange = Pick<Exchange, 'services' | 'store' | 'site' | 'visitor'> & {
  readonly body: { readonly email: string }
}

/**
 * Has a link mailed. Whether an account has the address is looked up by the job that writes the mail: until then the work is the same,
 * and so is the answer.
 */
export async function askForLink(
  purpose: LinkPurpose,
  exchange: LinkExchange,
): Promise<Reply<Record<string, never>> | Refusal> {
  const { body, services, store } = exchange
  if (!mailsLinks(exchange)) return refuse('no-mail', noMailText[purpose])
  const email = emailKey(body.email)
  if (!isEmail(email)) return refuse('fields-wrong', checkFieldsText, { errors: { email: emailWrongText } })

  const askedAtMs = services.clock()
  const device = knownDevice('owners', await store.accounts.findByEmail(email), exchange)
  const key = device === null ? `${purpose}-link-to:${hashToken(email)}` : `${purpose}-link-from:${device}`
  const asked = await store.rateLimits.take(key, { ...linkLimit, nowMs: askedAtMs })
  if (!asked.allowed) return tooMany(asked.retryAfterMs)

  const payload: LinkMailPayload = { email, askedAtMs }
  const kind = linkPurposes[purpose].mailJobKind
  const mail = mailFacts(purpose, { to: email, subject: hiddenLinkMail(purpose, email).subject })
  await store.jobs.enqueue({ id: services.newId(), kind, payload, runAtMs: askedAtMs, mail })
  return reply({})
}

/** Whether a link can be mailed: there is a mail server, and the address of the site is known. */
export function mailsLinks({ services, site }: Pick<Exchange, 'services' | 'site'>): boolean {
  return sendsMail(services) && homeOriginOf(site, services.publicUrl) !== null
}
