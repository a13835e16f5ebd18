import { describe, expect, it } from 'vitest'
import { checkDiscount, type DiscountInput } from './check-discount.ts'
import { allGoods } from './discount.ts'
import { discountState } from './discount-state.ts'

const tenPercent: DiscountInput = {
  name: ' Spring ',
  trigger: 'code',
  code: 'spring 26',
  effect: { kind: 'percentage', appliesTo: 'goods', milliPercent: 10_000 },
  goods: { productIds: [], categories: [' Mugs', 'Mugs', ''], tags: [] },
  includesSaleItems: true,
  minimumCents: 0,
  minimumQuantity: 0,
  startsAtMs: null,
  endsAtMs: null,
  usageLimit: null,
  isOncePerCustomer: false,
  combinesWith: ['SHIPPING', 'ORDER', 'ORDER'],
  priority: 0,
  isStopped: false,
}
const fresh = { nowMs: 0, former: null }
const wrong = (part: Partial<DiscountInput>, saving: Parameters<typeof checkDiscount>[1] = fresh) => {
  const result = checkDiscount({ ...tenPercent, ...part }, saving)
  return result.ok ? [] : Object.keys(result.errors)
}
const percent = (milliPercent: number) => ({ kind: 'percentage', appliesTo: 'order', milliPercent }) as const

describe('a discount as its owner says it', () => {
  it('is tidied', () => {
    expect(checkDiscount(tenPercent, fresh)).toMatchObject({
      ok: true,
      input: {
        name: 'Spring',
        code: 'SPRING26',
        goods: { categories: ['Mugs'] },
        combinesWith: ['ORDER', 'SHIPPING'],
      },
    })
  })

  it('has no goods where it is for the order, and no code where it comes by itself', () => {
    const input = { effect: percent(10_000), trigger: 'automatic' } as const
    expect(checkDiscount({ ...tenPercent, ...input }, fresh)).toMatchObject({
      input: { goods: allGoods, code: '' },
    })
  })

  it.each([
    [percent(0), ['milliPercent']],
    [percent(1), []],
    [percent(100_000), []],
    [percent(100_001), ['milliPercent']],
    [{ kind: 'fixed', appliesTo: 'order', cents: 0 } as const, ['cents']],
    [{ kind: 'fixed', appliesTo: 'order', cents: 1 } as const, []],
    [{ kind: 'free-shipping', mostCents: null } as const, []],
  ])('takes off %o: %o', (effect, fields) => expect(wrong({ effect })).toEqual(fields))

  it('gives something for something bought', () => {
    const effect = { kind: 'buy-x-get-y', buys: null, milliPercent: 100_000, timesPerOrder: null } as const
    expect(wrong({ effect: { ...effect, buyQuantity: 1, getQuantity: 1 } })).toEqual([])
    expect(wrong({ effect: { ...effect, buyQuantity: 0, getQuantity: 0 } })).toEqual([
      'buyQuantity',
      'getQuantity',
    ])
  })

  it('ends after it begins, and is used once at least', () => {
    expect(wrong({ startsAtMs: 5, endsAtMs: 6, usageLimit: 1 })).toEqual([])
    expect(wrong({ startsAtMs: 5, endsAtMs: 5, usageLimit: 0 })).toEqual(['endsAtMs', 'usageLimit'])
  })

  it('ends at a time that is to come, unless it has ended already', () => {
    const nowMs = 10
    expect(wrong({ endsAtMs: 11 }, { nowMs, former: null })).toEqual([])
    expect(wrong({ endsAtMs: 10 }, { nowMs, former: null })).toEqual(['endsAtMs'])
    expect(wrong({ endsAtMs: 10 }, { nowMs, former: { endsAtMs: 20 } })).toEqual(['endsAtMs'])
    expect(wrong({ endsAtMs: 5 }, { nowMs, former: { endsAtMs: 5 } })).toEqual([])
  })

  it('has a name, and a code that can be typed', () => {
    expect(wrong({ name: ' ', code: 'ÄÖ!' })).toEqual(['name', 'code'])
  })
})

describe('where a discount stands', () => {
  const stored = { ...tenPercent, id: 'd', createdAtMs: 0, updatedAtMs: 0 }
  const at = (part: Partial<DiscountInput>, isUsedUp = false) =>
    discountState({ ...stored, ...part }, { nowMs: 10, isUsedUp })

  it.each([
    [{}, 'active'],
    [{ startsAtMs: 10 }, 'active'],
    [{ startsAtMs: 11 }, 'scheduled'],
    [{ endsAtMs: 11 }, 'active'],
    [{ endsAtMs: 10 }, 'ended'],
    [{ isStopped: true, startsAtMs: 11 }, 'ended'],
  ])('%o: %s', (part, state) => expect(at(part)).toBe(state))

  it('is over rather than used up, and used up rather than to come', () => {
    expect(at({ endsAtMs: 10 }, true)).toBe('ended')
    expect(at({ startsAtMs: 11 }, true)).toBe('used-up')
  })
})
