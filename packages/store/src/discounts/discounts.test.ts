import { setTimeout as wait } from 'node:timers/promises'
import type { Discount } from '@vitrine/domain/discounts/discount'
import { buildDiscount } from '@vitrine/domain/testing/discount-builders'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type BuiltStore, buildStore } from '../testing/build-store.ts'
import { noon } from '../testing/builders.ts'
import { among, everyRow } from '../testing/list-ask.ts'

let built: BuiltStore
const spring = buildDiscount({ id: 'spring', trigger: 'code', code: 'SPRING', usageLimit: 1 })

beforeEach(async () => {
  built = await buildStore({ now: () => noon })
  await keep(spring)
})

afterEach(async () => {
  expect(await built.store.audit()).toEqual([])
  await built.close()
})

const keep = async (discount: Discount, codes = [discount.code]) => {
  const { discounts, discountCodes } = built.siteStore
  await discountCodes.add(codes, { discountId: discount.id, most: discount.usageLimit, nowMs: noon })
  await discounts.save(discount)
}

const reserve = (payment: string, { code = 'SPRING', discountId = 'spring', customerKey = '' } = {}) =>
  built.siteStore.transaction(({ discountUses }) =>
    discountUses.reserve({ id: payment, cartId: `cart-${payment}`, currency: 'USD', nowMs: noon }, [
      { discountId, code, amountCents: 100, customerKey },
    ]),
  )

const countOf = async (code = 'SPRING') => {
  const [found] = await built.siteStore.discountCodes.find([code])
  return { used: found?.used, reserved: found?.reserved }
}

