import { mergeChanges } from '../../../../parts/settings/merge-changes.ts'
import type { ProductDraft, VariantDraft } from './draft.ts'
import { losesChanges, mergeVariants } from './merge-variants.ts'

/** Two drafts of the same product put together; `base` is what both began with. */
export interface MergedDrafts {
  /** What both changed, in words; empty: the two drafts that follow are the same. */
  readonly clashes: readonly string[]
  /** What either of them changed; ours where both did. */
  readonly keepingOurs: ProductDraft
  /** The same; theirs where both did. */
  readonly takingTheirs: ProductDraft
}

/** Puts our draft and theirs together field by field, and variants by their ids. */
export function mergeDrafts(base: ProductDraft, ours: ProductDraft, theirs: ProductDraft): MergedDrafts {
  const { merged, clashes } = mergeChanges(fieldsOf(base), fieldsOf(ours), fieldsOf(theirs))
  const taken = Object.fromEntries(clashes.map((field) => [field, theirs[field]]))
  const matrix = mergeMatrix(base, ours, theirs)
  return {
    clashes: [...clashes.map((field) => fieldLabels[field]), ...matrix.clashes],
    keepingOurs: { ...merged, ...matrix.keepingOurs },
    takingTheirs: { ...merged, ...taken, ...matrix.takingTheirs },
  }
}

const fieldLabels: Readonly<Record<keyof Omit<ProductDraft, keyof Matrix>, string>> = {
  collectionId: 'Shop page',
  title: 'Title',
  urlId: 'Address',
  urlIdFollowsTitle: 'Address',
  type: 'Type',
  excerptHtml: 'Short text',
  bodyHtml: 'Description',
  categories: 'Categories',
  tags: 'Tags',
  images: 'Pictures',
  digitalFiles: 'Files',
  taxClass: 'Tax',
  withdrawalExemption: 'Right of withdrawal',
  formId: 'Form to fill in',
  makerKey: 'Maker',
  responsibleKey: 'Responsible person',
  warnings: 'Warnings',
  relatedIds: 'Products shown with it',
  isVisible: 'Visible in the shop',
  publishFromMs: 'When it appears',
  isFeatured: 'Featured',
  hasPlan: 'Sold as a subscription',
  planEvery: 'How often it is paid',
  planUnit: 'How often it is paid',
  planCycles: 'Payments in all',
  hasScarcity: 'Say when few are left',
  scarcityText: 'Message when few are left',
  scarcityThreshold: 'From how many it is said that few are left',
  customAddButtonText: 'Button text',
  customSoldOutText: 'Sold-out text',
  seoTitle: 'Title for search engines',
  seoDescription: 'Description for search engines',
}

/** What can be chosen, and the rows that come of it. */
type Matrix = Pick<ProductDraft, 'options' | 'variants' | 'leftOut'>

interface MergedMatrix {
  readonly clashes: readonly string[]
  readonly keepingOurs: Matrix
  readonly takingTheirs: Matrix
}

function fieldsOf({ options: _options, variants: _variants, leftOut: _leftOut, ...fields }: ProductDraft) {
  return fields
}

function mergeMatrix(base: Matrix, ours: Matrix, theirs: Matrix): MergedMatrix {
  const [was, mine, other] = [base, ours, theirs].map(shapeOf)
  const shaped = mine === was ? theirs : ours
  const kept = mine === was ? ours : theirs
  const areBothShaped = mine !== was && other !== was && mine !== other
  if (areBothShaped || losesChanges(base.variants, kept.variants, shaped.variants))
    return {
      clashes: ['Options and variants'],
      keepingOurs: matrixOf(ours, asNewRows(ours.variants, theirs.variants)),
      takingTheirs: matrixOf(theirs, theirs.variants),
    }
  const rows = mergeVariants(base.variants, ours.variants, theirs.variants, shaped.variants)
  return {
    clashes: rows.clashes,
    keepingOurs: matrixOf(shaped, rows.keepingOurs),
    takingTheirs: matrixOf(shaped, rows.takingTheirs),
  }
}

function matrixOf({ options, leftOut }: Matrix, variants: readonly VariantDraft[]): Matrix {
  return { options, leftOut, variants }
}

/** Rows that somebody else removed are no longer there to be changed: they are made again. */
function asNewRows(ours: readonly VariantDraft[], theirs: readonly VariantDraft[]): readonly VariantDraft[] {
  const there = new Set(theirs.map(({ id }) => id))
  return ours.map(({ was, ...row }) => {
    if (row.id === null || !there.has(row.id)) return { ...row, id: null }
    return { ...row, ...(was !== undefined && { was }) }
  })
}

/** Which rows there are, of which options; the same text for the same. */
function shapeOf({ options, variants, leftOut }: Matrix): string {
  const rows = variants.map(({ id, values }) => [
    id,
    Object.entries(values).toSorted(([a], [b]) => (a < b ? -1 : 1)),
  ])
  return JSON.stringify([options.map(({ name, values }) => [name, values]), leftOut, rows])
}
