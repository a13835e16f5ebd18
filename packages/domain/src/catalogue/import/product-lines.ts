import type { ProductImage } from '../../images/product-image.ts'
import type { ListCell } from '../../lists/csv.ts'
import type { Company } from '../../website/legal/company.ts'
import type { SizeMm } from '../measures/size.ts'
import { isVariantOnSale } from '../price.ts'
import type { Product, Variant } from '../product.ts'
import { companiesOf, untoldSafety } from '../safety/product-safety.ts'
import { hasSale } from '../schedule/apply-schedule.ts'
import { commaList } from './comma-list.ts'
import { measureCells } from './unit-measures.ts'

/** The columns of a file of products, as `readShopifyProducts` reads them. */
export const productHeader = [
  'Handle',
  'Title',
  'Body (HTML)',
  'Type',
  'Tags',
  'Published',
  'Option1 Name',
  'Option1 Value',
  'Option2 Name',
  'Option2 Value',
  'Option3 Name',
  'Option3 Value',
  'Variant SKU',
  'Variant Grams',
  'Variant Inventory Tracker',
  'Variant Inventory Qty',
  'Variant Inventory Policy',
  'Variant Price',
  'Variant Compare At Price',
  'Variant Requires Shipping',
  'Image Src',
  'Image Position',
  'Image Alt Text',
  'Variant Image',
  'Gift Card',
  'Unit Price Total Measure',
  'Unit Price Total Measure Unit',
  'Unit Price Base Measure',
  'Unit Price Base Measure Unit',
  'SEO Title',
  'SEO Description',
  'Maker',
  'Responsible Person',
  'Warnings',
  'Excerpt (HTML)',
  'More Categories',
  'Featured',
  'Published From',
  'Sale Price',
  'Sale From',
  'Sale Until',
  'Product Kind',
  'Tax Class',
  'Withdrawal Exemption',
  'Length (mm)',
  'Width (mm)',
  'Height (mm)',
  'Button Text',
  'Sold Out Text',
  'Few Left Text',
  'Few Left From',
  'Product ID',
] as const

type Cells = Partial<Record<(typeof productHeader)[number], ListCell>>

/** What the lines of a product need beside it. */
interface ProductFile {
  readonly currency: string
  /** Scheme and host before addresses of pictures. */
  readonly origin: string
  /** Those that products name. */
  readonly companies?: readonly Company[] | undefined
}

/** Writes a product as rows of such a file: one for each variant, and more where it has more pictures. */
export function productLines(product: Product, file: ProductFile): readonly (readonly ListCell[])[] {
  const count = Math.max(product.variants.length, product.images.length)
  return Array.from({ length: count }, (_, place) => {
    const [variant, image] = [product.variants[place], product.images[place]]
    const cells: Cells = {
      Handle: product.urlId,
      'Product ID': product.id,
      ...(place === 0 && productCells(product, file)),
      ...(variant && variantCells(product, variant, file)),
      ...(image && {
        'Image Src': addressOf(image, file),
        'Image Position': place + 1,
        'Image Alt Text': image.altText,
      }),
    }
    return productHeader.map((name) => cells[name] ?? '')
  })
}

function productCells(product: Product, { companies }: ProductFile): Cells {
  const { safety = untoldSafety } = product
  const { maker, responsible } = companiesOf(safety, companies)
  const [one = '', two = '', three = ''] = product.optionNames
  return {
    Title: product.title,
    'Body (HTML)': product.bodyHtml,
    Type: product.categories[0] ?? '',
    Tags: commaList(product.tags),
    Published: product.isVisible ? 'true' : 'false',
    'Option1 Name': one || 'Title',
    'Option2 Name': two,
    'Option3 Name': three,
    'Gift Card': product.type === 'gift-card' ? 'true' : 'false',
    'SEO Title': product.seo.title,
    'SEO Description': product.seo.description,
    Maker: maker?.name ?? '',
    'Responsible Person': responsible?.name ?? '',
    Warnings: safety.warnings,
    'Excerpt (HTML)': product.excerptHtml,
    'More Categories': commaList(product.categories.slice(1)),
    Featured: product.isFeatured ? 'true' : 'false',
    'Published From': momentCell(product.publishFromMs),
    ...termCells(product),
  }
}

function termCells({ scarcity, ...product }: Product): Cells {
  return {
    'Product Kind': product.type,
    'Tax Class': product.taxClass ?? 'standard',
    'Withdrawal Exemption': product.withdrawalExemption ?? '',
    'Button Text': product.customAddButtonText ?? '',
    'Sold Out Text': product.customSoldOutText ?? '',
    'Few Left Text': scarcity?.text ?? '',
    'Few Left From': scarcity?.threshold ?? '',
  }
}

function variantCells(product: Product, variant: Variant, file: ProductFile): Cells {
  const values = product.optionNames.map((name) => variant.attributes[name] ?? '')
  const { priceCents, salePriceCents, stock } = variant
  const isOnSale = isVariantOnSale(product.type, variant)
  const price = (cents: number) => ({ cents, currency: file.currency })
  // Nothing of a gift card is counted, whatever is kept of its stock.
  const isCounted = !stock.unlimited && product.type !== 'gift-card'
  const image = product.images.find(({ id }) => id === variant.imageId)
  return {
    'Option1 Value': product.optionNames.length === 0 ? 'Default Title' : (values[0] ?? ''),
    'Option2 Value': values[1] ?? '',
    'Option3 Value': values[2] ?? '',
    'Variant SKU': variant.sku,
    'Variant Grams': variant.weightGrams,
    'Variant Inventory Tracker': isCounted ? 'shopify' : '',
    'Variant Inventory Qty': isCounted ? stock.onHand : '',
    'Variant Inventory Policy': isCounted ? 'deny' : 'continue',
    'Variant Price': price(isOnSale ? salePriceCents : priceCents),
    'Variant Compare At Price': isOnSale ? price(priceCents) : '',
    'Variant Requires Shipping': product.type === 'physical' ? 'true' : 'false',
    ...(isOnSale ? {} : plannedSale(variant, file)),
    'Sale From': momentCell(variant.saleFromMs),
    'Sale Until': momentCell(variant.saleUntilMs),
    ...(variant.content && measureCells(variant.content)),
    ...(variant.sizeMm && sizeCells(variant.sizeMm)),
    'Variant Image': image ? addressOf(image, file) : '',
  }
}

function sizeCells({ length, width, height }: SizeMm): Cells {
  return { 'Length (mm)': length, 'Width (mm)': width, 'Height (mm)': height }
}

/** A sale that is to come has a price of its own in the file: the compare-at price is of one that is there. */
function plannedSale({ salePriceCents: cents, ...variant }: Variant, { currency }: ProductFile): Cells {
  return hasSale(variant) ? { 'Sale Price': { cents, currency } } : {}
}

function momentCell(atMs: number | undefined): ListCell {
  return atMs === undefined ? '' : { atMs }
}

function addressOf({ assetUrl }: ProductImage, { origin }: ProductFile): string {
  return /^https?:/.test(assetUrl) ? assetUrl : `${origin}${assetUrl}`
}
