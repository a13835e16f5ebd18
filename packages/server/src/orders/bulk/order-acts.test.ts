import { keptMail } from '@vitrine/store/testing/kept-mail'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { fillCart, orderRequest, placeOrder } from '../../testing/check-out.ts'
import { type OpenShop, openShop } from '../../testing/open-shop.ts'
import { signInAs } from '../../testing/sign-in.ts'
import type { Visitor } from '../../testing/visit.ts'

const path = '/api/panel/orders/acts'

let shop: OpenShop
let owner: Visitor
beforeEach(async () => {
  shop = await openShop()
  owner = await shop.visitor()
  await signInAs(owner, shop.store, ['storeManager'])
})
afterEach(async () => {
  expect(await shop.services.store.audit()).toEqual([])
  await shop.close()
})

async function order(itemId: string, gateway: 'test' | 'manual'): Promise<string> {
  const buyer = await shop.visitor()
  const request = orderRequest(
    await fillCart(buyer, itemId, itemId === shop.mug.id ? { sku: 'MUG-BLUE' } : {}),
  )
  const payment = gateway === 'manual' ? { gateway } : request.payment
  const { orderId } = (await placeOrder(buyer, { ...request, payment })).json as { orderId: string }
  return orderId
}

type Sent = { readonly dryRun?: object; readonly bulkAct?: { readonly id: string } }
const ask = async (act: string, ids: readonly string[], input: object, isDryRun: boolean) =>
  (await owner.send('POST', `${path}/${act}`, { selection: { ids }, input, isDryRun })).json as Sent

async function run(act: string, ids: readonly string[], input: object) {
  const id = (await ask(act, ids, input, false)).bulkAct?.id ?? ''
  await shop.runJobs()
  await shop.runJobs()
  return ((await owner.get(`/api/panel/bulk-acts/${id}`)).json as Sent).bulkAct
}

it('many orders are marked as paid, each charge in the books once; what a gateway collects is told', async () => {
  const [byHand, byCard] = [await order(shop.mug.id, 'manual'), await order(shop.mug.id, 'test')]
  const paid = { reference: ' statement 7 ' }
  expect(await ask('paid', [byHand, byCard], paid, true)).toMatchObject({
    dryRun: { wouldChange: 1, failed: 1 },
  })
  expect(await shop.store.money.listByOrder(byHand)).toEqual([])
  expect(await run('paid', [byHand, byCard], paid)).toMatchObject({
    label: 'Mark as paid',
    changed: 1,
    failures: [{ rowName: 'Order #1002', message: expect.stringContaining('through its gateway') }],
    undoUntilMs: null,
  })
  expect(await run('paid', [byHand], paid)).toMatchObject({ changed: 0, unchanged: 1 })
  expect(await shop.store.money.listByOrder(byHand)).toMatchObject([
    { cents: 1700, gateway: 'manual', reference: 'statement 7' },
  ])
  expect(await shop.store.orders.find(byHand)).toMatchObject({ paymentState: 'PAID' })
  const received = (await keptMail(shop.store)).filter(({ subject }) => subject.includes('received'))
  expect(received.map(({ subject }) => subject)).toEqual(['Payment received for order #1001'])
})

it('many orders are marked as paid without a mail, where nobody is to be told', async () => {
  const input = { reference: '', notifyCustomer: false }
  expect(await run('paid', [await order(shop.mug.id, 'manual')], input)).toMatchObject({ changed: 1 })
  const subjects = (await keptMail(shop.store)).map(({ subject }) => subject)
  expect(subjects.filter((subject) => subject.includes('received'))).toEqual([])
})

it('many orders that nobody paid are canceled, their pieces back on the shelf and their buyers told; paid ones stay', async () => {
  const [paid, unpaid] = [await order(shop.mug.id, 'test'), await order(shop.lastOne.id, 'manual')]
  const stock = () => shop.store.stock.read(shop.lastOne.variants[0]?.id ?? '')
  expect(await stock()).toMatchObject({ onHand: 0 })
  const input = { restock: true, notifyCustomer: true }
  expect(await run('cancel-unpaid', [paid, unpaid], input)).toMatchObject({
    changed: 1,
    failures: [{ rowName: 'Order #1001', message: 'This order was paid already.' }],
    undoUntilMs: null,
  })
  expect(await stock()).toMatchObject({ onHand: 1 })
  expect(await shop.store.orders.find(paid)).toMatchObject({ fulfillmentStatus: 'PENDING' })
  expect(await shop.store.orders.find(unpaid)).toMatchObject({ fulfillmentStatus: 'CANCELED' })
  const canceled = (await keptMail(shop.store)).filter(({ subject }) => subject.includes('canceled'))
  expect(canceled.map(({ subject }) => subject)).toEqual(['Order #1002 was canceled'])
})

it('packing slips are those of the chosen orders or of a view, for who may see orders', async () => {
  const [first, second] = [await order(shop.mug.id, 'manual'), await order(shop.mug.id, 'test')]
  const slips = '/api/panel/orders/packing-slips'
  type Slips = { slips: { order: { id: string; number: number }; slip: { orderText: string } }[] }
  const idsOf = (json: unknown) => (json as Slips).slips.map(({ order }) => order.id)
  const named = await owner.get(`${slips}?ids=${second},gone,${first}`)
  expect(idsOf(named.json)).toEqual([second, first])
  // Each is of the order that it stands beside: it has the address of its buyer.
  expect((named.json as Slips).slips.map(({ order, slip }) => [order.number, slip.orderText])).toEqual([
    [1002, expect.stringContaining('1002')],
    [1001, expect.stringContaining('1001')],
  ])
  expect(named.json).toMatchObject({ isMore: false, senderLines: [expect.any(String)] })
  expect(idsOf((await owner.get(`${slips}?f=payment:is:PENDING`)).json)).toEqual([first])
  expect((await owner.get(`${slips}?f=colour:is:red`)).status).toBe(400)
  const editor = await shop.visitor()
  await signInAs(editor, shop.store, ['editor'])
  expect((await editor.get(`${slips}?ids=${first}`)).status).toBe(403)
})
