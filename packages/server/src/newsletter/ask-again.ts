import { askOnceMore } from '@vitrine/domain/newsletter/join'
import type { Subscriber } from '@vitrine/domain/newsletter/subscriber'
import type { SiteTables } from '@vitrine/store/store'
import type { Services } from '../services/services.ts'
import { enqueueNewsletterMail } from './enqueue-newsletter-mail.ts'

/** Asks somebody who waits by mail once more; null where they do not wait, or were asked too often. */
export async function askAgain(
  tables: Pick<SiteTables, 'subscribers' | 'jobs'>,
  subscriber: Subscriber,
  services: Pick<Services, 'clock' | 'newId'>,
): Promise<Subscriber | null> {
  const asked = askOnceMore(subscriber, services.clock())
  if (asked === null) return null
  await tables.subscribers.save(asked)
  await enqueueNewsletterMail(tables, { mail: 'confirmation', subscriber }, services)
  return asked
}
