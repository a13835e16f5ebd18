import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { tellOfLists } from '../../../live/list-news.ts'
import { buildOrderRow, orderPage } from '../../../testing/build-order-row.ts'
import { fakeFetch } from '../../../testing/fake-fetch.ts'
import { shopAnswers } from '../../../testing/server-answers.ts'
import { type ShownScreen, showScreen } from '../../../testing/show-screen.tsx'

let server: ReturnType<typeof fakeFetch>
let screen: ShownScreen
beforeEach(() => {
  server = fakeFetch()
  localStorage.clear()
})
afterEach(async () => {
  await screen.close()
  server.restore()
})

const list = 'GET /api/panel/orders'
const others = {
  ...shopAnswers,
  'GET /api/panel/payment-discrepancies': { body: { discrepancies: [], unreadBooks: [] } },
  'GET /api/panel/lists/orders/views': {
    body: {
      views: [
        {
          id: 'v1',
          list: 'orders',
          name: 'Large ones',
          query: 'f=total:gt:10000',
          isShared: true,
          isOwn: true,
        },
      ],
    },
  },
}

async function open(address: string, body: object): Promise<void> {
  server.answerByPath({ ...others, [list]: { body } })
  screen = await showScreen(address)
}

const asked = () =>
  server.requests
    .map((request) => new URL(request.url))
    .filter(({ pathname }) => pathname === '/api/panel/orders')
    .map(({ searchParams }) => Object.fromEntries(searchParams))

it('asks the server for what the address says, and shows it as filters in words', async () => {
  await open('/orders?q=1001&f=fulfillment:is:PENDING~created:last:7&sort=total', orderPage([1001]))
  await screen.waitFor('#1001')
  await screen.waitFor('Fulfillment: Not fulfilled yet')
  await screen.waitFor('Date in the last 7 days')
  expect(asked()[0]).toEqual({
    q: '1001',
    f: 'fulfillment:is:PENDING~created:last:7',
    sort: 'total',
    limit: '50',
  })
})

it('takes a filter away, and says so to the server', async () => {
  await open('/orders?f=fulfillment:is:PENDING~test:is:no', orderPage([1001]))
  await screen.waitFor('#1001')
  await screen.press(screen.button('Remove filter: Test order: no'))
  await screen.waitFor('#1001')
  expect(asked().at(-1)).toMatchObject({ f: 'fulfillment:is:PENDING' })
})

it('says what is wrong with an address instead of asking for it', async () => {
  await open('/orders?f=colour:is:red', orderPage([1001]))
  await screen.waitFor('This list has no such filter.')
  expect(asked()).toEqual([])
  await screen.press(screen.button('Clear search and filters'))
  await screen.waitFor('#1001')
})

it('goes on by the places that the server gave out', async () => {
  await open('/orders', {
    ...orderPage([1003, 1002]),
    next: 'behind-1002',
    total: { count: 10_000, isMore: true },
  })
  await screen.waitFor('10,000+ orders')
  await screen.press(screen.button('Next page'))
  await screen.waitFor('10,000+ orders')
  expect(asked().at(-1)).toMatchObject({ after: 'behind-1002' })
})

it('shows saved views beside those that came with the list, and marks one that was changed', async () => {
  await open('/orders?view=v1&f=total:gt:5000', orderPage([1001]))
  await screen.waitFor('Large ones')
  await screen.waitFor('Unsaved changes')
  server.answer({ body: { view: { ...others['GET /api/panel/lists/orders/views'].body.views[0] } } })
  await screen.press(screen.button('Save view'))
  await screen.waitFor('View “Large ones” saved')
  const saved = server.requests.find(({ method }) => method === 'PUT')
  expect(new URL(saved?.url ?? '').pathname).toBe('/api/panel/views/v1')
  expect(await saved?.json()).toEqual({ name: 'Large ones', query: 'f=total:gt:5000', isShared: true })
})

it('offers to clear what finds nothing, and says where orders come from while there are none', async () => {
  await open('/orders?q=zebra', orderPage([]))
  await screen.waitFor('No orders found')
  await screen.press(screen.button('Clear search and filters'))
  await screen.waitFor('No orders yet')
})

it('offers new orders instead of moving the rows', async () => {
  await open('/orders', orderPage([1001]))
  await screen.waitFor('#1001')
  server.answerByPath({ ...others, [list]: { body: orderPage([1003, 1002, 1001]) } })
  tellOfLists(['orders'])
  await screen.waitFor('2 new orders: show')
  expect(document.body.textContent).not.toContain('#1003')
  await screen.press(screen.button('2 new orders: show'))
  await screen.waitFor('#1003')
})

it('shows an order as it is by now without a word when the rows stay the same', async () => {
  await open('/orders', orderPage([1001]))
  await screen.waitFor('Paid')
  const changed = { ...buildOrderRow(1001), paymentState: 'REFUNDED', refundedCents: 3400 }
  server.answerByPath({ ...others, [list]: { body: { ...orderPage([]), rows: [changed] } } })
  tellOfLists(['orders'])
  await screen.waitFor('Refunded')
  expect(document.body.textContent).not.toContain(': show')
})

it('says that the list could not be loaded, and loads it when asked again', async () => {
  server.answerByPath({ ...others, [list]: { status: 500, body: null } })
  screen = await showScreen('/orders')
  await screen.waitFor('Unable to load results')
  server.answerByPath({ ...others, [list]: { body: orderPage([1001]) } })
  await screen.press(screen.button('Try again'))
  await screen.waitFor('#1001')
})

