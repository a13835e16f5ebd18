import type {
  readSignInWaysCall,
  requestSignInLinkCall,
  signInByLinkCall,
} from '@vitrine/contract/owners/session-calls'
import { emailWrongText, isEmail } from '@vitrine/domain/contact/email-address'
import { checkFieldsText } from '@vitrine/domain/refusals/refusal-texts'
import { homeOriginOf } from '@vitrine/site/sites/home-origin'
import type { Exchange } from '../http/exchange.ts'
import { type AnswerTo, refuse, reply } from '../http/reply/reply.ts'
import { tooMany } from '../http/reply/too-many.ts'
import { knownDevice } from '../http/visitor/known-device.ts'
import { hashToken } from '../http/visitor/token-hash.ts'
import { beginSession, signedInReply } from './begin-session.ts'
import { type SignInMailPayload, signInMailJobKind } from './send-sign-in-link.ts'
import { signInText } from './session-calls.ts'

/** Links that are mailed to one address for strangers, wherever they ask; and for a browser that has signed in before. */
const linkLimit = { max: 5, windowMs: 15 * 60_000 }

/** Says whether a link can be mailed. */
export async function getSignInWays(
  exchange: Exchange<typeof readSignInWaysCall>,
): Promise<AnswerTo<typeof readSignInWaysCall>> {
  return reply({ mailsLinks: mailsLinks(exchange) })
}

/**
 * Has a link mailed. Whether an account has the address is looked up by the job that writes the mail: until then the work is the same,
 * and so is the answer.
 */
export async function postSignInLink(
  exchange: Exchange<typeof requestSignInLinkCall>,
): Promise<AnswerTo<typeof requestSignInLinkCall>> {
  const { body, services, store } = exchange
  if (!mailsLinks(exchange)) return refuse('no-mail', signInText['no-mail'])
  const email = body.email.trim().toLowerCase()
  if (!isEmail(email)) return refuse('fields-wrong', checkFieldsText, { errors: { email: emailWrongText } })

  const askedAtMs = services.clock()
  const device = knownDevice(await store.accounts.findByEmail(email), exchange)
  const key = device === null ? `sign-in-link-to:${hashToken(email)}` : `sign-in-link-from:${device}`
  const asked = await store.rateLimits.take(key, { ...linkLimit, nowMs: askedAtMs })
  if (!asked.allowed) return tooMany(asked.retryAfterMs)

  const payload: SignInMailPayload = { email, askedAtMs }
  await store.jobs.enqueue({ id: services.newId(), kind: signInMailJobKind, payload, runAtMs: askedAtMs })
  return reply({})
}

/** Signs in by a link, which is used up. */
export async function postSessionByLink(
  exchange: Exchange<typeof signInByLinkCall>,
): Promise<AnswerTo<typeof signInByLinkCall>> {
  const { body, services, store } = exchange
  const token = services.newToken(32)
  const account = await store.transaction(async (tables) => {
    const accountId = await tables.signInLinks.take(hashToken(body.token), services.clock())
    const found = accountId === null ? undefined : await tables.accounts.find(accountId)
    if (!found || found.isDisabled) return null
    await beginSession(tables, exchange, { account: found, token, summary: 'Signed in by a link' })
    return found
  })
  return account ? signedInReply(exchange, { account, token }) : refuse('link-gone', signInText['link-gone'])
}

function mailsLinks({ services, site }: Pick<Exchange, 'services' | 'site'>): boolean {
  return services.sendsMail && homeOriginOf(site, services.publicUrl) !== null
}
