import { oneOf } from '@vitrine/contract/schemas'
import type { JoinMail } from '@vitrine/domain/newsletter/join'
import type { Subscriber } from '@vitrine/domain/newsletter/subscriber'
import type { SiteTables } from '@vitrine/store/store'
import { Type } from 'typebox'
import { defineJob } from '../jobs/define-job.ts'
import { mailFacts } from '../mail/mail-facts.ts'
import type { Services } from '../services/services.ts'

/** The kind of the jobs that write and send mails to people of a list. */
export const newsletterMailJobKind = 'newsletter-mail'

/** What the outbox keeps of such a mail: never its links. */
export interface NewsletterMailPayload {
  readonly mail: JoinMail
  readonly subscriberId: string
}

/** Puts a mail to somebody of a list into the outbox, in the transaction that keeps them. */
export async function enqueueNewsletterMail(
  { jobs }: Pick<SiteTables, 'jobs'>,
  { mail, subscriber }: { readonly mail: JoinMail; readonly subscriber: Pick<Subscriber, 'id' | 'email'> },
  { newId, clock }: Pick<Services, 'newId' | 'clock'>,
): Promise<void> {
  const payload: NewsletterMailPayload = { mail, subscriberId: subscriber.id }
  await jobs.enqueue({
    id: newId(),
    kind: newsletterMailJobKind,
    payload,
    runAtMs: clock(),
    mail: mailFacts('newsletter', { to: subscriber.email, subject: '' }),
  })
}

/** Reads what the outbox keeps. */
export const readNewsletterMail: (payload: unknown) => NewsletterMailPayload = defineJob(
  newsletterMailJobKind,
  Type.Object({ mail: oneOf<JoinMail>(['confirmation', 'greeting']), subscriberId: Type.String() }),
).read
