import type { Choice } from './choice.ts'
import { bindOptionPickers, type OptionPickers } from './option-pickers.ts'
import { readVariants } from './page-variant.ts'
import { paintProduct } from './paint-product.ts'
import type { ProductElements } from './product-elements.ts'
import { selectedVariant } from './selection.ts'

/** Follows what a visitor chooses of a product, shows it in the page, tells of each change, and returns how to read it. */
export function bindChoice(elements: ProductElements, whenChanged: () => void): () => Choice {
  const variants = readVariants(elements.pickers?.dataset.variants)
  const choose = (): Choice => {
    const selection = pickers?.read() ?? {}
    return {
      itemId: elements.itemId,
      productType: elements.productType,
      selection,
      variant: selectedVariant(variants, selection),
      hasVariants: variants.length > 0,
      quantityText: elements.quantity?.value ?? '1',
      isSubscription: elements.button.dataset.isSubscription === 'true',
    }
  }
  const repaint = () => {
    const { selection, variant } = choose()
    pickers?.mark(variants, selection)
    paintProduct(elements, variant)
  }
  const pickers: OptionPickers | null = elements.pickers
    ? bindOptionPickers(elements.pickers, () => {
        repaint()
        whenChanged()
      })
    : null
  elements.quantity?.addEventListener('input', whenChanged)
  if (pickers) repaint()
  return choose
}
