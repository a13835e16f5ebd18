import type { Product } from '../catalogue/product.ts'
import type { RestockSettings } from '../website/selling/restock-settings.ts'
import { canBeAwaited, variantName } from './check-sign-up.ts'
import { restockTexts } from './restock-texts.ts'

/** A form for a variant that is gone, as templates see it; one of several variants waits until its variant is chosen. */
interface RestockView {
  readonly variantId: string
  readonly hiddenByDefault: boolean
  readonly variantName: string
}

/** The forms of a product: one for each variant that is gone (platform reference, section 2.6). */
export function restockViews(
  product: Pick<Product, 'type' | 'variants'>,
  { isOn }: RestockSettings,
): readonly RestockView[] {
  if (!isOn) return []
  const hiddenByDefault = product.variants.length > 1
  return product.variants
    .filter((variant) => canBeAwaited(product, variant))
    .map((variant) => ({ variantId: variant.id, hiddenByDefault, variantName: variantName(variant) }))
}

/** The words of such a form, said in the language of its page but for those of the owner. */
export function restockMessages({ invitation }: RestockSettings, say: (text: string) => string) {
  return {
    buttonText: say(restockTexts.button),
    CTAText: invitation || say(restockTexts.invitation),
    placeholderText: say(restockTexts.placeholder),
    mailingListDescription: say(restockTexts.news),
  }
}
