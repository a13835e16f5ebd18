import { clashKey, mergeThreeWays } from '@vitrine/domain/merging/merge-three-ways'
import type { ThreeWays } from '@vitrine/domain/merging/three-ways'
import {
  type AskedClash,
  askedClash,
  nothingTaken,
  sideOf,
  type TakenTheirs,
} from '../../../../parts/clash/asked-clash.ts'
import type { ProductDraft, VariantDraft } from './draft.ts'
import { losesChanges, mergeVariants } from './variants/merge-variants.ts'

/** Two drafts of the same product put together. */
export interface MergedDrafts {
  /** What both changed, each in another way. */
  readonly clashes: readonly AskedClash[]
  /** What either of them changed; where both did, ours, unless theirs was taken. */
  readonly draft: ProductDraft
}

/** Puts our draft and theirs together field by field, and variants by their ids. */
export function mergeDrafts(
  { base, ours, theirs }: ThreeWays<ProductDraft>,
  taken: TakenTheirs = nothingTaken,
): MergedDrafts {
  const { value, clashes } = mergeThreeWays(
    { base: fieldsOf(base), ours: fieldsOf(ours), theirs: fieldsOf(theirs) },
    { choose: (clash) => sideOf(clashKey(clash), taken) },
  )
  const matrix = mergeMatrix({ base, ours, theirs }, taken)
  return {
    clashes: [...clashes.map((clash) => askedClash(clash, fieldLabels)), ...matrix.clashes],
    draft: { ...value, ...matrix.merged },
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
type Matrix = Pick<ProductDraft, 'options' | 'variants'>

interface MergedMatrix {
  readonly clashes: readonly AskedClash[]
  readonly merged: Matrix
}

function fieldsOf({ options: _options, variants: _variants, ...fields }: ProductDraft) {
  return fields
}

const matrixKey = 'options and variants'

function mergeMatrix({ base, ours, theirs }: ThreeWays<Matrix>, taken: TakenTheirs): MergedMatrix {
  const [was, mine, other] = [base, ours, theirs].map(shapeOf)
  const shaped = mine === was ? theirs : ours
  const kept = mine === was ? ours : theirs
  const areBothShaped = mine !== was && other !== was && mine !== other
  if (areBothShaped || losesChanges(base.variants, kept.variants, shaped.variants)) {
    const isTheirs = sideOf(matrixKey, taken) === 'theirs'
    const asked = { key: matrixKey, label: 'Options and variants', field: 'variants' }
    return {
      clashes: [{ ...asked, ...differingRows(ours, theirs) }],
      merged: isTheirs
        ? matrixOf(theirs, theirs.variants)
        : matrixOf(ours, asNewRows(ours.variants, theirs.variants)),
    }
  }
  const sides = { base: base.variants, ours: ours.variants, theirs: theirs.variants }
  const rows = mergeVariants(sides, shaped.variants, taken)
  return { clashes: rows.clashes, merged: matrixOf(shaped, rows.merged) }
}

/** The rows that the other side has not; all of both where only their order or their options differ. */
function differingRows(ours: Matrix, theirs: Matrix) {
  const [mine, other] = [rowNames(ours), rowNames(theirs)]
  const [onlyMine, onlyOther] = [
    mine.filter((row) => !other.includes(row)),
    other.filter((row) => !mine.includes(row)),
  ]
  const isSame = onlyMine.length === 0 && onlyOther.length === 0
  return isSame ? { ours: mine, theirs: other } : { ours: onlyMine, theirs: onlyOther }
}

/** Rows by what is chosen in them, with what they cost. */
function rowNames({ variants }: Matrix): readonly string[] {
  return variants.map(({ values, price }) => [...Object.values(values), price].join(' '))
}

function matrixOf({ options }: Matrix, variants: readonly VariantDraft[]): Matrix {
  return { options, variants }
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
function shapeOf({ options, variants }: Matrix): string {
  const rows = variants.map(({ id, values }) => [
    id,
    Object.entries(values).toSorted(([a], [b]) => (a < b ? -1 : 1)),
  ])
  return JSON.stringify([options.map(({ name, values }) => [name, values]), rows])
}
