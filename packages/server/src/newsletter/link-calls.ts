import type {
  confirmNewsletterCall,
  confirmNewsletterPageCall,
  unsubscribeCall,
  unsubscribePageCall,
} from '@vitrine/contract/newsletter/link-calls'
import {
  canLeave,
  confirmSubscriber,
  type LinkOutcome,
  type NewsletterLinkProblem,
  returnToList,
} from '@vitrine/domain/newsletter/follow-link'
import type { Subscriber } from '@vitrine/domain/newsletter/subscriber'
import { newLinkWords } from '@vitrine/domain/newsletter/words/new-link-words'
import { newsletterWordsOf } from '@vitrine/domain/newsletter/words/words-of'
import type { SiteTables } from '@vitrine/store/store'
import type { Exchange } from '../http/exchange.ts'
import type { PageAnswer } from '../http/reply/reply.ts'
import { sendsMail } from '../services/mailer.ts'
import { askAgain } from './ask-again.ts'
import { enqueueNewsletterMail } from './enqueue-newsletter-mail.ts'
import { countLeave, leaveList, takeLeaveBack } from './leave-list.ts'
import { buttonOf, linkPage, problemPage } from './link-pages.ts'
import {
  type NewsletterLink,
  type NewsletterLinkPurpose,
  readNewsletterToken,
  testToken,
} from './newsletter-link.ts'

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
  if (outcome.already) return confirmedPage(exchange, subscriber)
  const words = wordsFor(exchange, subscriber)
  return linkPage(exchange, 'confirm', {
    title: words.confirmTitle,
    paragraphs: [words.confirmAsk(subscriber.email)],
    button: buttonOf('confirm', token, { act: 'confirm', label: words.confirm }),
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
  if ('isAsked' in outcome) {
    const mailed = { sendsMail: sendsMail(exchange.services), isAsked: outcome.isAsked }
    return linkPage(
      exchange,
      'confirm',
      newLinkWords(newsletterWordsOf(subscriber.language ?? exchange.site.language), mailed),
    )
  }
  return outcome.ok ? confirmedPage(exchange, subscriber) : confirmProblem(exchange, outcome.problem, token)
}

interface ConfirmContext {
  readonly now: Subscriber
  readonly link: NewsletterLink
  readonly tables: SiteTables
}

async function confirmNow(
  exchange: Exchange<typeof confirmNewsletterCall>,
  { now, link, tables }: ConfirmContext,
): Promise<LinkOutcome | { readonly isAsked: boolean }> {
  const { services, form } = exchange
  const outcome = confirmSubscriber(now, times(exchange, link))
  if (!outcome.ok && outcome.problem === 'newsletter-link-expired' && form.act === 'again')
    return { isAsked: (await askAgain(tables, now, services)) !== null }
  if (outcome.ok && !outcome.already) {
    await tables.subscribers.save(outcome.subscriber)
    await tables.subscribers.forgetRefusal(now.listId, now.email, services.clock())
    const list = await tables.newsletterLists.find(now.listId)
    if (list?.isGreeting) await enqueueNewsletterMail(tables, { mail: 'greeting', subscriber: now }, services)
  }
  return outcome
}

/** Shows the page that takes somebody off a list by its button. */
export async function getUnsubscribePage(
  exchange: Exchange<typeof unsubscribePageCall>,
): Promise<PageAnswer> {
  if (exchange.query.token === testToken) return testPage(exchange)
  const found = await findByLink(exchange, 'unsubscribe')
  if (!found.ok) return problemPage(exchange, 'unsubscribe', found.problem)
  const { subscriber, token } = found
  if (!canLeave(subscriber)) return leftPage(exchange, subscriber, token)
  const words = wordsFor(exchange, subscriber)
  return linkPage(exchange, 'unsubscribe', {
    title: words.unsubscribe,
    paragraphs: [words.unsubscribeAsk(subscriber.email)],
    button: buttonOf('unsubscribe', token, {
      act: 'leave',
      label: words.unsubscribe,
      campaign: exchange.query.campaign,
    }),
    ...(subscriber.measuring && {
      further: {
        text: words.measuredText,
        button: buttonOf('unsubscribe', token, { act: 'unmeasure', label: words.stopMeasuring }),
      },
    }),
  })
}

/** Says what the link of a test mail would do in the mail of a reader. */
function testPage(exchange: LinkExchange): Promise<PageAnswer> {
  const { testTitle, testText } = wordsFor(exchange)
  return linkPage(exchange, 'unsubscribe', { title: testTitle, paragraphs: [testText] })
}

/** Takes somebody off a list: by the button of the page, or by a mail program alone (RFC 8058); `return` takes that back. */
export async function postUnsubscribe(exchange: Exchange<typeof unsubscribeCall>): Promise<PageAnswer> {
  const found = await findByLink(exchange, 'unsubscribe')
  if (!found.ok) return problemPage(exchange, 'unsubscribe', found.problem)
  const { subscriber, token } = found
  const { services, form, query } = exchange
  const { campaign } = query
  const nowMs = services.clock()
  if (form.act === 'unmeasure') return stopMeasuring(exchange, subscriber)
  const isReturn = form.act === 'return'
  const outcome = await change(exchange, subscriber.id, async (now, tables) => {
    const next = isReturn
      ? await takeLeaveBack(tables, now, nowMs)
      : await leaveList(tables, now, { nowMs, by: '' })
    if (next.ok && !next.already && campaign !== undefined)
      await countLeave(tables, { campaignId: campaign, subscriberId: now.id }, isReturn ? null : nowMs)
    return next
  })
  if (!outcome.ok) return problemPage(exchange, 'unsubscribe', outcome.problem)
  if (!isReturn) return leftPage(exchange, outcome.subscriber, token)
  const words = wordsFor(exchange, subscriber)
  return linkPage(exchange, 'unsubscribe', {
    title: words.backTitle,
    paragraphs: [words.backText(subscriber.email)],
    button: buttonOf('unsubscribe', token, { act: 'leave', label: words.unsubscribe, campaign }),
  })
}

/** Takes back what somebody agreed to about measuring; they stay on the list. */
async function stopMeasuring(
  exchange: Exchange<typeof unsubscribeCall>,
  subscriber: Subscriber,
): Promise<PageAnswer> {
  await change(exchange, subscriber.id, async ({ measuring: _taken, ...now }, tables) => {
    await tables.subscribers.save(now)
    return { ok: true, already: false, subscriber: now } as const
  })
  const words = wordsFor(exchange, subscriber)
  return linkPage(exchange, 'unsubscribe', {
    title: words.notMeasuredTitle,
    paragraphs: [words.notMeasuredText],
  })
}

/** The words of these pages in the language of whoever signed up, else in that of the site. */
const wordsFor = ({ site }: LinkExchange, { language = site.language }: Pick<Subscriber, 'language'> = {}) =>
  newsletterWordsOf(language).page

function leftPage(
  exchange: LinkExchange & { readonly query: { readonly campaign?: string | undefined } },
  subscriber: Subscriber,
  token: string,
): Promise<PageAnswer> {
  const { campaign } = exchange.query
  const words = wordsFor(exchange, subscriber)
  const canReturn = returnToList(subscriber, exchange.services.clock()).ok
  return linkPage(exchange, 'unsubscribe', {
    title: words.leftTitle,
    paragraphs: [words.leftText(subscriber.email), ...(canReturn ? [words.mistake] : [])],
    ...(canReturn && {
      button: buttonOf('unsubscribe', token, { act: 'return', label: words.return, campaign }),
    }),
  })
}

function confirmedPage(exchange: LinkExchange, subscriber: Subscriber): Promise<PageAnswer> {
  const { confirmedTitle, confirmedText } = wordsFor(exchange, subscriber)
  return linkPage(exchange, 'confirm', { title: confirmedTitle, paragraphs: [confirmedText] })
}

function confirmProblem(
  exchange: LinkExchange,
  problem: NewsletterLinkProblem,
  token: string,
): Promise<PageAnswer> {
  const again = buttonOf('confirm', token, { act: 'again', label: wordsFor(exchange).sendNewLink })
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
