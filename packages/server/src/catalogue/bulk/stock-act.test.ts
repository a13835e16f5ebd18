import { afterEach, beforeEach, expect, it } from 'vitest'
import { type OpenShop, openShop } from '../../testing/open-shop.ts'
import { signInAs } from '../../testing/sign-in.ts'
import type { Visitor } from '../../testing/visit.ts'

let shop: OpenShop
let owner: Visitor
let ids: readonly string[]
beforeEach(async () => {
  shop = await openShop()
  owner = await shop.visitor()
  await signInAs(owner, shop.store, ['storeManager'])
  ids = shop.mug.variants.map(({ id }) => id)
})
// The ledger adds up, and the lists count what it says.
afterEach(async () => {
  expect(await shop.services.store.audit()).toEqual([])
  await shop.close()
})

const why = { cause: 'received', note: 'Crate 7' }
const path = '/api/panel/inventory/acts/stock'

async function act(change: object, chosen: object = { ids }) {
  const body = { selection: chosen, input: { change, ...why }, isDryRun: false }
  const { json } = await owner.send('POST', path, body)
  const { id } = (json as { bulkAct: { id: string } }).bulkAct
  await shop.runJobs()
  return id
}

async function undo(id: string) {
  shop.clock.nowMs += 1_000
  await owner.send('POST', `/api/panel/bulk-acts/${id}/undo`, {})
  await shop.runJobs()
  return (await owner.get(`/api/panel/bulk-acts/${id}`)).json
}

const onHand = async () =>
  Promise.all(
    ids.map(async (id) => {
      const stock = await shop.store.stock.read(id)
      return stock === undefined || stock.unlimited ? null : stock.onHand
    }),
  )

it('adds stock with a reason, and takes that back while sales go on', async () => {
  const was = await onHand()
  const id = await act({ kind: 'add', units: 12 })
  expect(await onHand()).toEqual(was.map((pieces) => (pieces ?? 0) + 12))
  const { json } = await owner.get(`/api/panel/inventory/${ids[0]}/history`)
  expect((json as { moves: object[] }).moves[0]).toMatchObject({
    kind: 'received',
    cause: 'received',
    note: 'Crate 7',
    by: 'Owner',
  })

  const [sold = ''] = ids
  await shop.store.stock.hold({ id: 'p', expiresAtMs: shop.clock.nowMs + 60_000 }, [
    { variantId: sold, quantity: 1 },
  ])
  await shop.store.stock.take('p', 'o')
  expect(await undo(id)).toMatchObject({ bulkAct: { state: 'undone', changed: ids.length, failed: 0 } })
  expect(await onHand()).toEqual(was.map((pieces, at) => (pieces ?? 0) - (at === 0 ? 1 : 0)))
})

it('sets all that a view shows, of what had no end, too, and keeps what was counted since', async () => {
  const [endless = '', counted = ''] = ids
  await shop.store.stock.count(endless, { unlimited: true }, '')
  const was = await onHand()
  const id = await act({ kind: 'set', onHand: 40 }, { view: { q: 'enamel' } })
  expect((await owner.get(`/api/panel/bulk-acts/${id}`)).json).toMatchObject({
    bulkAct: { label: 'Set stock' },
  })
  expect(await onHand()).toEqual(ids.map(() => 40))
  await shop.store.stock.count(counted, { unlimited: false, onHand: 3 }, 'Counted')
  expect(await undo(id)).toMatchObject({
    bulkAct: { failures: [{ rowId: counted, message: expect.stringContaining('Somebody has changed it') }] },
  })
  expect(await onHand()).toEqual(was.map((pieces, at) => (ids[at] === counted ? 3 : pieces)))
})

it('leaves what somebody counted of what had no end, when nothing was to be counted anew', async () => {
  // The last count sleeps while there is no end of it.
  const [first = ''] = ids
  await shop.store.stock.count(first, { unlimited: false, onHand: 0 }, '')
  await shop.store.stock.count(first, { unlimited: true }, '')
  const id = await act({ kind: 'set', onHand: 0 }, { ids: [first] })
  await shop.store.stock.count(first, { unlimited: false, onHand: 37 }, '')
  expect(await undo(id)).toMatchObject({ bulkAct: { failures: [{ rowId: first }] } })
  expect((await onHand())[0]).toBe(37)
})

it('says beforehand what cannot be done, and changes nothing', async () => {
  const was = await onHand()
  const gift = shop.giftCard.variants[0]?.id ?? ''
  const asked = (change: object) => ({ selection: { ids: [gift, ...ids] }, input: { change, ...why } })
  const dry = await owner.send('POST', path, { ...asked({ kind: 'set', onHand: 5 }), isDryRun: true })
  expect(dry.json).toMatchObject({
    dryRun: { failed: 1, failures: [{ message: 'A product of this type never runs out.' }] },
  })
  const none = await owner.send('POST', path, { ...asked({ kind: 'add', units: 0 }), isDryRun: false })
  expect(none).toMatchObject({ status: 400, json: { errors: { units: expect.any(String) } } })
  expect(await onHand()).toEqual(was)
})
