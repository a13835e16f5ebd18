import type { Order } from '@vitrine/domain/orders/order'
import { type BookedEvent, bookedEvents } from '@vitrine/domain/orders/papers/booked-events'
import type { Seller } from '@vitrine/domain/orders/papers/paper'
import { taxEntries } from '@vitrine/domain/orders/papers/tax-entries'
import { writePaper } from '@vitrine/domain/orders/papers/write-paper'
import { languageFor } from '@vitrine/domain/website/languages/site-language'
import type { InvoiceSettings } from '@vitrine/domain/website/selling/invoice-settings'
import type { SiteTables } from '@vitrine/store/store'
import type { Services } from '../../services/services.ts'

type IssueTables = Pick<SiteTables, 'papers' | 'site'>
type IssueServices = Pick<Services, 'clock' | 'newId'>

/**
 * Books what an order was paid and what of it went back, each once, and issues the invoice or the credit note of it where the shop writes
 * any; in the transaction that changes the order, so that a number is given only to what happened. A credit note needs its invoice: orders
 * that were paid before invoices were on have neither.
 */
export async function issuePapers(tables: IssueTables, order: Order, services: IssueServices): Promise<void> {
  const events = bookedEvents(order, services.clock())
  if (events.length === 0) return
  const booked = await tables.papers.bookedOf(order.id)
  for (const event of events.filter(({ source }) => !booked.has(source))) {
    await tables.papers.book(taxEntries(order, event))
    await issue(tables, order, event, services)
  }
}

async function issue(
  tables: IssueTables,
  order: Order,
  event: BookedEvent,
  services: IssueServices,
): Promise<void> {
  const site = await tables.site.read()
  const { store, timeZone } = site
  const settings = store.invoices
  const earlier = event.kind === 'invoice' ? [] : await tables.papers.listByOrder(order.id)
  const invoice = earlier.find(({ kind }) => kind === 'invoice')
  if (event.kind === 'invoice' ? !settings?.isOn : !invoice) return
  const number = await tables.papers.nextNumber(event.kind)
  const prefix = event.kind === 'invoice' ? settings?.prefix : settings?.creditPrefix
  const paper = writePaper(order, event, {
    id: services.newId(),
    number,
    numberText: `${prefix ?? ''}${number}`,
    nowMs: services.clock(),
    // A credit note is of who wrote the invoice.
    seller: invoice?.seller ?? sellerOf(settings),
    refersTo: invoice?.numberText ?? '',
    language: languageFor(site, order.language).code,
    timeZone,
  })
  await tables.papers.insert(event.source, paper)
}

function sellerOf(settings: InvoiceSettings | undefined): Seller {
  const { sellerName = '', sellerAddress = '', vatId = '', taxNumber = '', note = '' } = settings ?? {}
  const address = sellerAddress.split('\n').flatMap((line) => (line.trim() === '' ? [] : [line.trim()]))
  return { name: sellerName, address, vatId, taxNumber, note }
}
