import { refuseNews, wantNewsAgain } from '@vitrine/domain/customers/refuse-news'
import type { Subscriber } from '@vitrine/domain/newsletter/subscriber'
import type { SiteTables } from '@vitrine/store/store'

/** Writes a no to news down with the customer of the same address, where there is one who said yes; within the transaction that takes it. */
export async function noteRefusal(
  { customers }: Pick<SiteTables, 'customers'>,
  { email, steps }: Pick<Subscriber, 'email' | 'steps'>,
  nowMs: number,
): Promise<void> {
  const customer = await customers.lockByEmail(email)
  if (!customer) return
  const refused = refuseNews(customer, { nowMs, by: steps.at(-1)?.by ?? '', source: 'newsletter' })
  if (refused !== customer) await customers.save(refused)
}

/** Takes the no back that somebody's leave was written down as with the customer of the same address; of the subscriber as they left. */
export async function takeRefusalBack(
  { customers }: Pick<SiteTables, 'customers'>,
  { email, changedAtMs }: Pick<Subscriber, 'email' | 'changedAtMs'>,
  nowMs: number,
): Promise<void> {
  const customer = await customers.lockByEmail(email)
  if (!customer) return
  const willing = wantNewsAgain(customer, { nowMs, leftAtMs: changedAtMs })
  if (willing !== customer) await customers.save(willing)
}
