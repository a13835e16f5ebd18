import { describe, expect, it } from 'vitest'
import { buildProduct, buildVariantAt } from '../../testing/build-product.ts'
import { printWord } from '../../testing/print-word.ts'

const native = (text: string) => `<span class="sqs-money-native">${text}</span>`
const offered = (price: string, ...pricingOptions: readonly unknown[]) => ({
  ...buildVariantAt(price),
  pricingOptions,
})
const price = (...variants: readonly unknown[]) => printWord('subscription-price', buildProduct({ variants }))

describe('subscription-price', () => {
  it('shows the price of the only option', () => {
    expect(price(offered('20', buildVariantAt('18')))).toBe(
      `<div class="subscription-price">\n${native('18.00')}\n</div>`,
    )
  })

  it('shows a sale beside the original', () => {
    const text = price(offered('20', buildVariantAt('18', '16')))
    expect(text).toContain(native('16.00'))
    expect(text).toContain(`<span class="original-price">${native('18.00')}</span>`)
  })

  it('begins with the cheapest variant when there are several', () => {
    expect(price(offered('30', buildVariantAt('27')), offered('20', buildVariantAt('18')))).toBe(
      `<div class="subscription-price">\nfrom ${native('18.00')}\n\n</div>`,
    )
  })

  it('shows the first option when a variant has several', () => {
    expect(price(offered('20', buildVariantAt('18'), buildVariantAt('19')))).toContain(native('18.00'))
  })

  it('shows nothing when nothing is sold by subscription', () => {
    const empty = '<div class="subscription-price">\n\n</div>'
    expect(price(buildVariantAt('20'))).toBe(empty)
    expect(price()).toBe(empty)
  })
})
