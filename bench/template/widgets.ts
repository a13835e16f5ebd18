import { escapeAttribute, escapeHtml } from '@vitrine/template/values/escape'
import type { Item, Picture, Variant } from './page.ts'

// What a developer would write by hand for the engines that have no such formatters: the same markup as ours and the reference's, with
// the texts of page data escaped where ours escapes them.

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })
const longDay = new Intl.DateTimeFormat('en-US', {
  timeZone: 'Europe/Berlin',
  year: 'numeric',
  month: 'long',
  day: '2-digit',
})
const isoDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Berlin' })

/** Cents as dollars: the one formatter that all engines share on the core page. */
export const cents = (value: number): string => `$${(value / 100).toFixed(2)}`
/** Money in dollars. */
export const money = ({ value }: { readonly value: string }): string => dollars.format(Number(value))
/** `November 05, 2026`. */
export const day = (ms: number): string => longDay.format(ms)
/** `2026-11-05`. */
export const shortDay = (ms: number): string => isoDay.format(ms)
/** Text for HTML. */
export const html = (text: string): string => escapeHtml(text)
/** Text for an attribute. */
export const htmlattr = (text: string): string => escapeAttribute(text)
/** Text for an address. */
export const urlEncode = (text: string): string => encodeURIComponent(text)

/** A text cut after a whole word. */
export function truncate(text: string, limit: number): string {
  if (text.length <= limit) return text
  const space = text.lastIndexOf(' ', limit - 1)
  return `${text.slice(0, space < 0 ? limit : space + 1)}...`
}

/** Whether all variants are gone. */
export const isSoldOut = (item: Item): boolean =>
  !item.structuredContent.variants.some((variant) => variant.unlimited || variant.qtyInStock > 0)
/** Whether a variant is on sale. */
export const isOnSale = (item: Item): boolean =>
  item.structuredContent.variants.some((variant) => variant.onSale)
/** The chosen values of a variant. */
export const variantText = (variant: Variant): string =>
  variant.optionValues.map(({ value }) => value).join(' / ')
/** The values an option has among the variants. */
export const optionValues = (item: Item, name: string): readonly string[] => [
  ...new Set(item.structuredContent.variants.map((variant) => variant.attributes[name] ?? '')),
]

/** The attributes of an image. */
export function imageMeta(image: Picture): string {
  const url = htmlattr(image.assetUrl)
  const { x, y } = image.mediaFocalPoint
  return `data-src="${url}" data-image="${url}" data-image-dimensions="${htmlattr(image.originalSize)}" data-image-focal-point="${x},${y}" alt="${htmlattr(image.title)}" `
}

/** The candidates of an image, for `srcset`. */
export function srcsetText(image: Picture): string {
  const widths = image.systemDataVariants.split(',').filter((variant) => variant.endsWith('w'))
  const candidates = widths.map((width) => `${image.assetUrl}?format=${width} ${width}`)
  return `${candidates.join(',')},${image.assetUrl}?format=original 2500w`
}

/** `srcset` as an attribute. */
export const srcset = (image: Picture): string => ` srcset="${htmlattr(srcsetText(image))}"`

/** How a product is priced: from, on sale or plain. */
export function pricing(item: Item): { from?: string; sale?: string; original?: string; plain?: string } {
  const { variants } = item.structuredContent
  const [first] = variants
  const payable = variants.map((variant) => (variant.onSale ? variant.salePriceMoney : variant.priceMoney))
  const lowest = Math.min(...payable.map(({ value }) => Number(value)))
  const highest = Math.max(...variants.map(({ priceMoney }) => Number(priceMoney.value)))
  if (variants.some(({ price, onSale }) => price !== first?.price || onSale !== first.onSale)) {
    return { from: dollars.format(lowest) }
  }
  if (isOnSale(item)) return { sale: dollars.format(lowest), original: dollars.format(highest) }
  return { plain: dollars.format(highest) }
}

const hidden = (label: string) => `<span class="visually-hidden v6-visually-hidden">${label}</span>`

/** The price of a product. */
export function productPrice(item: Item): string {
  const { from, sale, original, plain } = pricing(item)
  const line =
    from !== undefined
      ? `from ${from}`
      : sale !== undefined
        ? `${hidden('Sale Price:')}${sale} ${hidden('Original Price:')}<span class="original-price">${original}</span>`
        : plain
  return `<div class="product-price">\n${line}\n</div>`
}

/** The mark of a product. */
export function productStatus(item: Item): string {
  if (isSoldOut(item)) return '<div class="product-mark sold-out">sold out</div>'
  return isOnSale(item) ? '<div class="product-mark sale">sale</div>' : ''
}