describe('uses of discounts', () => {
  it('are reserved once of one, however many ask at a time', async () => {
    const payments = Array.from({ length: 50 }, (_, number) => `p${number}`)
    const results = await Promise.all(payments.map((payment) => reserve(payment)))
    expect(results.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await countOf()).toEqual({ used: 0, reserved: 1 })
  })

  it('are taken once and given back once, however often that is asked', async () => {
    const { discountUses } = built.siteStore
    await reserve('p1')
    const order = { id: 'o1', number: 1001 }
    await Promise.all([discountUses.take('p1', order), discountUses.take('p1', order)])
    await Promise.all([discountUses.release('p1'), discountUses.take('p1', order)])
    expect(await countOf()).toEqual({ used: 1, reserved: 0 })
    expect(
      await discountUses.page('spring', { beforeMs: noon + 1, beforeNumber: 0, limit: 10 }),
    ).toMatchObject([{ code: 'SPRING', orderId: 'o1', orderNumber: 1001, amountCents: 100 }])
    await Promise.all([discountUses.giveBack('o1'), discountUses.giveBack('o1')])
    expect(await countOf()).toEqual({ used: 0, reserved: 0 })
    expect(await reserve('p2')).toEqual({ ok: true })
  })

  it('are told page by page, of several at one time as well', async () => {
    const { discountUses } = built.siteStore
    await keep(buildDiscount({ id: 'many', trigger: 'code', code: 'MANY' }))
    for (const number of [1001, 1002, 1003]) {
      await reserve(`p${number}`, { code: 'MANY', discountId: 'many' })
      await discountUses.take(`p${number}`, { id: `o${number}`, number })
    }
    const numbersOf = async (place: { readonly beforeMs: number; readonly beforeNumber: number }) =>
      (await discountUses.page('many', { ...place, limit: 2 })).map(({ orderNumber }) => orderNumber)
    expect(await numbersOf({ beforeMs: noon + 1, beforeNumber: 0 })).toEqual([1003, 1002])
    expect(await numbersOf({ beforeMs: noon, beforeNumber: 1002 })).toEqual([1001])
  })

  it('are taken or given back as whole, whichever of both comes first', async () => {
    const { discountUses } = built.siteStore
    await reserve('p1')
    await Promise.all([discountUses.release('p1'), discountUses.take('p1', { id: 'o1', number: 1001 })])
    const taken = await discountUses.page('spring', { beforeMs: noon + 1, beforeNumber: 0, limit: 10 })
    expect(await countOf()).toEqual({ used: taken.length, reserved: 0 })
    expect(taken.length === 1 || (await reserve('p2')).ok).toBe(true)
  })

  it('come back when a payment fails, and are known to their own cart meanwhile', async () => {
    const { discountUses } = built.siteStore
    await reserve('p1')
    expect(await discountUses.reservedByCart('cart-p1')).toEqual(['SPRING'])
    await Promise.all([discountUses.release('p1'), discountUses.release('p1')])
    expect(await countOf()).toEqual({ used: 0, reserved: 0 })
  })

  it('are one for each customer where that is wanted, of many at a time, too', async () => {
    await keep(buildDiscount({ id: 'once', trigger: 'code', code: 'ONCE' }))
    const mine = { code: 'ONCE', discountId: 'once', customerKey: 'ada' }
    const results = await Promise.all(['p1', 'p2', 'p3', 'p4'].map((payment) => reserve(payment, mine)))
    expect(results.map((each) => (each.ok ? 'yes' : each.problem)).sort()).toEqual([
      'used-by-customer',
      'used-by-customer',
      'used-by-customer',
      'yes',
    ])
    expect(await countOf('ONCE')).toEqual({ used: 0, reserved: 1 })
    const { discountUses } = built.siteStore
    expect(await discountUses.hadBy('ada', ['once', 'spring'])).toEqual(['once'])
    for (const payment of ['p1', 'p2', 'p3', 'p4']) await discountUses.release(payment)
    expect(await discountUses.hadBy('ada', ['once'])).toEqual([])
  })

  it('stay had by who has another of them, where an order goes to another customer and comes back', async () => {
    const { discountUses } = built.siteStore
    await keep(buildDiscount({ id: 'once', trigger: 'code', code: 'ONCE' }))
    const hadBy = async () => {
      const had = await Promise.all(['ada', 'bea'].map((key) => discountUses.hadBy(key, ['once'])))
      return had.map((ids) => ids.length)
    }
    for (const customerKey of ['ada', 'bea']) {
      await reserve(`of-${customerKey}`, { code: 'ONCE', discountId: 'once', customerKey })
      await discountUses.take(`of-${customerKey}`, { id: `order-of-${customerKey}`, number: 1001 })
    }
    await discountUses.moveToCustomer('order-of-ada', 'bea')
    expect(await hadBy()).toEqual([0, 1])
    // Who has two has it until both are given back.
    await discountUses.giveBack('order-of-bea')
    expect(await hadBy()).toEqual([0, 1])
    await discountUses.moveToCustomer('order-of-ada', 'ada')
    expect(await hadBy()).toEqual([1, 0])
    await discountUses.forget('ada')
    await discountUses.moveToCustomer('order-of-ada', 'bea')
    expect(await hadBy()).toEqual([0, 0])
  })

  it('are had again by who had them, after a correction there and back', async () => {
    const { discountUses } = built.siteStore
    await keep(buildDiscount({ id: 'once', trigger: 'code', code: 'ONCE' }))
    for (const customerKey of ['ada', 'bea']) {
      await reserve(`of-${customerKey}`, { code: 'ONCE', discountId: 'once', customerKey })
      await discountUses.take(`of-${customerKey}`, { id: `order-of-${customerKey}`, number: 1001 })
    }
    await discountUses.moveToCustomer('order-of-ada', 'bea')
    await discountUses.moveToCustomer('order-of-ada', 'ada')
    expect(await discountUses.hadBy('ada', ['once'])).toEqual(['once'])
    expect(await discountUses.hadBy('bea', ['once'])).toEqual(['once'])
  })

  it('are all reserved or none', async () => {
    await keep(buildDiscount({ id: 'other', trigger: 'code', code: 'OTHER' }))
    await reserve('p1')
    const wanted = ['OTHER', 'SPRING'].map((code) => ({
      code,
      discountId: code.toLowerCase(),
      amountCents: 1,
      customerKey: '',
    }))
    const both = await built.siteStore.discountUses.reserve(
      { id: 'p2', cartId: 'c', currency: 'USD', nowMs: noon },
      wanted,
    )
    expect(both).toMatchObject({ ok: false, problem: 'used-up', use: { code: 'SPRING' } })
    expect(await countOf('OTHER')).toEqual({ used: 0, reserved: 0 })
  })
})