it('opens an order by a press anywhere in its row, but on what does something else there', async () => {
  await open('/orders', orderPage([1001]))
  await screen.waitFor('#1001')
  const row = document.querySelector<HTMLElement>('tr[data-list-row]')
  const [tick, amount] = [
    row?.querySelector<HTMLElement>('input'),
    row?.querySelector<HTMLElement>('td:last-child'),
  ]
  if (!row || !tick || !amount) throw new Error('No row')
  const opened = vi.fn((event: Event) => event.preventDefault())
  row.querySelector('a')?.addEventListener('click', opened)
  await screen.press(tick)
  expect(opened).not.toHaveBeenCalled()
  await screen.press(amount)
  expect(opened).toHaveBeenCalledOnce()
})

it('names its acts for orders that are picked up, and offers to mark those as ready alone', async () => {
  const picked = buildOrderRow(1002, { pickup: 'waiting' })
  const rows = [buildOrderRow(1001), picked, buildOrderRow(1003, { pickup: 'ready' })]
  const dryRun = { total: 1, isMore: false, wouldChange: 1, unchanged: 0, failed: 0, failures: [] }
  server.answerByPath({
    ...others,
    [list]: { body: { ...orderPage([]), rows } },
    'GET /api/panel/mail-service': { body: { sendsMail: true, fromAddress: '', name: '' } },
    'POST /api/panel/orders/acts/ready': { body: { dryRun } },
  })
  screen = await showScreen('/orders')
  await screen.waitFor('To prepare for pickup')
  await screen.waitFor('Ready for pickup')
  await screen.press(screen.field('Select order #1001'))
  screen.button('Mark as fulfilled')
  expect(() => screen.button('Mark as ready for pickup')).toThrow()
  await screen.press(screen.field('Select order #1001'))
  await screen.press(screen.field('Select order #1002'))
  screen.button('Mark as picked up')
  await screen.press(screen.button('Mark as ready for pickup'))
  await screen.waitFor('1 will change')
})

it('marks orders that the shop delivers itself as delivered, or their services as done, and sends those that a carrier has', async () => {
  const rows = [buildOrderRow(1001, { delivery: 'to-deliver', areServicesLeft: true }), buildOrderRow(1002)]
  const dryRun = { total: 1, isMore: false, wouldChange: 1, unchanged: 0, failed: 0, failures: [] }
  server.answerByPath({
    ...others,
    [list]: { body: { ...orderPage([]), rows } },
    'GET /api/panel/mail-service': { body: { sendsMail: true, fromAddress: '', name: '' } },
    'POST /api/panel/orders/acts/fulfill': { body: { dryRun } },
  })
  screen = await showScreen('/orders')
  await screen.waitFor('#1001')
  await screen.press(screen.field('Select order #1001'))
  await screen.press(screen.button('Mark as delivered'))
  await screen.waitFor('1 will change')
  expect(document.body.textContent).toContain('Tracking numbers')
  await screen.press(screen.field('Mark their services as done'))
  await screen.waitFor('1 will change')
  expect(document.body.textContent).not.toContain('Tracking numbers')
  const asked = server.requests.findLast(({ method }) => method === 'POST')
  expect(await asked?.json()).toMatchObject({ input: { parcels: [], servicesOnly: true } })
})

it('marks many as paid, and says who is told', async () => {
  const dryRun = { total: 1, isMore: false, wouldChange: 1, unchanged: 0, failed: 0, failures: [] }
  server.answerByPath({
    ...others,
    [list]: { body: orderPage([1001]) },
    'GET /api/panel/mail-service': { body: { sendsMail: true, fromAddress: '', name: '' } },
    'POST /api/panel/orders/acts/paid': { body: { dryRun } },
  })
  screen = await showScreen('/orders')
  await screen.waitFor('#1001')
  await screen.press(screen.field('Select order #1001'))
  await screen.press(screen.button('Mark as paid'))
  await screen.waitFor('Send a mail to each buyer')
  await screen.waitFor('1 will change')
  await screen.press(screen.field('Send a mail to each buyer'))
  await vi.waitFor(async () => {
    const last = server.requests.filter(({ method }) => method === 'POST').at(-1)
    expect(await last?.clone().json()).toMatchObject({ input: { reference: '', notifyCustomer: false } })
  })
})

it('calls to fulfill what its view holds, and waits for no money of a canceled order', async () => {
  const rows = [
    buildOrderRow(1001, { paymentState: 'PENDING', comesOncePaid: true }),
    buildOrderRow(1002, { paymentState: 'PENDING', fulfillmentStatus: 'CANCELED' }),
    buildOrderRow(1003, { paymentState: 'PENDING' }),
  ]
  await open('/orders', { ...orderPage([]), rows, total: { count: 3, isMore: false } })
  await screen.waitFor('#1001')
  const [oncePaid, canceled, waiting] = rowTexts()
  expect(oncePaid).toContain('Not paid yetFulfilled once paid')
  expect(canceled).toContain('Not paidCanceled')
  expect(waiting).toContain('Not paid yetTo fulfill')
})

const rowTexts = () => [...document.querySelectorAll('tbody tr')].map(({ textContent }) => textContent)

it('is narrowed by a country by its name, as its column shows it, and goes on with views of its code', async () => {
  await open('/orders?f=country:is:DE', orderPage([1001]))
  await screen.waitFor('Country: Germany')
  expect(asked()[0]).toMatchObject({ f: 'country:is:DE' })
  await screen.press(screen.button('Change filter: Country: Germany'))
  const field = screen.field('Country')
  await screen.type(field, 'Portu')
  const option = [...document.querySelectorAll<HTMLElement>('[role="option"]')].find(
    ({ textContent }) => textContent === 'Portugal',
  )
  if (!option) throw new Error('Portugal is not offered')
  await screen.press(option)
  await screen.press(screen.button('Apply'))
  await screen.waitFor('Country: Germany or Portugal')
  expect(asked().at(-1)).toMatchObject({ f: 'country:any:DE,PT' })
})
