import { afterEach, beforeEach, expect, it } from 'vitest'
import { orderPage } from '../../../testing/build-order-row.ts'
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

const act = {
  ...{ id: 'a1', list: 'orders', act: 'paid', label: 'Mark as paid', byName: 'Ada', failed: 0, failures: [] },
  ...{ state: 'running', total: 2, changed: 0, unchanged: 0, createdAtMs: 1, undoUntilMs: null },
}
const dryRun = { total: 1, isMore: false, wouldChange: 1, unchanged: 0, failed: 0, failures: [] }
const answers = (now: object) => ({
  ...shopAnswers,
  'GET /api/panel/payment-discrepancies': { body: { discrepancies: [], unreadBooks: [] } },
  'GET /api/panel/lists/orders/views': { body: { views: [] } },
  'GET /api/panel/mail-service': { body: { sendsMail: true, fromAddress: '', name: '' } },
  'GET /api/panel/orders': { body: orderPage([1001]) },
  'POST /api/panel/orders/acts/paid': { body: { dryRun } },
  'GET /api/panel/bulk-acts/a1': { body: { bulkAct: { ...act, ...now } } },
  'GET /api/panel/bulk-acts': { body: { bulkActs: [{ ...act, ...now }] } },
})
const reads = (path: string) =>
  server.requests.filter(({ method, url }) => method === 'GET' && new URL(url).pathname === path).length

it('reads the list again while rows change, and all else once it is over', async () => {
  server.answerByPath(answers({}))
  screen = await showScreen('/orders')
  await screen.waitFor('#1001')
  await screen.press(screen.field('Select order #1001'))
  await screen.press(screen.button('Mark as paid'))
  await screen.waitFor('1 will change')
  server.answerByPath({
    ...answers({ changed: 1 }),
    'POST /api/panel/orders/acts/paid': { body: { bulkAct: act } },
  })
  const dialog = document.querySelector('[role="dialog"]')
  const go = [...(dialog?.querySelectorAll('button') ?? [])].at(-1)
  const orders = reads('/api/panel/orders')
  const views = reads('/api/panel/lists/orders/views')
  await screen.press(go ?? document.body)
  await screen.waitUntil(() => reads('/api/panel/orders') > orders)
  expect(reads('/api/panel/lists/orders/views')).toBe(views)
  server.answerByPath(answers({ state: 'done', changed: 2 }))
  await screen.waitUntil(() => reads('/api/panel/lists/orders/views') > views)
})

it('is followed further when its list is left before it is over', async () => {
  server.answerByPath(answers({}))
  screen = await showScreen('/orders')
  await screen.waitFor('#1001')
  await screen.press(screen.field('Select order #1001'))
  await screen.press(screen.button('Mark as paid'))
  await screen.waitFor('1 will change')
  server.answerByPath({
    ...answers({ changed: 1 }),
    'POST /api/panel/orders/acts/paid': { body: { bulkAct: act } },
  })
  const looks = () => reads('/api/panel/bulk-acts/a1')
  const go = [...document.querySelectorAll<HTMLElement>('[role="dialog"] button')].at(-1)
  await screen.press(go ?? document.body)
  await screen.waitUntil(() => looks() > 0)
  await screen.press(document.querySelector<HTMLElement>('nav a[href$="/settings"]') ?? document.body)
  await screen.waitUntil(() => document.querySelector('h1')?.textContent === 'Settings')
  const before = looks()
  await screen.waitUntil(() => looks() > before)
  server.answerByPath(answers({ state: 'done' }))
  const after = looks()
  await screen.waitUntil(() => looks() > after)
})

it('is begun by another press after what was asked was refused', async () => {
  const refused = { status: 503, body: { message: 'Too much to do.' } }
  server.answerByPath({ ...answers({}), 'POST /api/panel/orders/acts/paid': refused })
  screen = await showScreen('/orders')
  await screen.waitFor('#1001')
  await screen.press(screen.field('Select order #1001'))
  await screen.press(screen.button('Mark as paid'))
  await screen.waitFor('Too much to do.')
  const go = () => [...document.querySelectorAll<HTMLElement>('[role="dialog"] button')].at(-1)
  const asked = () => server.requests.filter(({ method }) => method === 'POST').length
  // The first look at what would change was refused, and then the start itself: what cannot be undone is begun once that was seen.
  server.answerByPath(answers({}))
  await screen.press(go() ?? document.body)
  await screen.waitFor('1 will change')
  expect(asked()).toBe(2)
  server.answerByPath({ ...answers({}), 'POST /api/panel/orders/acts/paid': refused })
  await screen.press(go() ?? document.body)
  await screen.waitFor('Too much to do.')
  expect(asked()).toBe(3)
  server.answerByPath(answers({}))
  await screen.press(go() ?? document.body)
  await screen.waitFor('1 will change')
  server.answerByPath({
    ...answers({}),
    'POST /api/panel/orders/acts/paid': { body: { bulkAct: act } },
  })
  await screen.press(go() ?? document.body)
  await screen.waitUntil(() => document.querySelector('[role="dialog"]') === null)
  expect(asked()).toBe(5)
})

it('reads nothing again for acts that are over', async () => {
  server.answerByPath(answers({ state: 'done', changed: 2 }))
  screen = await showScreen('/orders')
  await screen.waitFor('#1001')
  const orders = reads('/api/panel/orders')
  await screen.press(screen.button('More'))
  await screen.pressOnceThere('Bulk acts')
  await screen.waitFor('Ada')
  expect(reads('/api/panel/orders')).toBe(orders)
})
