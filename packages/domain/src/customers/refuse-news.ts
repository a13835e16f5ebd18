import { acceptsNews, type Customer, type NewsConsent } from './customer.ts'

/** When somebody said no, and where. */
interface RefusalContext extends Pick<NewsConsent, 'by'> {
  readonly nowMs: number
  readonly source?: NewsConsent['source']
}

/** The customer after they said that they want no more news; one who wants none stays as they are. */
export function refuseNews(customer: Customer, { nowMs, by, source = 'owner' }: RefusalContext): Customer {
  if (!acceptsNews(customer)) return customer
  const said = { atMs: nowMs, isGiven: false, source, orderNumber: '', by }
  return { ...customer, consents: [...customer.consents, said] }
}

/** The customer after they took a leave from the newsletter back: what they said before it holds again, where nothing else was said since. */
export function wantNewsAgain(
  customer: Customer,
  { nowMs, leftAtMs }: { readonly nowMs: number; readonly leftAtMs: number },
): Customer {
  const last = customer.consents.at(-1)
  const isOfLeave = last?.source === 'newsletter' && !last.isGiven && last.by === '' && last.atMs === leftAtMs
  if (!isOfLeave) return customer
  return { ...customer, consents: [...customer.consents, { ...last, atMs: nowMs, isGiven: true }] }
}
