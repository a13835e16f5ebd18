import type { GiftCard } from '@vitrine/domain/gift-cards/gift-card'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { type BuiltStore, buildStore } from '../testing/build-store.ts'
import { newId, noon } from '../testing/builders.ts'

let built: BuiltStore

beforeAll(async () => {
  built = await buildStore()
})

afterAll(() => built.close())

const place = fc.nat(1)
const buyer = fc.nat(3)

/** What can happen to two cards of 100 by payments of four buyers, and by owners. */
const command = fc.oneof(
  fc.record({
    kind: fc.constant('hold' as const),
    buyer,
    parts: fc.uniqueArray(fc.record({ place, cents: fc.integer({ min: 1, max: 70 }) }), {
      minLength: 1,
      maxLength: 2,
      selector: (part) => part.place,
    }),
  }),
  fc.record({ kind: fc.constantFrom('take' as const, 'release' as const), buyer }),
  fc.record({ kind: fc.constant('move' as const), place, cents: fc.integer({ min: -60, max: 60 }) }),
  fc.record({ kind: fc.constant('void' as const), place }),
)

type CardCommand = typeof command extends fc.Arbitrary<infer Each> ? Each : never

describe('the ledger of gift cards', () => {
  it('does what a ledger on paper would do, whatever happens in whatever order', {
    timeout: 900_000,
  }, async () => {
    const runs = fc.asyncProperty(fc.array(command, { maxLength: 25 }), async (commands) => {
      const paper = new Paper()
      const ids = [await issueCard(100), await issueCard(100)]
      for (const each of commands) expect([each, await act(each, ids)]).toEqual([each, paper.act(each)])
      const cards = await Promise.all(ids.map((id) => built.siteStore.giftCards.find(id)))
      expect(cards.map((card) => [card?.balanceCents, card?.heldCents, card?.state])).toEqual(paper.cards())
      for (const each of [0, 1, 2, 3]) await built.siteStore.giftCards.release(paymentOf(each, ids))
    })
    await fc.assert(runs, { numRuns: { short: 40, long: 2000 }[inject('proofLength')] })
    expect(await built.store.audit()).toEqual([])
  })

  it('gives out what is on a card, and no cent more, however many pay with it at once', {
    timeout: 900_000,
  }, async () => {
    const { giftCards } = built.siteStore
    const attempts = { short: 100, long: 1000 }[inject('proofLength')]
    const cardId = await issueCard(50 * 7)
    const held = await Promise.all(
      Array.from({ length: attempts }, (_, each) => giftCards.hold(`flood ${each}`, [{ cardId, cents: 7 }])),
    )
    expect(held.filter(Boolean)).toHaveLength(50)
    const closed = held.map((isHeld, each) =>
      isHeld
        ? giftCards.take(`flood ${each}`, { id: newId(), atMs: noon })
        : giftCards.release(`flood ${each}`),
    )
    await Promise.all(closed)
    expect(await giftCards.find(cardId)).toMatchObject({ balanceCents: 0, heldCents: 0 })
    expect(await giftCards.movements(cardId)).toHaveLength(51)
    expect(await built.store.audit()).toEqual([])
  })

  it('issues a card once for what it is issued for', async () => {
    const issued = await Promise.all([1, 2, 3].map(() => issue(buildCard(100), 'order:1:line:0')))
    expect(issued.filter(Boolean)).toHaveLength(1)
  })
})

function buildCard(cents: number): GiftCard {
  return {
    id: newId(),
    lastFour: 'ABCD',
    currency: 'USD',
    state: 'active',
    initialCents: cents,
    balanceCents: cents,
    heldCents: 0,
    isTest: false,
    issuedAtMs: noon,
    updatedAtMs: noon,
    recipientEmail: 'ada@example.com',
    recipientName: '',
    senderName: '',
    message: '',
    deliverAtMs: noon,
    sentAtMs: null,
    orderId: null,
    orderName: '',
    buyerEmail: '',
  }
}

function issue(card: GiftCard, source: string): Promise<boolean> {
  return built.siteStore.giftCards.issue(card, {
    codeHash: newId(),
    sealedCode: 'sealed',
    source,
    reason: '',
    by: '',
  })
}

async function issueCard(cents: number): Promise<string> {
  const card = buildCard(cents)
  await issue(card, card.id)
  return card.id
}

/** Payments get new names in each run. */
function paymentOf(each: number, ids: readonly string[]): string {
  return `${each} ${ids[0]}`
}

async function act(each: CardCommand, ids: readonly string[]): Promise<boolean> {
  const { giftCards } = built.siteStore
  const cardAt = (at: number) => ids[at] ?? ''
  const stamp = { id: newId(), orderId: null, reason: '', by: '', atMs: noon }
  switch (each.kind) {
    case 'hold': {
      const parts = each.parts.map(({ place: at, cents }) => ({ cardId: cardAt(at), cents }))
      return giftCards.hold(paymentOf(each.buyer, ids), parts)
    }
    case 'take':
      await giftCards.take(paymentOf(each.buyer, ids), { id: newId(), atMs: noon })
      return true
    case 'release':
      await giftCards.release(paymentOf(each.buyer, ids))
      return true
    case 'move':
      return giftCards.move({ ...stamp, cardId: cardAt(each.place), kind: 'adjust', cents: each.cents })
    case 'void':
      return giftCards.void({ ...stamp, cardId: cardAt(each.place), kind: 'void' })
  }
}

/** The same rules, as simply as they can be written. */
class Paper {
  readonly #balances = [100, 100]
  readonly #isVoid = [false, false]
  readonly #holds = new Map<number, readonly number[]>()

  act(each: CardCommand): boolean {
    switch (each.kind) {
      case 'hold':
        return this.#hold(each.buyer, each.parts)
      case 'take':
        for (const [at, cents] of this.#close(each.buyer).entries()) this.#add(at, -cents)
        return true
      case 'release':
        this.#close(each.buyer)
        return true
      case 'move': {
        const { place: at, cents } = each
        if (this.#isVoid[at] || (this.#balances[at] ?? 0) + cents < this.#heldAt(at)) return false
        this.#add(at, cents)
        return true
      }
      case 'void': {
        if (this.#isVoid[each.place] || this.#heldAt(each.place) > 0) return false
        this.#isVoid[each.place] = true
        this.#balances[each.place] = 0
        return true
      }
    }
  }

  cards() {
    return this.#balances.map((cents, at) => [cents, this.#heldAt(at), this.#isVoid[at] ? 'void' : 'active'])
  }

  #hold(each: number, parts: readonly { readonly place: number; readonly cents: number }[]): boolean {
    this.#close(each)
    const wanted = [0, 1].map((at) => parts.find((part) => part.place === at)?.cents ?? 0)
    const isThere = wanted.every(
      (cents, at) =>
        cents === 0 || (!this.#isVoid[at] && cents <= (this.#balances[at] ?? 0) - this.#heldAt(at)),
    )
    if (isThere) this.#holds.set(each, wanted)
    return isThere
  }

  #close(each: number): readonly number[] {
    const held = this.#holds.get(each) ?? []
    this.#holds.delete(each)
    return held
  }

  #add(at: number, cents: number): void {
    this.#balances[at] = (this.#balances[at] ?? 0) + cents
  }

  #heldAt(at: number): number {
    return [...this.#holds.values()].reduce((sum, held) => sum + (held[at] ?? 0), 0)
  }
}
