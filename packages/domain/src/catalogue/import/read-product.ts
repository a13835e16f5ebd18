import { termLength } from '../../content/term-length.ts'
import type { ProductType } from '../product.ts'
import { productLimits } from '../product-limits.ts'
import { readCommaList } from './comma-list.ts'
import type { RowGroup } from './group-rows.ts'
import { quotedCell } from './own/quoted-cell.ts'
import { readTerms } from './own/read-terms.ts'
import { unreadFlags } from './own/unread-flags.ts'
import type { DraftedProducts, ImageDraft, ProductDraft, RowProblem, VariantDraft } from './product-draft.ts'
import { readFlag } from './read-amounts.ts'
import { momentProblem, readMoment } from './read-moment.ts'
import type { ShopifyRow } from './shopify-row.ts'
import { isUncounted, optionValuesOf, readVariant } from './shopify-variant.ts'
import { isOfOurExport, silencesOf, toldBy } from './silences.ts'
import { urlIdOf } from './url-id.ts'
import { withSkus } from './variants/made-skus.ts'

/** A product can have 250 variants, which the rules of products hold it to; a few more rows are told one by one. */
const mostRowsOfProduct = 1_000

/** Rows of variants stand before those of further pictures, of which a product can have as many; no more are looked at. */
const mostRowsLookedAt = 2 * mostRowsOfProduct

/** What was read of one product: its draft, or why there is none. */
export type ProductReading = Omit<DraftedProducts, 'unread'>

/** No description is longer, in characters: those of blocks are as long at the most. */
const longestBody = 400_000

/** Reads the product that rows in our names describe. */
export function readProduct(
  { key, knownBy, productId, rows, ...group }: RowGroup,
  digits: number,
): ProductReading {
  const [first] = rows
  if (!first) return { drafts: [], problems: [] }
  if (!first.title) return refuse(first, `The product “${key}” has no title.`)
  if (first.bodyHtml.length > longestBody)
    return refuse(first, `The description of “${key}” is longer than 400,000 characters.`)

  if (first.excerptHtml.length > longestBody)
    return refuse(first, `The excerpt of “${key}” is longer than 400,000 characters.`)

  const publishFromMs = readMoment(first.publishFrom)
  if (publishFromMs === undefined)
    return refuse(first, momentProblem('date of publishing', first.publishFrom))

  const reading = readTerms(first)
  if (!reading.ok) return refuse(first, reading.reason)

  const optionNames = optionNamesOf(first)
  const kind = kindOf(first)
  const isGiftCard = kind === undefined ? readFlag(first.giftCard) : kind === 'gift-card'
  // Rows without end are not all looked at to say that they are too many.
  const looked = rows.slice(0, mostRowsLookedAt)
  const variantRows = looked.filter((row) => row === first || isVariantRow(row))
  if (variantRows.length > mostRowsOfProduct)
    return refuse(first, `The product “${key}” has far too many variants.`)
  const readings = variantRows.map((row) => readVariant(row, { optionNames, isGiftCard, digits }))
  const problems = readings.flatMap((reading) => (reading.ok ? reading.remarks : [reading.problem]))
  const { variants, doubles } = withoutDoubles(
    readings.map((reading) => (reading.ok ? reading.variant : undefined)),
    variantRows,
  )
  if (variants.length === 0) return { drafts: [], problems: [...problems, ...doubles] }

  const terms = termsOf(first)
  const flags = unreadFlags(first)
  const isKindKnown = first.kind === '' || kindOf(first) !== undefined
  const tells = toldBy(first).filter((each) => each !== 'kind' || kindOf(first) !== undefined)
  const images = imagesOf(looked)
  const mayLackRows = (group.mayLackRows ?? false) || variants.length < variantRows.length
  const draft: ProductDraft = {
    ...(knownBy ?? { key }),
    ...(productId !== '' && { productId }),
    isOurs: isOfOurExport(first),
    line: first.line,
    lines: [...new Set(rows.map(({ line }) => line))],
    urlId: urlIdOf(key),
    type: typeOf(first, variants),
    title: first.title,
    uncleanBodyHtml: first.bodyHtml,
    uncleanExcerptHtml: first.excerptHtml,
    categories: terms.categories,
    tags: terms.tags,
    optionNames,
    variants: withSkus(key, variants),
    ...(mayLackRows && { mayLackRows }),
    images: images.slice(0, productLimits.images),
    isVisible: isVisible(first),
    isFeatured: readFlag(first.featured),
    ...(publishFromMs !== null && { publishFromMs }),
    safety: { maker: first.maker, responsible: first.responsible, warnings: first.warnings },
    seo: { title: first.seoTitle, description: first.seoDescription },
    silentOn: [...silencesOf(first), ...flags.silences, ...(isKindKnown ? [] : (['type'] as const))],
    ...(tells.length > 0 && { tells }),
    ...(Object.keys(reading.terms).length > 0 && { terms: reading.terms }),
  }
  const ofKind = isKindKnown ? [] : [kindProblem(first)]
  return {
    drafts: [draft],
    problems: [
      ...problems,
      ...doubles,
      ...ofKind,
      ...flags.problems,
      ...terms.problems,
      ...cutOff(images, first),
      ...(!isGiftCard && variantRows.some(isUncounted) ? [uncounted(first)] : []),
    ],
  }
}

