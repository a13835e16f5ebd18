import type { LookOf } from '@vitrine/domain/mail/mail-look'
import { orderName } from '@vitrine/domain/orders/order-name'
import { siteFor } from '@vitrine/site/language/site-for'
import { visitorOriginOf } from '@vitrine/site/sites/visitor-origin'
import { sayIn } from '@vitrine/site/words/visitor-words'
import { type JobHandler, PermanentJobError } from '../jobs/job-handler.ts'
import { deliver } from '../mail/deliver.ts'
import { composeProductMail, reviewMailText } from '../mail/product-mail.ts'
import { unsubscribeHeaders } from '../newsletter/newsletter-mail.ts'
import type { Mailer } from '../services/mailer.ts'
import type { Services } from '../services/services.ts'
import { findAsked, readReviewDue } from './asked-order.ts'
import { makeReviewToken, type ReviewLinkPurpose, reviewPath } from './review-link.ts'

/** The kind of the jobs that mail the link to write on. */
export const reviewMailKind = 'review-mail'

type AskServices = Pick<Services, 'secret' | 'publicUrl'>

/** Writes the mail that asks a buyer and sends it, once for an order. */
export function sendReviewMail(mailer: Mailer, services: AskServices, lookOf: LookOf): JobHandler {
  return async ({ id, payload, store, nowMs }) => {
    const own = await store.site.read()
    const asked = await findAsked(store, own, { ...readReviewDue(payload), secret: services.secret })
    if (asked === null) return
    const { order, names } = asked
    const { site } = await siteFor(store, order.language)
    const origin = visitorOriginOf(site, services.publicUrl)
    if (origin === null) throw new PermanentJobError('The address of the site is not known: set PUBLIC_URL.')
    const urlOf = (purpose: ReviewLinkPurpose) =>
      origin +
      reviewPath(purpose, makeReviewToken(purpose, order.id, { secret: services.secret, websiteId: site.id }))
    const leaveUrl = urlOf('unsubscribe')
    const place = { site, origin, look: await lookOf(site) }
    const [first = '', ...others] = names
    const say = sayIn(site.language)
    const mail = {
      to: order.contact.email,
      productName: others.length === 0 ? first : say('{first} and more', { first }),
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
