import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fillCart, orderRequest, placeOrder } from '../testing/check-out.ts'
import { type OpenShop, openShop } from '../testing/open-shop.ts'
import { signInAs } from '../testing/sign-in.ts'
import type { Visitor } from '../testing/visit.ts'

let shop: OpenShop
let owner: Visitor
let blueId: string
let redId: string
beforeAll(async () => {
  shop = await openShop()
  owner = await shop.visitor()
  await signInAs(owner, shop.store, ['storeManager'])
  const [blue, red] = shop.mug.variants
  blueId = blue?.id ?? ''
  redId = red?.id ?? ''
})
afterAll(async () => {
  expect(await shop.services.store.audit()).toEqual([])
  await shop.close()
})

const inventory = '/api/panel/inventory'

interface Row {
  readonly id: string
  readonly sku: string
  readonly stock: { readonly onHand?: number }
}

const change = (id: string, asked: object, note = '', cause = 'recount') =>
  owner.send('POST', `${inventory}/${id}/changes`, { change: asked, cause, note })

async function rows(query: string): Promise<readonly Row[]> {
  return ((await owner.get(`${inventory}?${query}`)).json as { rows: readonly Row[] }).rows
}

const rowOf = async (id: string) => (await rows('q=mug&limit=200')).find((row) => row.id === id)

const history = async (id: string, query = '') => (await owner.get(`${inventory}/${id}/history${query}`)).json

describe('the inventory', () => {
  it('lists variants by words, by what is left and by what they cost', async () => {
    expect((await rows('q=enamel%20blue')).map(({ sku }) => sku)).toEqual(['MUG-BLUE', 'MUG-BLUE'])
    expect((await rows('q=mug-r')).map(({ id }) => id)).toContain(redId)
    const low = await rows(`f=${encodeURIComponent('availability:any:out,low')}&sort=stock`)
    expect(low.map(({ id }) => id)).toContain(blueId)
    const endless = await rows(`f=${encodeURIComponent('availability:is:unlimited')}`)
    expect(endless.map(({ id }) => id)).toContain(shop.giftCard.variants[0]?.id)
    expect((await owner.get(`${inventory}?sort=colour`)).status).toBe(400)
  })

  it('pages forth and back', async () => {
    const first = (await owner.get(`${inventory}?limit=2`)).json as { rows: readonly Row[]; next: string }
    const second = (await owner.get(`${inventory}?limit=2&after=${encodeURIComponent(first.next)}`)).json as {
      rows: readonly Row[]
      previous: string
    }
    expect(second.rows).toHaveLength(2)
    const back = await rows(`limit=2&before=${encodeURIComponent(second.previous)}`)
    expect(back).toEqual(first.rows)
  })

  it('is a file, too', async () => {
    const { text } = await owner.get(`${inventory}.csv?q=mug-blue&cols=sku,onHand,stock`)
    expect(text).toBe(`\uFEFFsku,onHand,stock\r\n${'MUG-BLUE,5,5\r\n'.repeat(2)}`)
  })
})

