import { acceptsNews, type Customer } from './customer.ts'

/** The customer after they said that they want no more news; one who wants none stays as they are. */
export function refuseNews(customer: Customer, { nowMs, by }: { nowMs: number; by: string }): Customer {
  if (!acceptsNews(customer)) return customer
  const said = { atMs: nowMs, isGiven: false, source: 'owner', orderNumber: '', by } as const
  return { ...customer, consents: [...customer.consents, said] }
}
