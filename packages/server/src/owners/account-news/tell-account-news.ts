import type { SiteTables } from '@vitrine/store/store'
import { mailFacts } from '../../mail/mail-facts.ts'
import type { Services } from '../../services/services.ts'
import { type AccountNewsPayload, accountNewsJobKind } from './account-news.ts'

/** Puts the mail that tells of a change into the outbox, within the transaction that makes it. */
export async function tellAccountNews(
  { jobs }: Pick<SiteTables, 'jobs'>,
  { services }: { readonly services: Pick<Services, 'clock' | 'newId'> },
  payload: AccountNewsPayload,
): Promise<void> {
  await jobs.enqueue({
    id: services.newId(),
    kind: accountNewsJobKind,
    payload,
    runAtMs: services.clock(),
    mail: mailFacts('staff-account', { to: payload.to, subject: '' }),
  })
}
