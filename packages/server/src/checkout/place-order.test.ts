import { buildCart, buildEntry, newId } from '@vitrine/store/testing/builders'
import { among, everyRow } from '@vitrine/store/testing/list-ask'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { openGate } from '../cart/members/buyers-gate.ts'
import {
  byCard,
  cards,
  fillCart,
  orderRequest,
  placeOrder as placeByHttp,
  withoutDiscounts,
} from '../testing/check-out.ts'
import { type OpenShop, openShop } from '../testing/open-shop.ts'
import { heldToken } from '../testing/selling/held-token.ts'
import type { PlaceOutcome } from './outcome.ts'
import { confirmPayment, placeOrder } from './place-order.ts'

describe('many buyers of a few pieces', () => {
  it('sells what there is, refuses the rest in words, and keeps the books', async () => {
    const shop = await openShop({ timeLimitMs: 5_000 })
    const variantId = shop.lastOne.variants[0]?.id ?? ''
    await shop.store.stock.count(variantId, { unlimited: false, onHand: 7 }, 'test')
    const buyers = await Promise.all(Array.from({ length: 50 }, () => shop.visitor()))
    const tokens = await Promise.all(buyers.map((buyer) => fillCart(buyer, shop.lastOne.id)))
    const answers = await Promise.all(
      buyers.map((buyer, index) => placeByHttp(buyer, orderRequest(tokens[index] ?? ''))),
    )
    const refusal = { message: 'Last One: Sorry, we do not have enough of that item available.' }
    const refused = answers.filter((each) => each.status !== 200)
    expect(refused.map((each) => each.json)).toEqual(Array.from({ length: 43 }, () => refusal))
    const numbers = answers.flatMap(({ status, json }) =>
      status === 200 ? [(json as { orderNumber: number }).orderNumber] : [],
    )
    expect(numbers.sort()).toEqual([1001, 1002, 1003, 1004, 1005, 1006, 1007])
    expect(await shop.store.stock.read(variantId)).toEqual({ unlimited: false, onHand: 0, held: 0 })
    expect(shop.charges().filter((each) => each.state === 'paid')).toHaveLength(7)
    expect(await shop.services.store.audit()).toEqual([])
    await shop.close()
  })
})

describe('whatever is repeated, reordered or cut off', () => {
  let shop: OpenShop
  beforeAll(async () => {
    shop = await openShop({ timeLimitMs: 15 })
    await shop.store.stock.count(shop.workshop.variants[0]?.id ?? '', { unlimited: true }, 'test')
  })
  afterAll(() => shop.close())

  const step = fc.oneof(
    {
      weight: 5,
      arbitrary: fc.record({ do: fc.constant('press' as const), key: fc.nat(2), card: cardName() }),
    },
    {
      weight: 2,
      arbitrary: fc.record({ do: fc.constant('press-twice' as const), key: fc.nat(2), card: cardName() }),
    },
    { weight: 2, arbitrary: fc.record({ do: fc.constant('answer' as const), approved: fc.boolean() }) },
    {
      weight: 1,
      arbitrary: fc.record({ do: fc.constant('wait' as const), minutes: fc.constantFrom(0.1, 1, 16) }),
    },
  )

  it('a cart becomes one order at most, and every charge has its order', {
    timeout: 900_000,
  }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async (steps) => {
        const cart = await storeCart(shop)
        const checkout = checkoutOf(shop, cart.token)
        for (const each of steps) await checkout.run(each)
        await checkout.settle()

        const order = await shop.store.orders.findByCart(cart.id)
        const charges = shop.charges().filter((each) => checkout.paymentIds.has(each.paymentId))
        const paid = charges.filter((each) => each.state === 'paid')
        expect(paid.map((each) => each.amountCents)).toEqual(order ? [order.grandTotalCents] : [])
        expect(checkout.orderIds.size).toBeLessThanOrEqual(1)
        expect(await shop.store.payments.findOpen(cart.id)).toBeUndefined()
      }),
      { numRuns: { short: 40, long: 1000 }[inject('proofLength')] },
    )
    expect(await shop.services.store.audit()).toEqual([])
    const orphans = shop.charges().filter((each) => each.state === 'paid').length
    const paid = await shop.store.orders.list(everyRow({ tests: among('payment', 'PAID') }))
    expect(orphans).toBe(paid.total.count)
  })
})

function cardName() {
  return fc.constantFrom(...(Object.keys(cards) as (keyof typeof cards)[]))
}

type Step =
  | { readonly do: 'press' | 'press-twice'; readonly key: number; readonly card: keyof typeof cards }
  | { readonly do: 'answer'; readonly approved: boolean }
  | { readonly do: 'wait'; readonly minutes: number }

async function storeCart(shop: OpenShop) {
  const { workshop } = shop
  const entry = buildEntry({ itemId: workshop.id, variantId: workshop.variants[0]?.id ?? '' })
  const cart = buildCart({ entries: [entry] })
  await shop.store.transaction((tables) => tables.carts.save(cart))
  return cart
}

/** A buyer at the checkout, who does one thing after another. */
function checkoutOf(shop: OpenShop, cartToken: string) {
  const { services, store, website: site } = shop
  const context = {
    site,
    services,
    productUrls: () => '',
    gate: openGate,
    today: '2026-11-22',
    ...withoutDiscounts(services),
  }
  const orderIds = new Set<string>()
  const paymentIds = new Set<string>()
  const attempt = newId()
  let askedId = ''

  const learn = (outcome: PlaceOutcome) => {
    if (outcome.kind === 'placed') orderIds.add(outcome.orderId)
    if (outcome.kind === 'confirmation-needed') askedId = outcome.paymentId
  }
  const press = async (key: number, card: keyof typeof cards) => {
    const request = orderRequest(cartToken, {
      attemptKey: `${attempt}-${key}`,
      shippingAddress: null,
      shippingOptionKey: null,
      billingAddress: orderRequest('').shippingAddress,
      payment: byCard(cards[card]),
    })
    learn(await placeOrder(store, request, context))
    const cart = await store.carts.findByToken(cartToken)
    const payment = cart && (await store.payments.findByAttempt(cart.id, request.attemptKey))
    if (payment) paymentIds.add(payment.id)
  }

  const wait = (minutes: number) => {
    shop.clock.nowMs += minutes * 60_000
    return shop.runJobs()
  }

  return {
    orderIds,
    paymentIds,
    /** Whatever hangs is settled in the end: on a busy machine the gateway's answer can be late more than once, and is asked for again. */
    settle: async () => {
      await wait(20)
      const cart = await store.carts.findByToken(cartToken)
      for (let tries = 0; cart && tries < 6 && (await store.payments.findOpen(cart.id)); tries += 1)
        await wait(20)
    },
    run: async (step: Step) => {
      switch (step.do) {
        case 'press':
          return press(step.key, step.card)
        case 'press-twice':
          await Promise.all([press(step.key, step.card), press(step.key, step.card)])
          return
        case 'answer':
          if (askedId === '') return
          return learn(
            await confirmPayment(
              store,
              askedId,
              { cartToken: heldToken(cartToken), approved: step.approved },
              services,
            ),
          )
        case 'wait':
          return wait(step.minutes)
      }
    },
  }
}
