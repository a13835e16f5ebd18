import { describe, expect, it } from 'vitest'
import { buildProduct, buildVariant } from '../../testing/build-product.ts'
import { printWord } from '../../testing/print-word.ts'

const glazed = (...glazes: readonly string[]) => glazes.map((Glaze) => ({ attributes: { Glaze } }))
const mug = (content: object = {}) =>
  buildProduct({ variants: glazed('Blue', 'Green', 'Blue'), variantOptionOrdering: ['Glaze'], ...content })

describe('variants-select', () => {
  it('offers each value once, in a dropdown and as buttons', () => {
    expect(printWord('variants-select', mug())).toContain(`
    <div class="variant-option">
    <div class="variant-option-title">Glaze: </div>
    <div class="variant-select-wrapper">
      <select aria-label="Select Glaze" data-variant-option-name="Glaze">
        <option value="">Select Glaze</option>
        <option value="Blue">Blue</option><option value="Green">Green</option>
      </select>
    </div>
    <div class="variant-radiobtn-wrapper" data-variant-option-name="Glaze">
      <input type="radio" class="variant-radiobtn" value="Blue" name="variant-option-Glaze" id="variant-option-Glaze-Blue"/>
      <label class="sqs-button-element--secondary" role="button" tabindex="0" for="variant-option-Glaze-Blue">Blue</label>
      <input type="radio" class="variant-radiobtn" value="Green" name="variant-option-Glaze" id="variant-option-Glaze-Green"/>
      <label class="sqs-button-element--secondary" role="button" tabindex="0" for="variant-option-Glaze-Green">Green</label>
    </div>
    </div>
  </div>`)
  })

  it('begins with the variant that the address of the page chooses', () => {
    const variants = glazed('Blue', 'Green').map((each, place) => ({ ...each, id: `v${place}` }))
    const chosen = printWord('variants-select', { ...mug({ variants }), chosenVariantId: 'v1' })
    expect(chosen).toContain('<option value="Green" selected>')
    expect(chosen).toContain('id="variant-option-Glaze-Green" checked/>')
    expect(chosen).not.toContain('"Blue" selected')
    expect(printWord('variants-select', { ...mug({ variants }), chosenVariantId: 'v9' })).not.toContain(
      'selected',
    )
  })

  it('offers nothing when there is nothing to choose', () => {
    expect(printWord('variants-select', buildProduct({ variants: [buildVariant()] }))).toBeUndefined()
    expect(printWord('variants-select', {})).toBeUndefined()
  })

  it('has its own words for gift cards', () => {
    const card = mug({ productType: 4 })
    expect(printWord('variants-select', card)).toContain('aria-label="Select Value"')
    expect(printWord('variants-select', card)).toContain('<div class="variant-option-title">Value: </div>')
    const localizedStrings = {
      giftCardVariantSelectText: '{variantName}: Betrag wählen',
      giftCardValueDisplayText: 'Betrag',
    }
    const text = printWord('variants-select', card, [], { nodes: [{ localizedStrings }] })
    expect(text).toContain('<option value="">Glaze: Betrag wählen</option>')
    expect(text).toContain('<div class="variant-option-title">Betrag: </div>')
  })

  it('has no words without language data', () => {
    expect(printWord('variants-select', mug(), [], { language: 'none' })).toContain(
      '<div class="variant-option-title">: </div>',
    )
  })

  it('lets the site word the choice', () => {
    const localizedStrings = { productVariantSelectText: '{variantName} wählen' }
    expect(printWord('variants-select', mug(), [], { nodes: [{ localizedStrings }] })).toContain(
      'aria-label="Glaze wählen"',
    )
  })

  it('brings the plan of a subscription', () => {
    const subscriptionPlan = { billingPeriod: { value: 1, unit: 'MONTH' } }
    expect(printWord('variants-select', mug({ isSubscribable: true, subscriptionPlan }))).toContain(
      'data-is-subscribable="true" data-subscription-plan="{&quot;billingPeriod&quot;:{&quot;value&quot;:1,&quot;unit&quot;:&quot;MONTH&quot;}}" data-animation-role="content"',
    )
  })
})
