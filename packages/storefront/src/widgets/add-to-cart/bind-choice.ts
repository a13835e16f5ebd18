import type { Choice } from './choice.ts'
import { bindOptionPickers, type OptionPickers } from './option-pickers.ts'
import { readVariants } from './page-variant.ts'
import { paintProduct } from './paint-product.ts'
import type { ProductPlace } from './product-place.ts'
import { selectedVariant } from './selection.ts'

/** Follows what a visitor chooses of a product, shows it in the page, tells of each change, and answers how to read it. */
export function bindChoice(place: ProductPlace, whenChanged: () => void): () => Choice {
  const variants = readVariants(place.pickers?.dataset.variants)
  const choose = (): Choice => {
    const selection = pickers?.read() ?? {}
    return {
      itemId: place.itemId,
      productType: place.productType,
      selection,
      variant: selectedVariant(variants, selection),
      hasVariants: variants.length > 0,
      quantityText: place.quantity?.value ?? '1',
    }
  }
  const repaint = () => {
    const { selection, variant } = choose()
    pickers?.mark(variants, selection)
    paintProduct(place, variant)
  }
  const pickers: OptionPickers | null = place.pickers
    ? bindOptionPickers(place.pickers, () => {
        repaint()
        whenChanged()
      })
    : null
  place.quantity?.addEventListener('input', whenChanged)
  if (pickers) repaint()
  return choose
}
