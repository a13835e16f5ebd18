import { refuseNews } from '@vitrine/domain/customers/refuse-news'
import type { Subscriber } from '@vitrine/domain/newsletter/subscriber'
import type { SiteTables } from '@vitrine/store/store'
import type { Services } from '../services/services.ts'

/** Writes a no to news down with the customer of the same address, where there is one who said yes; within the transaction that takes it. */
export async function noteRefusal(
  { customers }: Pick<SiteTables, 'customers'>,
  { email, steps }: Pick<Subscriber, 'email' | 'steps'>,
  { clock }: Pick<Services, 'clock'>,
): Promise<void> {
  const customer = await customers.lockByEmail(email)
  if (!customer) return
  const refused = refuseNews(customer, { nowMs: clock(), by: steps.at(-1)?.by ?? '', source: 'newsletter' })
  if (refused !== customer) await customers.save(refused)
}
