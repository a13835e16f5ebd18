import type { unlockCall } from '@vitrine/contract/pages/lock-calls'
import { tryAgainText } from '@vitrine/domain/limits/try-again'
import type { FoundLock } from '@vitrine/domain/website/lock'
import { lockOfScope } from '@vitrine/site/route/find-lock'
import { sayIn, visitorWords } from '@vitrine/site/words/visitor-words'
import type { Exchange } from '../../http/exchange.ts'
import { type PageAnswer, type PageReply, pageReply, redirect } from '../../http/reply/reply.ts'
import { waitSeconds } from '../../http/reply/too-many.ts'
import { unlockCookie } from '../../http/visitor/unlock-cookie.ts'
import { isPassword } from '../../owners/passwords.ts'
import { lockScreen } from './lock-screen.ts'

/** Wrong passwords for one lock, wherever they come from: a password that many know is easily guessed. Those of one network are counted before, so that it takes several to shut it for others. */
export const guessLimit = { max: 100, windowMs: 15 * 60_000 }

/** Opens a lock to a browser whose visitor knows the password. Changing the password closes it again. */
export async function postUnlock(exchange: Exchange<typeof unlockCall>): Promise<PageAnswer> {
  const { body, site, services, store, contents } = exchange
  const to = isOwnPath(body.to) ? body.to : '/'
  const { collections } = await contents()
  const lock = lockOfScope(body.scope, site, collections)
  if (!lock) return redirect(to)

  const found = { scope: body.scope, lock }
  const counted = `unlock:${body.scope}`
  const guess = await store.rateLimits.take(counted, { ...guessLimit, nowMs: services.clock() })
  if (!guess.allowed) return tooManyGuesses(exchange, { found, to }, guess.retryAfterMs)
  if (!(await isPassword(body.password, lock.passwordHash)))
    return showLock(exchange, { found, to, problem: wrongText(site.language) }, { refused: 'password-wrong' })

  await store.rateLimits.giveBack(counted)
  return redirect(to, {
    cookies: [unlockCookie(found, { secret: services.secret, websiteId: site.id })],
  })
}

function wrongText(language: string): string {
  return sayIn(language)('That is not the password. Please try again.')
}

async function tooManyGuesses(
  exchange: Exchange<typeof unlockCall>,
  asked: { readonly found: FoundLock; readonly to: string },
  retryAfterMs: number,
): Promise<PageReply> {
  const seconds = waitSeconds(retryAfterMs)
  const { say, sayComposed } = visitorWords(exchange.site.language)
  const problem = `${say('There were too many attempts.')} ${sayComposed(tryAgainText(seconds))}`
  const headers = { 'retry-after': String(seconds) }
  return showLock(exchange, { ...asked, problem }, { refused: 'too-many', headers })
}

async function showLock(
  { site, view }: Exchange<typeof unlockCall>,
  shown: Parameters<typeof lockScreen>[1],
  options: Parameters<typeof pageReply>[1],
): Promise<PageReply> {
  const { html, ...permit } = lockScreen({ site, view: await view() }, shown)
  return pageReply(html, { ...options, ...permit })
}

/** An address of this site, and of no other. */
function isOwnPath(path: string): boolean {
  return /^\/(?![/\\])[^\s\\]*$/.test(path)
}
