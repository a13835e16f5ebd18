import type {
  readSignInMethodsCall,
  requestSignInLinkCall,
  signInByLinkCall,
} from '@vitrine/contract/owners/session-calls'
import { passkeyPlace } from '@vitrine/domain/owners/passkey-place'
import type { Exchange } from '../http/exchange.ts'
import { type AnswerTo, refuse, reply } from '../http/reply/reply.ts'
import { hashToken } from '../http/visitor/token-hash.ts'
import { askForLink, mailsLinks } from './ask-for-link.ts'
import { enter, enteredReply } from './factors/finish-sign-in.ts'
import { signInText } from './session-calls.ts'

/** Says whether a link can be mailed, and where passkeys can be used. */
export async function getSignInMethods(
  exchange: Exchange<typeof readSignInMethodsCall>,
): Promise<AnswerTo<typeof readSignInMethodsCall>> {
  const { panelOrigin, store } = exchange
  const takesPasskeys = passkeyPlace(panelOrigin).ok && (await store.passkeys.owners()).size > 0
  return reply({ mailsLinks: mailsLinks(exchange), passkeyOrigin: takesPasskeys ? panelOrigin : null })
}

/** Has a link mailed that signs in. */
export function postSignInLink(
  exchange: Exchange<typeof requestSignInLinkCall>,
): Promise<AnswerTo<typeof requestSignInLinkCall>> {
  return askForLink('sign-in', exchange)
}

/** Signs in by a link, which is used up. */
export async function postSessionByLink(
  exchange: Exchange<typeof signInByLinkCall>,
): Promise<AnswerTo<typeof signInByLinkCall>> {
  const { body, services, store } = exchange
  const token = services.newToken(32)
  const entry = await store.transaction(async (tables) => {
    const accountId = await tables.signInLinks.take(hashToken(body.token), services.clock())
    const found = accountId === null ? undefined : await tables.accounts.find(accountId)
    if (!found || found.isDisabled) return null
    return enter(tables, exchange, {
      account: found,
      token,
      isByLink: true,
      summary: 'Signed in by a link',
    })
  })
  return entry ? enteredReply(exchange, entry) : refuse('link-gone', signInText['link-gone'])
}
