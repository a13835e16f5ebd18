import { describe, expect, it } from 'vitest'
import { buildProduct } from '../../testing/build-product.ts'
import { printWord } from '../../testing/print-word.ts'

const button = (content: object = {}, parts: object = {}) =>
  printWord('add-to-cart-btn', buildProduct({ ...content }), [], parts)

describe('add-to-cart-btn', () => {
  it('carries what scripts need', () => {
    expect(button({ useCustomAddButtonText: false })).toBe(
      `<div class="sqs-add-to-cart-button-wrapper" data-animation-role="button">
  <div class="sqs-add-to-cart-button sqs-suppress-edit-mode sqs-editable-button sqs-button-element--primary " role="button" tabindex="0" data-dynamic-strings data-collection-id="65f0a1b2c3d4e5f607654321" data-item-id="65f0a1b2c3d4e5f601234567" data-product-type="1" data-use-custom-label="false" data-original-label="Add To Cart" >
    <div class="sqs-add-to-cart-button-inner">Add To Cart</div>
  </div>
</div>`,
    )
  })

  it.each([
    [{}, 'Add To Cart'],
    [{ isSubscribable: true }, 'Subscribe'],
    [{ useCustomAddButtonText: true, customAddButtonText: 'Take it' }, 'Take it'],
    [{ useCustomAddButtonText: true, customAddButtonText: '' }, 'Add To Cart'],
    [{ useCustomAddButtonText: false, customAddButtonText: 'Take it' }, 'Add To Cart'],
  ])('is labelled for %j', (content, label) => {
    expect(button(content)).toContain(`data-original-label="${label}"`)
    expect(button(content)).toContain(`<div class="sqs-add-to-cart-button-inner">${label}</div>`)
  })

  it('speaks the language of the site', () => {
    const localizedStrings = { productAddToCartText: 'In den Korb', productSubscribeText: 'Abonnieren' }
    expect(button({}, { nodes: [{ localizedStrings }] })).toContain('>In den Korb<')
    expect(button({ isSubscribable: true }, { nodes: [{ localizedStrings }] })).toContain('>Abonnieren<')
  })

  it('brings the form that has to be filled in', () => {
    const form = { additionalFieldsForm: { name: 'Engraving </script>', fields: [] } }
    const text = button({ additionalFieldsFormId: 'form-1', ...form })
    expect(text).toContain('sqs-button-element--primary use-form"')
    expect(text).toContain(
      'data-form="{&quot;name&quot;:&quot;Engraving &lt;\\/script&gt;&quot;,&quot;fields&quot;:[]}">',
    )
    expect(button(form)).not.toContain('form')
  })

  it('looks up what the value does not have itself', () => {
    const around = { nodes: [buildProduct({ useCustomAddButtonText: true, customAddButtonText: 'Take it' })] }
    const text = printWord('add-to-cart-btn', { id: 'item-1' }, [], around)
    expect(text).toContain('data-collection-id="65f0a1b2c3d4e5f607654321" data-item-id="item-1"')
    expect(text).toContain('data-original-label="Take it"')
  })

  it('names the plan of a subscription', () => {
    const productSubscriptionOptions = [{ id: 'plan-a' }, { id: 'plan-b' }]
    expect(button({ isSubscribable: true, productSubscriptionOptions })).toContain(
      'data-is-subscription="true" data-original-label="Subscribe" data-subscription-option-id="plan-a">',
    )
    expect(button({ productSubscriptionOptions })).not.toContain('subscription')
  })
})
