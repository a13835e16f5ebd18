import { describe, expect, it } from 'vitest'
import { buildProduct, buildVariant } from '../testing/builders.ts'
import {
  type CurrencyChange,
  convertAmount,
  convertPrice,
  convertProduct,
  isRate,
} from './change-currency.ts'

const keep = (from: string, to: string): CurrencyChange => ({ from, to, rate: '1', ending: 'any' })

describe('an amount in another currency', () => {
  it.each([
    [1_200, keep('USD', 'EUR'), 1_200],
    [1_249, keep('USD', 'JPY'), 12],
    [1_250, keep('USD', 'JPY'), 13],
    [12, keep('JPY', 'USD'), 1_200],
    [40, keep('USD', 'JPY'), 1],
    [0, keep('USD', 'JPY'), 0],
    [1_200, { from: 'USD', to: 'EUR', rate: '0.9231', ending: 'any' } as const, 1_108],
    [1_200, { from: 'USD', to: 'JPY', rate: '156.42', ending: 'any' } as const, 1_877],
    [1_877, { from: 'JPY', to: 'USD', rate: '0.00639304', ending: 'any' } as const, 1_200],
    [
      100_000_000_001,
      { from: 'USD', to: 'IDR', rate: '16000.12345678', ending: 'any' } as const,
      1_600_012_345_694_000,
    ],
  ])('%i by %o is %i', (cents, change, converted) => {
    expect(convertAmount(cents, change)).toBe(converted)
  })
})

describe('a price that ends as the owner wants', () => {
  const to = (ending: CurrencyChange['ending'], currency = 'EUR') =>
    ({ from: 'USD', to: currency, rate: '1', ending }) as const
  it.each([
    [1_108, to('any'), 1_108],
    [1_108, to('.95'), 1_095],
    [1_150, to('.95'), 1_195],
    [1_108, to('.99'), 1_099],
    [1_108, to('whole'), 1_100],
    [1_150, to('whole'), 1_200],
    [12, to('.99'), 99],
    [12, to('whole'), 100],
    [0, to('.99'), 0],
    [1_108, to('.99', 'JPY'), 11],
  ])('%i by %o is %i', (cents, change, price) => {
    expect(convertPrice(cents, change)).toBe(price)
  })

  it('leaves a sale cheaper than the price', () => {
    const product = buildProduct({
      variants: [buildVariant({ priceCents: 1_200, salePriceCents: 1_180, isOnSale: true })],
    })
    expect(convertProduct(product, to('.95')).variants[0]).toMatchObject({
      priceCents: 1_195,
      salePriceCents: 1_180,
    })
  })
})

describe('a rate', () => {
  it.each(['1', '0.92', '16000.5', '0.00000001'])('can be %s', (rate) => expect(isRate(rate)).toBe(true))
  it.each(['', '0', '0.00', '-1', '1e3', '1,5', '123456', '0.123456789'])('cannot be "%s"', (rate) =>
    expect(isRate(rate)).toBe(false),
  )
})