describe('a change of stock', () => {
  it('adds and takes away, says why and by whom, and visitors see it', async () => {
    const added = await change(blueId, { kind: 'add', units: 3 }, 'Parcel 7', 'received')
    expect(added).toMatchObject({
      status: 200,
      json: { row: { stock: { onHand: 8 }, availableQuantity: 8 } },
    })
    await change(blueId, { kind: 'add', units: -1 }, '', 'damaged')
    expect(await history(blueId)).toMatchObject({
      moves: [
        { before: 8, after: 7, cause: 'damaged', by: expect.any(String), order: null },
        { before: 5, after: 8, cause: 'received', kind: 'received', note: 'Parcel 7' },
        { before: 0, after: 5, cause: null, by: null },
      ],
      next: null,
    })
    const audited = await shop.store.auditLog.list({ offset: 0, limit: 10 })
    expect(audited.map(({ summary }) => summary)).toContain('Stock of Enamel mug MUG-BLUE: -1 (Damaged)')
  })

  it('tells the second of two people, and writes nothing over', async () => {
    const was = (await rowOf(blueId))?.stock.onHand
    expect((await change(blueId, { kind: 'set', onHand: 20, was })).status).toBe(200)
    const late = await change(blueId, { kind: 'set', onHand: 4, was })
    expect(late).toMatchObject({ status: 409, json: { message: expect.stringContaining('has changed') } })
    expect((await rowOf(blueId))?.stock.onHand).toBe(20)
  })

  it('is added once, where the answer was lost and the button pressed again', async () => {
    const { json } = await owner.get('/api/panel/inventory?q=enamel')
    const { rows } = json as { rows: readonly { id: string; moves: number }[] }
    const seenMoves = rows.find(({ id }) => id === blueId)?.moves
    const add = { kind: 'add', units: 10, seenMoves }
    const before = await shop.store.stock.read(blueId)
    expect((await change(blueId, add, '', 'received')).status).toBe(200)
    expect((await change(blueId, add, '', 'received')).status).toBe(409)
    const onHand = before?.unlimited === false ? before.onHand + 10 : null
    expect(await shop.store.stock.read(blueId)).toMatchObject({ onHand })
    await change(blueId, { kind: 'add', units: -10 }, '', 'damaged')
  })

  it('is refused in words where it cannot be', async () => {
    const refusals = [
      [blueId, { kind: 'add', units: 0 }, 400],
      [blueId, { kind: 'add', units: -21 }, 400],
      [shop.giftCard.variants[0]?.id ?? '', { kind: 'add', units: 1 }, 400],
      ['no-such-variant', { kind: 'add', units: 1 }, 404],
    ] as const
    for (const [id, asked, status] of refusals) expect((await change(id, asked)).status).toBe(status)
    expect((await rowOf(blueId))?.stock.onHand).toBe(20)
  })

  it('becomes unlimited and counted again, as the history says', async () => {
    await change(redId, { kind: 'unlimited', was: 5 }, '', 'other')
    expect(await rowOf(redId)).toMatchObject({ stock: { unlimited: true }, availableQuantity: null })
    await change(redId, { kind: 'set', onHand: 6, was: null })
    expect(await history(redId)).toMatchObject({
      moves: [
        { before: 5, after: 6, cause: 'recount' },
        { before: 5, after: 5, cause: 'limited' },
        { before: 5, after: 5, cause: 'unlimited' },
        { before: 0, after: 5 },
      ],
    })
  })

  it('by an order is told with the number of the order, and pages of a long history lead on', async () => {
    const buyer = await shop.visitor()
    const token = await fillCart(buyer, shop.mug.id, { sku: 'MUG-RED', quantity: 2 })
    expect((await placeOrder(buyer, orderRequest(token))).status).toBe(200)
    await shop.runJobs()
    expect(await history(redId)).toMatchObject({
      moves: [
        { kind: 'sold', before: 6, after: 4, order: { name: expect.stringMatching(/^#\d+$/) } },
        {},
        {},
        {},
        {},
      ],
    })
    for (let time = 0; time < 20; time += 1) await change(redId, { kind: 'add', units: 1 })
    const first = (await history(redId)) as { moves: readonly { before: number }[]; next: number }
    const rest = (await history(redId, `?before=${first.next}`)) as { moves: readonly { after: number }[] }
    expect(first.moves).toHaveLength(20)
    expect(rest.moves).toHaveLength(5)
    expect(rest.moves[0]?.after).toBe(first.moves.at(-1)?.before)
  })

  it('is told in Activity as it was made, where checkouts hold more than was set', async () => {
    const lines = [{ variantId: redId, quantity: 4 }]
    await shop.store.stock.hold({ id: 'h'.repeat(24), expiresAtMs: shop.clock.nowMs + 60_000 }, lines)
    const was = (await rowOf(redId))?.stock.onHand
    expect((await change(redId, { kind: 'set', onHand: 2, was })).status).toBe(200)
    expect((await rowOf(redId))?.stock.onHand).toBe(4)
    const audited = await shop.store.auditLog.list({ offset: 0, limit: 100 })
    expect(audited.map(({ summary }) => summary)).toContain('Stock of Enamel mug MUG-RED: set to 4 (Recount)')
    await shop.store.stock.release('h'.repeat(24))
    await change(redId, { kind: 'set', onHand: was, was: 4 })
  })
})
