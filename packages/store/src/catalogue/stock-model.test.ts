import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { type BuiltStore, buildStore } from '../testing/build-store.ts'
import { buildProduct, buildVariant, noon } from '../testing/builders.ts'

let built: BuiltStore

beforeAll(async () => {
  built = await buildStore()
})

afterAll(() => built.close())

/** What can happen to the stock of three variants, by payments of five buyers. */
const command = fc.oneof(
  fc.record({
    kind: fc.constant('hold' as const),
    buyer: fc.nat(4),
    lines: fc.array(fc.record({ place: fc.nat(2), quantity: fc.integer({ min: 1, max: 4 }) }), {
      minLength: 1,
      maxLength: 3,
    }),
  }),
  fc.record({ kind: fc.constantFrom('take' as const, 'release' as const), buyer: fc.nat(4) }),
  fc.record({ kind: fc.constant('count' as const), place: fc.nat(2), onHand: fc.nat(8) }),
  fc.record({
    kind: fc.constant('restock' as const),
    place: fc.nat(2),
    quantity: fc.integer({ min: 1, max: 3 }),
  }),
)

type StockCommand = typeof command extends fc.Arbitrary<infer Each> ? Each : never

describe('the stock ledger', () => {
  it('does what a ledger on paper would do, whatever happens in whatever order', {
    timeout: 900_000,
  }, async () => {
    const runs = fc.asyncProperty(fc.array(command, { maxLength: 25 }), async (commands) => {
      const paper = new Paper()
      const variants = Array.from({ length: 3 }, () => buildVariant())
      await built.siteStore.products.save(buildProduct({ variants }))
      const ids = variants.map((variant) => variant.id)
      for (const each of commands) expect(await act(each, ids)).toEqual(paper.act(each))
      const levels = await Promise.all(ids.map((id) => built.siteStore.stock.read(id)))
      expect(levels).toEqual(paper.levels())
      await Promise.all([0, 1, 2, 3, 4].map((buyer) => built.siteStore.stock.release(paymentOf(buyer, ids))))
    })
    await fc.assert(runs, { numRuns: { short: 50, long: 2000 }[inject('proofLength')] })
    expect(await built.store.audit()).toEqual([])
  })
})

/** Payments get new names in each run. */
function paymentOf(buyer: number, ids: readonly string[]): string {
  return `${buyer} ${ids[0]}`
}

async function act(each: StockCommand, ids: readonly string[]): Promise<boolean> {
  const { stock } = built.siteStore
  const variantAt = (place: number) => ids[place] ?? ''
  if (each.kind === 'hold') {
    const lines = each.lines.map(({ place, quantity }) => ({ variantId: variantAt(place), quantity }))
    return (await stock.hold({ id: paymentOf(each.buyer, ids), expiresAtMs: noon }, lines)).ok
  }
  if (each.kind === 'take') await stock.take(paymentOf(each.buyer, ids), 'order')
  if (each.kind === 'release') await stock.release(paymentOf(each.buyer, ids))
  if (each.kind === 'count')
    await stock.count(variantAt(each.place), { unlimited: false, onHand: each.onHand }, '')
  if (each.kind === 'restock')
    await stock.restock('order', [{ variantId: variantAt(each.place), quantity: each.quantity }])
  return true
}

/** The same rules, as simply as they can be written. */
class Paper {
  readonly #onHand = [5, 5, 5]
  readonly #holds = new Map<number, readonly number[]>()

  act(each: StockCommand): boolean {
    if (each.kind === 'hold') return this.#hold(each.buyer, each.lines)
    if (each.kind === 'take')
      for (const [place, quantity] of this.#close(each.buyer).entries()) this.#add(place, -quantity)
    if (each.kind === 'release') this.#close(each.buyer)
    if (each.kind === 'count') this.#onHand[each.place] = Math.max(each.onHand, this.#heldAt(each.place))
    if (each.kind === 'restock') this.#add(each.place, each.quantity)
    return true
  }

  levels() {
    return this.#onHand.map((onHand, place) => ({ unlimited: false, onHand, held: this.#heldAt(place) }))
  }

  #hold(buyer: number, lines: readonly { readonly place: number; readonly quantity: number }[]): boolean {
    this.#close(buyer)
    const wanted = [0, 1, 2].map((place) =>
      lines.filter((line) => line.place === place).reduce((sum, line) => sum + line.quantity, 0),
    )
    const isThere = wanted.every(
      (quantity, place) => quantity <= (this.#onHand[place] ?? 0) - this.#heldAt(place),
    )
    if (isThere) this.#holds.set(buyer, wanted)
    return isThere
  }

  #close(buyer: number): readonly number[] {
    const held = this.#holds.get(buyer) ?? []
    this.#holds.delete(buyer)
    return held
  }

  #add(place: number, quantity: number): void {
    this.#onHand[place] = (this.#onHand[place] ?? 0) + quantity
  }

  #heldAt(place: number): number {
    return [...this.#holds.values()].reduce((sum, held) => sum + (held[place] ?? 0), 0)
  }
}
