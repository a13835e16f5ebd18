import { restockFormAddress } from '@vitrine/contract/restock/addresses'
import type { Product } from '@vitrine/domain/catalogue/product'
import { type SellingPlace, scarcityOf } from '@vitrine/domain/catalogue/scarcity'
import { availableQuantity } from '@vitrine/domain/catalogue/stock'
import { restockMessages, restockViews } from '@vitrine/domain/restock/restock-views'
import { type RestockSettings, usualRestock } from '@vitrine/domain/website/selling/restock-settings'
import type { Site } from '@vitrine/domain/website/site'
import { sayIn } from '../../words/visitor-words.ts'

/** What of a site concerns how its products are shown. */
type SellingSite = Pick<Site, 'store' | 'captcha' | 'language'>

/** `productMerchandisingContext`: what owners set for selling each product of the page (platform reference, section 2.6). */
export function merchandisingJson(products: readonly Product[], site: SellingSite, place: SellingPlace) {
  return Object.fromEntries(products.map((product) => [product.id, contextOf(product, site, place)]))
}

function contextOf(product: Product, { store, captcha, language }: SellingSite, place: SellingPlace) {
  const { merchandising, restock = usualRestock } = store
  const scarcity = scarcityOf(product, merchandising, place)
  return {
    scarcityEnabled: scarcity !== null,
    scarcityShownByDefault: product.variants.length === 1,
    scarcityText: scarcity?.text ?? '',
    scarcityTemplateViews: scarcity ? scarceVariants(product, scarcity) : [],
    restockNotificationViews: restockFormsJson(product, restock, captcha),
    restockNotificationMessages: restock.isOn ? restockMessages(restock, sayIn(language)) : {},
    mailingListSignUpEnabled: restock.isOn && restock.asksForNews,
    mailingListOptInByDefault: restock.isNewsTicked,
    customSoldOutText: product.customSoldOutText || merchandising.soldOutText,
  }
}

/** Forms for variants that are gone, with where they are sent and what draws their captcha: the platform's own scripts know both. */
function restockFormsJson(
  product: Product,
  restock: RestockSettings,
  { provider, siteKey }: SellingSite['captcha'],
) {
  const form = { formAddress: restockFormAddress.path, captchaProvider: provider, captchaKey: siteKey }
  return restockViews(product, restock).map((view) => ({ ...view, ...form }))
}

function scarceVariants({ type, variants }: Product, { text, threshold }: NonNullable<Product['scarcity']>) {
  // Where there is one variant it needs no choosing: what is said of it is said at once.
  const needsChoice = variants.length > 1
  return variants.flatMap(({ stock, ...variant }) => {
    const left = availableQuantity(type, stock)
    const attributes = needsChoice ? variant.attributes : {}
    return left > 0 && left <= threshold ? [{ attributes, scarcityText: text, qtyInStock: left }] : []
  })
}