describe('codes', () => {
  it('belong to the discount that had them first', async () => {
    const { discountCodes } = built.siteStore
    const given = { discountId: 'other', most: null, nowMs: noon }
    expect(await discountCodes.add(['SPRING', 'AUTUMN'], given)).toBe(1)
    expect((await discountCodes.find(['SPRING', 'AUTUMN'])).map((each) => each.discountId).sort()).toEqual([
      'other',
      'spring',
    ])
  })

  it('are listed by the alphabet, from a beginning, by whether they were used', async () => {
    const bulk = buildDiscount({ id: 'bulk', trigger: 'bulk', usageLimit: 1 })
    await keep(bulk, ['VIP-A', 'VIP-B', 'VIP-C', 'OLD-A'])
    await reserve('p1', { code: 'VIP-B', discountId: 'bulk' })
    await built.siteStore.discountUses.take('p1', { id: 'o1', number: 1 })
    const { discountCodes } = built.siteStore
    const ask = { discountId: 'bulk', beginning: '', uses: 'any', after: '', limit: 10 } as const
    const codesOf = async (part: object) =>
      (await discountCodes.page({ ...ask, ...part })).map((each) => each.code)
    expect(await codesOf({ beginning: 'VIP', limit: 2 })).toEqual(['VIP-A', 'VIP-B'])
    expect(await codesOf({ beginning: 'VIP', after: 'VIP-B' })).toEqual(['VIP-C'])
    expect(await codesOf({ uses: 'used' })).toEqual(['VIP-B'])
    expect(await codesOf({ uses: 'unused' })).toEqual(['OLD-A', 'VIP-A', 'VIP-C'])
    expect(await discountCodes.count('bulk')).toEqual({ codes: 4, used: 1, uses: 1 })
  })
})

describe('the list of discounts', () => {
  it('knows which are scheduled, active, ended and used up, by the clock', async () => {
    await keep(buildDiscount({ id: 'later', trigger: 'automatic', startsAtMs: noon + 1 }), ['*later'])
    await keep(buildDiscount({ id: 'over', trigger: 'automatic', endsAtMs: noon }), ['*over'])
    await keep(buildDiscount({ id: 'halted', trigger: 'automatic', isStopped: true }), ['*halted'])
    await keep(buildDiscount({ id: 'now', trigger: 'automatic' }), ['*now'])
    const { discounts, discountUses } = built.siteStore
    await reserve('p1')
    await discountUses.take('p1', { id: 'o1', number: 1 })
    const idsIn = async (...states: string[]) => {
      const sort = { key: 'created', isDescending: false }
      const page = await discounts.list(everyRow({ sort, tests: among('state', ...states) }))
      return page.rows.map((each) => each.id).sort()
    }
    expect(await idsIn('scheduled')).toEqual(['later'])
    expect(await idsIn('active')).toEqual(['now'])
    expect(await idsIn('ended')).toEqual(['halted', 'over'])
    expect(await idsIn('used-up')).toEqual(['spring'])
    await discountUses.giveBack('o1')
    expect(await idsIn('active', 'used-up')).toEqual(['now', 'spring'])
  })
})

it('the uses of the discounts of a page are told together, of those that were used', async () => {
  const { discountCodes, discountUses } = built.siteStore
  await keep({ ...spring, id: 'many', trigger: 'bulk', usageLimit: null }, ['MANY-1', 'MANY-2', 'MANY-3'])
  for (const code of ['MANY-1', 'MANY-3']) {
    await reserve(code, { code, discountId: 'many' })
    await discountUses.take(code, { id: `order-${code}`, number: 1 })
  }
  expect(await discountCodes.uses(['spring', 'many', 'none'])).toEqual(new Map([['many', 2]]))
})

it('a buyer who uses a discount while it is removed finds no code any more', async () => {
  const [locked, goOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const removal = built.siteStore.transaction(async ({ discounts, discountCodes, discountUses }) => {
    await discountCodes.lock('spring')
    locked.resolve()
    await goOn.promise
    const isUsed = await discountUses.hasAny('spring')
    if (!isUsed) await discounts.remove('spring')
    return isUsed
  })
  await locked.promise
  const late = reserve('p1')
  await wait(50)
  goOn.resolve()
  expect(await removal).toBe(false)
  expect(await late).toMatchObject({ ok: false, problem: 'used-up' })
  expect(await built.siteStore.discountUses.hasAny('spring')).toBe(false)
})
