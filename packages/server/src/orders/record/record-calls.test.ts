import { expect, it, onTestFinished } from 'vitest'
import { fillCart, orderRequest, placeOrder, sampleAddress } from '../../testing/check-out.ts'
import { openShop } from '../../testing/open-shop.ts'
import { signInAs } from '../../testing/sign-in.ts'

it('tells who did what to an order: notes, corrections, mails and money', async () => {
  const shop = await openShop()
  onTestFinished(() => shop.close())
  const owner = await shop.visitor()
  await signInAs(owner, shop.store, ['storeManager'])
  const buyer = await shop.visitor()
  const placed = await placeOrder(buyer, orderRequest(await fillCart(buyer, shop.lastOne.id)))
  const path = `/api/panel/orders/${(placed.json as { orderId: string }).orderId}`
  await shop.runJobs()

  expect((await owner.send('POST', `${path}/notes`, { text: ' ' })).status).toBe(400)
  const noted = await owner.send('POST', `${path}/notes`, { text: 'Fragile' })
  const { updatedAtMs } = (noted.json as { order: { updatedAtMs: number } }).order
  const shippingAddress = { ...sampleAddress, line1: '2 Side Street' }
  const body = { updatedAtMs, email: 'ada@example.org', phone: '', shippingAddress, alsoBilled: true }
  const wrong = { ...body, email: 'ada', shippingAddress: { ...shippingAddress, line1: '' } }
  expect((await owner.send('PUT', `${path}/contact`, wrong)).json).toMatchObject({
    errors: { email: expect.any(String), 'shippingAddress.line1': 'Enter a street address' },
  })
  const corrected = await owner.send('PUT', `${path}/contact`, body)
  expect(corrected.json).toMatchObject({
    order: { contact: { email: 'ada@example.org' }, shippingAddress, grandTotalCents: 1700 },
  })
  const stale = { ...body, updatedAtMs: updatedAtMs - 1 }
  expect((await owner.send('PUT', `${path}/contact`, stale)).status).toBe(409)

  const { entries } = (await owner.get(`${path}/timeline`)).json as { entries: { source: string }[] }
  expect(entries).toMatchObject(
    expect.arrayContaining([
      expect.objectContaining({ kind: 'edited', by: 'Owner' }),
      expect.objectContaining({ kind: 'note', text: 'Fragile', by: 'Owner' }),
      expect.objectContaining({ source: 'mail', reason: 'placed', state: 'kept' }),
      expect.objectContaining({ source: 'money', cents: 1700 }),
    ]),
  )
})