/** Says of a product that it has no stock here either: a 0 may have been meant. */
function uncounted({ title: name, line }: ShopifyRow): RowProblem {
  const title = quotedCell(name)
  return { line, reason: `“${title}” is not counted in the file: it sells without end.`, isUsed: true }
}

/** Says of a product with too many pictures that it gets the first of them. */
function cutOff({ length }: readonly ImageDraft[], { title: name, line }: ShopifyRow): readonly RowProblem[] {
  const { images: most } = productLimits
  if (length <= most) return []
  const title = quotedCell(name)
  const reason = `“${title}” has more than ${most} pictures: the first ones are taken.`
  return [{ line, reason, isUsed: true }]
}

function refuse({ line }: ShopifyRow, reason: string): ProductReading {
  return { drafts: [], problems: [{ line, reason }] }
}

/** An option Title whose only value is Default Title is how the file says that there are none. */
function optionNamesOf(first: ShopifyRow): readonly string[] {
  if (first.optionName1 === 'Title' && first.optionValue1 === 'Default Title') return []
  const { optionName1, optionName2, optionName3, optionName4, optionName5, optionName6 } = first
  return [optionName1, optionName2, optionName3, optionName4, optionName5, optionName6].filter(
    (name) => name !== '',
  )
}

/** Rows beyond the first may carry a picture only. */
function isVariantRow(row: ShopifyRow): boolean {
  return row.price !== '' || row.sku !== '' || optionValuesOf(row).some((value) => value !== '')
}

/** Two variants cannot share all their values: the first stays. */
function withoutDoubles(read: readonly (VariantDraft | undefined)[], rows: readonly ShopifyRow[]) {
  const seen = new Set<string>()
  const variants: VariantDraft[] = []
  const doubles: RowProblem[] = []
  for (const [place, variant] of read.entries()) {
    if (!variant) continue
    const values = JSON.stringify(variant.attributes)
    const line = rows[place]?.line ?? 0
    if (seen.has(values)) doubles.push({ line, reason: 'The product has this variant already.' })
    else variants.push(variant)
    seen.add(values)
  }
  return { variants, doubles }
}

function typeOf(first: ShopifyRow, variants: readonly VariantDraft[]): ProductType {
  const told = kindOf(first)
  if (told) return told
  if (readFlag(first.giftCard)) return 'gift-card'
  if (first.requiresShipping === '' || readFlag(first.requiresShipping)) return 'physical'
  // A file can be downloaded any number of times; what is counted is a place, an hour, a seat.
  return variants.every((variant) => variant.stock.unlimited) ? 'digital' : 'service'
}

/** The types that a file tells of. */
const productKinds = ['physical', 'digital', 'service', 'gift-card'] as const

function kindOf({ kind }: ShopifyRow): ProductType | undefined {
  return productKinds.find((each) => each === kind.toLowerCase())
}

function kindProblem({ line, ...cells }: ShopifyRow): RowProblem {
  const [kind, title] = [quotedCell(cells.kind), quotedCell(cells.title)]
  return {
    line,
    reason: `The type “${kind}” is not known: please look at that of “${title}”.`,
    isUsed: true,
  }
}

/** Tags and categories that are too long for the shop are left out, and named. */
function termsOf(first: ShopifyRow) {
  const given = { category: categoriesOf(first), tag: first.lists?.tags ?? readCommaList(first.tags) }
  const problems = (['category', 'tag'] as const).flatMap((kind) =>
    given[kind]
      .filter((term) => term.length > termLength[kind])
      .map((term) => ({
        line: first.line,
        reason: `The ${kind} “${term}” was left out: a ${kind} can have ${termLength[kind]} characters.`,
        isUsed: true,
      })),
  )
  return {
    categories: given.category.filter((term) => term.length <= termLength.category),
    tags: given.tag.filter((term) => term.length <= termLength.tag),
    problems,
  }
}

/** The owner's own type; without one, the end of the standard category, such as `Shirts` of `Apparel > Shirts`. Our own file has a column for further ones. */
function categoriesOf(first: ShopifyRow): readonly string[] {
  const category = first.type || (first.category.split('>').at(-1) ?? '').trim()
  const more = first.lists?.categories ?? readCommaList(first.moreCategories)
  return [...new Set([category, ...more])].filter((each) => each !== '')
}

/** Pictures in the order of their positions, each once; those of variants last. */
function imagesOf(rows: readonly ShopifyRow[]): readonly ImageDraft[] {
  const placed = rows
    .flatMap((row) => [row.imageUrl, ...(row.lists?.images ?? [])].map((url) => ({ row, url })))
    .filter(({ url }) => url !== '')
    .map(({ row, url }, place) => ({ row, url, position: Number(row.imagePosition) || place + 1 }))
    .sort((one, other) => one.position - other.position)
    .map(({ row, url }) => ({ url, altText: row.imageAltText }))
  const ofVariants = rows
    .filter((row) => row.variantImageUrl !== '')
    .map((row) => ({ url: row.variantImageUrl, altText: row.imageAltText }))
  const byUrl = new Map([...ofVariants, ...placed].map((image) => [image.url, image]))
  return [...new Set([...placed, ...ofVariants].map((image) => image.url))].flatMap(
    (url) => byUrl.get(url) ?? [],
  )
}

function isVisible(first: ShopifyRow): boolean {
  const isActive = first.status === '' || first.status.toLowerCase() === 'active'
  return isActive && (first.published === '' || readFlag(first.published))
}
