import type { LookOf } from '@vitrine/domain/mail/mail-look'
import type { JoinMail } from '@vitrine/domain/newsletter/join'
import type { SubscriberState } from '@vitrine/domain/newsletter/subscriber'
import { siteFor } from '@vitrine/site/language/site-for'
import { visitorOriginOf } from '@vitrine/site/sites/visitor-origin'
import { type JobHandler, PermanentJobError } from '../jobs/job-handler.ts'
import { deliver } from '../mail/deliver.ts'
import { mailFacts } from '../mail/mail-facts.ts'
import type { Mailer } from '../services/mailer.ts'
import type { Services } from '../services/services.ts'
import { readNewsletterMail } from './enqueue-newsletter-mail.ts'
import { makeNewsletterToken, type NewsletterLinkPurpose, newsletterPath } from './newsletter-link.ts'
import { composeNewsletterMail, unsubscribeHeaders } from './newsletter-mail.ts'

/** In which state somebody is to be written to. */
const stateFor: Readonly<Record<JoinMail, SubscriberState>> = {
  confirmation: 'waiting',
  greeting: 'subscribed',
}

/** Writes a mail to somebody of a list, and sends it (the job `newsletter-mail`). Its links are made now, and kept nowhere once mail goes out. */
export function sendNewsletterMail(
  mailer: Mailer,
  { secret, publicUrl }: Pick<Services, 'secret' | 'publicUrl'>,
  lookOf: LookOf,
): JobHandler {
  return async ({ id, payload, store, nowMs }) => {
    const { mail, subscriberId } = readNewsletterMail(payload)
    const subscriber = await store.subscribers.find(subscriberId)
    const list = subscriber && (await store.newsletterLists.find(subscriber.listId))
    // They confirmed, left or were removed before the mail went out.
    if (!list || subscriber.state !== stateFor[mail]) return
    const { site } = await siteFor(store, subscriber.language)
    const origin = visitorOriginOf(site, publicUrl)
    if (origin === null) throw new PermanentJobError('The address of the site is not known: set PUBLIC_URL.')
    const linkTo = (purpose: NewsletterLinkPurpose) => {
      const link = { subscriberId, issuedAtMs: nowMs }
      return (
        origin + newsletterPath(purpose, makeNewsletterToken(purpose, link, { secret, websiteId: site.id }))
      )
    }
    const frame = { site, list, origin, look: await lookOf(site) }
    const [confirmUrl, unsubscribeUrl] = [linkTo('confirm'), linkTo('unsubscribe')]
    const letter = composeNewsletterMail(mail, subscriber, { ...frame, confirmUrl, unsubscribeUrl })
    const facts = mailFacts('newsletter', letter)
    const outgoing = { id, ...facts, ...letter, headers: unsubscribeHeaders(unsubscribeUrl) }
    // The links are for their reader alone; where no mail goes out, the mailbox is where it is read.
    const copy = composeNewsletterMail(mail, subscriber, { ...frame, confirmUrl: '', unsubscribeUrl: '' })
    const kept = mailer.transport === 'mailbox' ? outgoing : { id, ...facts, ...copy }
    await deliver(mailer, outgoing, { store, nowMs, kept })
  }
}
