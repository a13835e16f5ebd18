import { afterEach, beforeEach, expect, it } from 'vitest'
import { fillCart, orderRequest, placeOrder } from '../testing/check-out.ts'
import { type OpenShop, openShop } from '../testing/open-shop.ts'
import { signInAs } from '../testing/sign-in.ts'
import type { Visitor } from '../testing/visit.ts'
import { statusPath } from './order-links.ts'

const bank = { key: 'bank', label: 'Bank transfer', instructions: 'To our account.' }
const invoices = {
  ...{ isOn: true, prefix: 'R-', creditPrefix: 'K-', taxNumber: '', note: '' },
  ...{ sellerName: 'Harbour Ltd', sellerAddress: 'Quay 3', vatId: '' },
}

let shop: OpenShop
let owner: Visitor
beforeEach(async () => {
  shop = await openShop({
    site: { homeOrigin: 'https://home.example' },
    storeSettings: { invoices, payments: { test: true, manual: [bank] } },
  })
  owner = await shop.visitor()
  await signInAs(owner, shop.store, ['storeManager'])
})
afterEach(async () => {
  expect(await shop.services.store.audit()).toEqual([])
  await shop.close()
})

async function order(): Promise<string> {
  const buyer = await shop.visitor()
  const request = orderRequest(await fillCart(buyer, shop.mug.id, { sku: 'MUG-BLUE' }))
  const placed = await placeOrder(buyer, { ...request, payment: { gateway: 'manual' } })
  return (placed.json as { orderId: string }).orderId
}

const markPaid = (id: string, body: object = {}) =>
  owner.send('POST', `/api/panel/orders/${id}/payment`, { reference: '', ...body })

async function mails() {
  await shop.runJobs()
  return shop.store.mail.ofAddress('ada@example.com')
}

it('mails the buyer that the payment came in, with the order and its invoice', async () => {
  const id = await order()
  expect((await markPaid(id)).status).toBe(200)
  const mail = (await mails()).find(({ reason }) => reason === 'payment-received')
  expect(mail?.subject).toBe('Payment received for order #1001')
  const parts = [
    'Your payment is here. Thank you!',
    'Paid by: Bank transfer',
    '1 x Enamel mug (Blue): $12.00',
    'Total: $17.00',
    'Invoice R-1: https://home.example/commerce/orders/',
    `See your order: https://home.example${statusPath(shop.services.secret, { id })}`,
  ]
  expect(parts.filter((each) => !mail?.text?.includes(each))).toEqual([])
  expect(mail?.text).not.toContain('To our account.')
  // It says so in the record of the order.
  const { json } = await owner.get(`/api/panel/orders/${id}/timeline`)
  expect(json).toMatchObject({
    entries: expect.arrayContaining([expect.objectContaining({ reason: 'payment-received' })]),
  })
})

it('mails nobody where the owner wants it so, and whose address is not known', async () => {
  await markPaid(await order(), { notifyCustomer: false })
  const id = await order()
  await shop.runJobs()
  const kept = await shop.store.orders.find(id)
  if (kept) await shop.store.orders.save({ ...kept, contact: { ...kept.contact, email: '' } })
  expect((await markPaid(id)).status).toBe(200)
  expect((await mails()).map(({ reason }) => reason)).toEqual(['placed', 'placed'])
  const { json } = await owner.get('/api/panel/mail?f=reason:is:payment-received')
  expect(json).toMatchObject({ rows: [] })
})
