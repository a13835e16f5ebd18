import { buildOrder, newId } from '@vitrine/store/testing/builders'
import { everyRow } from '@vitrine/store/testing/list-ask'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type OpenShop, openShop } from '../testing/open-shop.ts'
import { signInAs } from '../testing/sign-in.ts'

let shop: OpenShop
beforeEach(async () => {
  shop = await openShop()
})
afterEach(() => shop.close())

const byEmail = everyRow({ sort: { key: 'email', isDescending: false } })
const people = async () => (await shop.store.customers.list(byEmail)).rows

it('many customers are tagged, and untagged again where nobody wrote other tags since', async () => {
  for (const [at, email] of ['ada@example.com', 'bea@example.com', 'cid@example.com'].entries()) {
    const contact = { email, phone: '', wantsNews: false }
    await shop.store.orders.insert(buildOrder({ number: 2_000 + at, cartId: newId(), contact }))
  }
  const [ada, bea, cid] = await people()
  if (!ada || !bea || !cid) throw new Error('Three people have bought')
  await shop.store.customers.save({ ...ada, tags: ['VIP', 'old'] })
  const most = Array.from({ length: 30 }, (_, at) => `tag ${at}`)
  await shop.store.customers.save({ ...cid, tags: most })

  const owner = await shop.visitor()
  await signInAs(owner, shop.store, ['storeManager'])
  const body = { selection: { view: {} }, input: { add: ['vip'], remove: ['OLD'] } }
  const ask = async (isDryRun: boolean) =>
    (await owner.send('POST', '/api/panel/customers/acts/tags', { ...body, isDryRun })).json
  expect(await ask(true)).toMatchObject({
    dryRun: { wouldChange: 2, failed: 1, failures: [{ message: 'Use at most 30 tags.' }] },
  })
  const { id } = ((await ask(false)) as { bulkAct: { id: string } }).bulkAct
  await shop.runJobs()
  expect((await people()).map(({ tags }) => tags)).toEqual([['VIP'], ['vip'], most])

  const changed = (await people())[1]
  if (changed) await shop.store.customers.save({ ...changed, tags: ['vip', 'mine'] })
  await owner.send('POST', `/api/panel/bulk-acts/${id}/undo`, {})
  await shop.runJobs()
  expect((await people()).map(({ tags }) => tags)).toEqual([['VIP', 'old'], ['vip', 'mine'], most])
})
