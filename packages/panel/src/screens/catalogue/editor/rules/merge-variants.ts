import { mergeChanges } from '../../../../parts/settings/merge-changes.ts'
import type { VariantDraft } from './draft.ts'

interface MergedVariants {
  readonly clashes: readonly string[]
  readonly keepingOurs: readonly VariantDraft[]
  readonly takingTheirs: readonly VariantDraft[]
}

/** Puts the rows of two drafts together by their ids; `shaped` are the rows that there will be, ours or theirs. */
export function mergeVariants(
  base: readonly VariantDraft[],
  ours: readonly VariantDraft[],
  theirs: readonly VariantDraft[],
  shaped: readonly VariantDraft[],
): MergedVariants {
  const rows = shaped.map((row) =>
    mergeRow(row, rowOf(base, row.id), rowOf(ours, row.id), rowOf(theirs, row.id)),
  )
  return {
    clashes: rows.flatMap(({ clashes }) => clashes),
    keepingOurs: rows.map(({ keepingOurs }) => keepingOurs),
    takingTheirs: rows.map(({ takingTheirs }) => takingTheirs),
  }
}

/** Whether somebody changed a row that is no longer there among the others. */
export function losesChanges(
  base: readonly VariantDraft[],
  changed: readonly VariantDraft[],
  shaped: readonly VariantDraft[],
): boolean {
  return base
    .filter(({ id }) => rowOf(shaped, id) === undefined)
    .some((row) => JSON.stringify(rowOf(changed, row.id) ?? row) !== JSON.stringify(row))
}

interface MergedRow {
  readonly clashes: readonly string[]
  readonly keepingOurs: VariantDraft
  readonly takingTheirs: VariantDraft
}

function mergeRow(
  row: VariantDraft,
  base: VariantDraft | undefined,
  ours: VariantDraft | undefined,
  theirs: VariantDraft | undefined,
): MergedRow {
  if (!base || !ours || !theirs) return { clashes: [], keepingOurs: row, takingTheirs: row }
  const { merged, clashes } = mergeChanges(fieldsOf(base), fieldsOf(ours), fieldsOf(theirs))
  const taken = Object.fromEntries(clashes.map((field) => [field, theirs[field]]))
  const { key, id, values } = row
  const stock = mergeStock(base, ours, theirs)
  const name = Object.values(values).join(', ')
  return {
    clashes: clashes.map((field) => (name === '' ? fieldLabels[field] : `${fieldLabels[field]} of ${name}`)),
    keepingOurs: { key, id, values, ...merged, ...stock },
    takingTheirs: { key, id, values, ...merged, ...taken, ...stock },
  }
}

const fieldLabels: Readonly<Record<keyof ReturnType<typeof fieldsOf>, string>> = {
  price: 'Price',
  salePrice: 'Sale price',
  isOnSale: 'Sale',
  saleFromMs: 'When the sale begins',
  saleUntilMs: 'When the sale ends',
  sku: 'SKU',
  weight: 'Weight',
  size: 'Length × width × height',
  content: 'Content',
  contentPer: 'Price per',
  imageId: 'Picture',
}

function fieldsOf(row: VariantDraft) {
  const { price, salePrice, isOnSale, saleFromMs, saleUntilMs, sku, ...rest } = row
  const { weight, size, content, contentPer, imageId } = rest
  const sale = { salePrice, isOnSale, saleFromMs, saleUntilMs }
  return { price, ...sale, sku, weight, size, content, contentPer, imageId }
}

/** Stock never clashes: what was counted is sent as the difference to what was there before, and what others sold or counted stays counted. */
function mergeStock(base: VariantDraft, ours: VariantDraft, theirs: VariantDraft) {
  const isOurs = ours.isUnlimited !== base.isUnlimited || ours.onHand !== base.onHand
  const { isUnlimited, onHand, was } = isOurs ? ours : theirs
  return { isUnlimited, onHand, ...(was !== undefined && { was }) }
}

function rowOf(rows: readonly VariantDraft[], id: string | null): VariantDraft | undefined {
  return id === null ? undefined : rows.find((row) => row.id === id)
}
