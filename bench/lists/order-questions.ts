import { ordersList } from '@vitrine/contract/orders/orders-list'
import { type AskedPlace, type AskedView, readStart, readView } from '@vitrine/domain/lists/list-request'
import type { SiteStore } from '@vitrine/store/store'
import { noon } from '@vitrine/store/testing/builders'

const moment = { timeZone: 'America/New_York', nowMs: noon }

/** Filters, alone and together: frequent ones, rare ones, and frequent ones that seldom meet. */
const filters = [
  '',
  'fulfillment:is:PENDING~test:is:no',
  'fulfillment:is:PENDING~payment:is:PENDING~test:is:no',
  'fulfillment:is:PENDING~payment:is:PAID~created:older:2~test:is:no',
  'test:is:yes',
  'payment:not:PAID',
  'payment:is:FAILED',
  'country:is:US',
  'country:is:CH~fulfillment:is:CANCELED',
  'country:is:DE~shipping:is:Airmail~total:gt:30000',
  'country:is:US~shipping:is:Airmail',
  'country:is:DE~payment:is:FAILED',
  'sku:is:SKU-77',
  'sku:starts:SKU-1',
  'total:between:1000,1200',
  'total:gt:20000~created:last:30',
  'created:between:2023-01-01,2023-12-31~country:any:GB,FR',
  'country:not:US~test:is:no',
]

const sorts = ['-created', 'created', '-total', 'total', 'number']

/** Questions of the orders' list: each filter with each sort. */
export const mixedQuestions: readonly AskedView[] = filters.flatMap((f) => sorts.map((sort) => ({ f, sort })))

/** What is asked while somebody types a name, a number, an address and a SKU. */
export const typedQuestions: readonly AskedView[] = [
  'lomia kalo',
  '#10234',
  'tisaa.mivoen@',
  'sku-481',
  'ka',
].flatMap((text) => [...text].map((_, at) => ({ q: text.slice(0, at + 1) })))

/** Asks the list as its call does. */
export async function askOrders(site: SiteStore, view: AskedView, place: AskedPlace = {}) {
  const read = readView(view, ordersList, moment)
  if (!read.ok) throw new Error(`${view.f}: ${read.problem}`)
  const started = readStart(place, read.view.sort, ordersList)
  if (!started.ok) throw new Error(started.problem)
  return site.orders.list({ ...read.view, start: started.start, limit: 50 })
}
