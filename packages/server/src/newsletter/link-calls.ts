import type {
  confirmNewsletterCall,
  confirmNewsletterPageCall,
  unsubscribeCall,
  unsubscribePageCall,
} from '@vitrine/contract/newsletter/link-calls'
import {
  confirmSubscriber,
  type LinkOutcome,
  type NewsletterLinkProblem,
  returnToList,
  unsubscribe,
} from '@vitrine/domain/newsletter/follow-link'
import type { Subscriber } from '@vitrine/domain/newsletter/subscriber'
import type { SiteTables } from '@vitrine/store/store'
import type { Exchange } from '../http/exchange.ts'
import type { PageAnswer } from '../http/reply/reply.ts'
import { askAgain } from './ask-again.ts'
import { enqueueNewsletterMail } from './enqueue-newsletter-mail.ts'
import { buttonOf, linkPage, problemPage } from './link-pages.ts'
import { type NewsletterLink, type NewsletterLinkPurpose, readNewsletterToken } from './newsletter-link.ts'
import { noteRefusal } from './note-refusal.ts'

type LinkExchange = Pick<Exchange, 'site' | 'store' | 'services' | 'view' | 'origin' | 'call'> & {
  readonly query: { readonly token?: string | undefined }
}

/** Shows the page that confirms by its button: programs that look at links confirm nothing. */
export async function getConfirmPage(
  exchange: Exchange<typeof confirmNewsletterPageCall>,
): Promise<PageAnswer> {
  const found = await findByLink(exchange, 'confirm')
  if (!found.ok) return problemPage(exchange, 'confirm', found.problem)
  const { subscriber, link, token } = found
  const outcome = confirmSubscriber(subscriber, times(exchange, link))
  if (!outcome.ok) return confirmProblem(exchange, outcome.problem, token)
  if (outcome.already) return confirmedPage(exchange)
  return linkPage(exchange, 'confirm', {
    title: 'Confirm your address',
    paragraphs: [`Please confirm that ${subscriber.email} is to get our news.`],
    button: buttonOf('confirm', token, { act: 'confirm', label: 'Confirm' }),
  })
}

/** Confirms an address; or sends a new link in place of one that has expired. */
export async function postConfirmation(
  exchange: Exchange<typeof confirmNewsletterCall>,
): Promise<PageAnswer> {
  const found = await findByLink(exchange, 'confirm')
  if (!found.ok) return problemPage(exchange, 'confirm', found.problem)
  const { subscriber, link, token } = found
  const outcome = await change(exchange, subscriber.id, (now, tables) =>
    confirmNow(exchange, { now, link, tables }),
  )
  if (outcome === 'asked')
    return linkPage(exchange, 'confirm', {
      title: 'A new mail is on its way',
      paragraphs: ['If none comes within a few minutes, please try again later.'],
    })
  return outcome.ok ? confirmedPage(exchange) : confirmProblem(exchange, outcome.problem, token)
}

interface Confirming {
  readonly now: Subscriber
  readonly link: NewsletterLink
  readonly tables: SiteTables
}

async function confirmNow(
  exchange: Exchange<typeof confirmNewsletterCall>,
  { now, link, tables }: Confirming,
): Promise<LinkOutcome | 'asked'> {
  const { services, form } = exchange
  const outcome = confirmSubscriber(now, times(exchange, link))
  if (!outcome.ok && outcome.problem === 'newsletter-link-expired' && form.act === 'again') {
    await askAgain(tables, now, services)
    return 'asked'
  }
  if (outcome.ok && !outcome.already) {
    await tables.subscribers.save(outcome.subscriber)
    await tables.subscribers.forgetRefusal(now.listId, now.email)
    const list = await tables.newsletterLists.find(now.listId)
    if (list?.isGreeting) await enqueueNewsletterMail(tables, { mail: 'greeting', subscriber: now }, services)
  }
  return outcome
}

/** Shows the page that takes somebody off a list by its button. */
export async function getUnsubscribePage(
  exchange: Exchange<typeof unsubscribePageCall>,
): Promise<PageAnswer> {
  const found = await findByLink(exchange, 'unsubscribe')
  if (!found.ok) return problemPage(exchange, 'unsubscribe', found.problem)
  const { subscriber, token } = found
  if (isOff(subscriber)) return leftPage(exchange, subscriber, token)
  return linkPage(exchange, 'unsubscribe', {
    title: 'Unsubscribe',
    paragraphs: [`Shall ${subscriber.email} get no more news from us?`],
    button: buttonOf('unsubscribe', token, { act: 'leave', label: 'Unsubscribe' }),
  })
}

