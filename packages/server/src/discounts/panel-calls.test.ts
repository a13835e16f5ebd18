import { buildDiscount } from '@vitrine/domain/testing/discount-builders'
import { noon } from '@vitrine/store/testing/builders'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openShop } from '../testing/open-shop.ts'
import { signInAs } from '../testing/sign-in.ts'

const { id: _, createdAtMs: __, updatedAtMs: ___, ...discount } = buildDiscount({})

let shop: Awaited<ReturnType<typeof openShop>>
let owner: Awaited<ReturnType<typeof shop.visitor>>
beforeEach(async () => {
  shop = await openShop()
  owner = await shop.visitor()
  await signInAs(owner, shop.store, ['admin'])
})
afterEach(() => shop.close())

it('a change of a discount that somebody removed is answered in words, those of a German panel in German', async () => {
  const change = () =>
    owner.send('PUT', `/api/panel/discounts/${'0'.repeat(24)}`, { discount, updatedAtMs: 1 })
  expect(await change()).toMatchObject({ status: 404, json: { message: 'It is not there any more.' } })
  await owner.send('PUT', '/api/panel/account/language', { language: 'de' })
  expect(await change()).toMatchObject({ status: 404, json: { message: 'Es ist nicht mehr da.' } })
})

it('an end that is over is refused, and a discount that has ended can still be given another name', async () => {
  const past = noon - 1
  const refused = await owner.send('POST', '/api/panel/discounts', { ...discount, endsAtMs: past })
  expect(refused).toMatchObject({ status: 400, json: { errors: { endsAtMs: expect.any(String) } } })
  const ended = buildDiscount({ endsAtMs: past })
  await shop.store.discounts.save(ended)
  const change = (part: object) =>
    owner.send('PUT', `/api/panel/discounts/${ended.id}`, {
      discount: { ...discount, ...part },
      updatedAtMs: ended.updatedAtMs,
    })
  expect((await change({ endsAtMs: past - 1 })).status).toBe(400)
  expect(await change({ endsAtMs: past, name: 'Last spring' })).toMatchObject({ status: 200 })
})
