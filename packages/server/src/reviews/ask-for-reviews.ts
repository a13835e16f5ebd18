import { orderName } from '@vitrine/domain/orders/order-name'
import { orderOrigin, reviewableLines } from '@vitrine/domain/reviews/reviewable-lines'
import { usualReviews } from '@vitrine/domain/website/selling/review-settings'
import { homeOriginOf } from '@vitrine/site/sites/home-origin'
import type { SiteStore } from '@vitrine/store/store'
import { type JobHandler, PermanentJobError } from '../jobs/job-handler.ts'
import { deliver } from '../mail/deliver.ts'
import type { LookOf } from '../mail/mail-look.ts'
import { composeProductMail, reviewMailText } from '../mail/product-mail.ts'
import { unsubscribeHeaders } from '../newsletter/newsletter-mail.ts'
import type { Mailer } from '../services/mailer.ts'
import { personKey } from '../services/person-key.ts'
import type { Services } from '../services/services.ts'
import { makeReviewToken, type ReviewLinkPurpose, reviewPath } from './review-link.ts'

/** The kind of the jobs that mail the link to write on. */
export const reviewMailKind = 'review-mail'

type AskServices = Pick<Services, 'secret' | 'publicUrl' | 'newId' | 'clock'>

/** Puts the mail that asks a buyer into the outbox, when its day has come (the job `review-due`). */
export function askForReview(services: AskServices): JobHandler {
  return async ({ payload, store }) => {
    const asked = await findAsked(store, readOrderId(payload), services)
    if (asked === null) return
    const { order } = asked
    const mail = {
      reason: 'review-request',
      to: order.contact.email,
      subject: '',
      orderId: order.id,
    } as const
    const id = `${reviewMailKind}-${order.id}`
    const facts = { ...mail, orderName: orderName(order) }
    const job = {
      id,
      kind: reviewMailKind,
      payload: { orderId: order.id },
      runAtMs: services.clock(),
      mail: facts,
    }
    await store.transaction(({ jobs }) => jobs.enqueue(job))
  }
}

/** Writes that mail and sends it, once for an order. */
export function sendReviewMail(mailer: Mailer, services: AskServices, lookOf: LookOf): JobHandler {
  return async ({ id, payload, store, nowMs }) => {
    const asked = await findAsked(store, readOrderId(payload), services)
    if (asked === null) return
    const { order, names } = asked
    const site = await store.site.read()
    const origin = homeOriginOf(site, services.publicUrl)
    if (origin === null) throw new PermanentJobError('The address of the site is not known: set PUBLIC_URL.')
    const urlOf = (purpose: ReviewLinkPurpose) =>
      origin +
      reviewPath(purpose, makeReviewToken(purpose, order.id, { secret: services.secret, websiteId: site.id }))
    const leaveUrl = urlOf('unsubscribe')
    const place = { site, origin, look: await lookOf(site) }
    const [first = '', ...others] = names
    const mail = {
      to: order.contact.email,
      productName: others.length === 0 ? first : `${first} and more`,
      paragraphs: [reviewMailText],
      link: { label: 'Write a review', url: urlOf('write') },
      leaveUrl,
    }
    const about = { id, reason: 'review-request', orderId: order.id, orderName: orderName(order) } as const
    const letter = composeProductMail('review-request', mail, place)
    const outgoing = { ...about, ...letter, headers: unsubscribeHeaders(leaveUrl) }
    // The links are for their reader alone; where no mail goes out, the mailbox is where it is read.
    const copy = composeProductMail('review-request', { ...mail, link: null, leaveUrl: '' }, place)
    const kept = mailer.transport === 'mailbox' ? outgoing : { ...about, ...copy }
    await deliver(mailer, outgoing, { store, nowMs, kept })
  }
}

/** Whom to ask about what; null where nobody is to be asked: the order was given back, they said no, or wrote already. */
async function findAsked(store: SiteStore, orderId: string, { secret }: AskServices) {
  const site = await store.site.read()
  const { isNative, requestDays } = site.store.reviews ?? usualReviews
  const order = await store.orders.find(orderId)
  if (!isNative || requestDays === 0 || !order || order.contact.email === '') return null
  if (await store.reviews.hasRefused(personKey(order.contact.email, { websiteId: site.id, secret })))
    return null
  const names: string[] = []
  for (const { itemId, title } of reviewableLines(order))
    if (!(await store.reviews.findByOrigin(orderOrigin(order.id, itemId)))) names.push(title)
  return names.length === 0 ? null : { order, names }
}

function readOrderId(payload: unknown): string {
  if (typeof payload === 'object' && payload !== null && 'orderId' in payload) {
    const { orderId } = payload
    if (typeof orderId === 'string') return orderId
  }
  throw new Error('A buyer is to be asked for a review, but the job does not say who.')
}