/** Takes somebody off a list: by the button of the page, or by a mail program alone (RFC 8058); `return` takes that back. */
export async function postUnsubscribe(exchange: Exchange<typeof unsubscribeCall>): Promise<PageAnswer> {
  const found = await findByLink(exchange, 'unsubscribe')
  if (!found.ok) return problemPage(exchange, 'unsubscribe', found.problem)
  const { subscriber, token } = found
  const { services, form } = exchange
  const nowMs = services.clock()
  const isReturn = form.act === 'return'
  const outcome = await change(exchange, subscriber.id, async (now, tables) => {
    const next = isReturn ? returnToList(now, nowMs) : unsubscribe(now, { nowMs, by: '' })
    if (!next.ok || next.already) return next
    await tables.subscribers.save(next.subscriber)
    if (!isReturn) await noteRefusal(tables, next.subscriber, services)
    return next
  })
  if (!outcome.ok) return problemPage(exchange, 'unsubscribe', outcome.problem)
  if (!isReturn) return leftPage(exchange, outcome.subscriber, token)
  return linkPage(exchange, 'unsubscribe', {
    title: 'You are on the list again',
    paragraphs: [`${subscriber.email} gets our news again.`],
    button: buttonOf('unsubscribe', token, { act: 'leave', label: 'Unsubscribe' }),
  })
}

const isOff = ({ state }: Subscriber) => state !== 'subscribed' && state !== 'waiting'

function leftPage(exchange: LinkExchange, subscriber: Subscriber, token: string): Promise<PageAnswer> {
  const canReturn = returnToList(subscriber, exchange.services.clock()).ok
  return linkPage(exchange, 'unsubscribe', {
    title: 'You are unsubscribed',
    paragraphs: [
      `${subscriber.email} gets no more news from us.`,
      ...(canReturn ? ['Was that a mistake? You can take it back here for a day.'] : []),
    ],
    ...(canReturn && {
      button: buttonOf('unsubscribe', token, { act: 'return', label: 'Put me on the list again' }),
    }),
  })
}

function confirmedPage(exchange: LinkExchange): Promise<PageAnswer> {
  return linkPage(exchange, 'confirm', {
    title: 'Thank you!',
    paragraphs: ['Your address is confirmed. You will hear from us.'],
  })
}

function confirmProblem(
  exchange: LinkExchange,
  problem: NewsletterLinkProblem,
  token: string,
): Promise<PageAnswer> {
  const again = buttonOf('confirm', token, { act: 'again', label: 'Send me a new link' })
  return problemPage(exchange, 'confirm', problem, problem === 'newsletter-link-expired' ? again : undefined)
}

type FoundByLink =
  | {
      readonly ok: true
      readonly subscriber: Subscriber
      readonly link: NewsletterLink
      readonly token: string
    }
  | { readonly ok: false; readonly problem: NewsletterLinkProblem }

async function findByLink(
  { query, site, store, services }: LinkExchange,
  purpose: NewsletterLinkPurpose,
): Promise<FoundByLink> {
  const token = query.token ?? ''
  const link = readNewsletterToken(purpose, token, { secret: services.secret, websiteId: site.id })
  if (link === null) return { ok: false, problem: 'newsletter-link-foreign' }
  const subscriber = await store.subscribers.find(link.subscriberId)
  return subscriber ? { ok: true, subscriber, link, token } : { ok: false, problem: 'newsletter-gone' }
}

/** Does something to a subscriber with their row locked. */
function change<Outcome>(
  { store }: LinkExchange,
  subscriberId: string,
  act: (now: Subscriber, tables: SiteTables) => Promise<Outcome>,
): Promise<Outcome | (LinkOutcome & { readonly ok: false })> {
  return store.transaction(async (tables) => {
    const now = await tables.subscribers.lock(subscriberId)
    return now ? act(now, tables) : { ok: false, problem: 'newsletter-gone' }
  })
}

const times = ({ services }: LinkExchange, { issuedAtMs }: NewsletterLink) => ({
  issuedAtMs,
  nowMs: services.clock(),
})
