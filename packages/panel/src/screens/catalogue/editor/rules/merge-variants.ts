import { clashKey, mergeThreeWays } from '@vitrine/domain/merging/merge-three-ways'
import type { ThreeWays } from '@vitrine/domain/merging/three-ways'
import { type AskedClash, askedClash, sideOf, type TakenTheirs } from '../../../../parts/clash/asked-clash.ts'
import type { VariantDraft } from './draft.ts'

interface MergedVariants {
  readonly clashes: readonly AskedClash[]
  readonly merged: readonly VariantDraft[]
}

/** Puts the rows of two drafts together by their ids; `shaped` are the rows that there will be, ours or theirs. */
export function mergeVariants(
  { base, ours, theirs }: ThreeWays<readonly VariantDraft[]>,
  shaped: readonly VariantDraft[],
  taken: TakenTheirs,
): MergedVariants {
  const rows = shaped.map((row) => {
    const [was, mine, other] = [rowOf(base, row.id), rowOf(ours, row.id), rowOf(theirs, row.id)]
    if (!was || !mine || !other) return { clashes: [], merged: row }
    return mergeRow(row, { base: was, ours: mine, theirs: other }, taken)
  })
  return { clashes: rows.flatMap(({ clashes }) => clashes), merged: rows.map(({ merged }) => merged) }
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
  readonly clashes: readonly AskedClash[]
  readonly merged: VariantDraft
}

function mergeRow(
  { key, id, values }: VariantDraft,
  { base, ours, theirs }: ThreeWays<VariantDraft>,
  taken: TakenTheirs,
): MergedRow {
  const keyOf = (clash: Parameters<typeof clashKey>[0]) => `${id} ${clashKey(clash)}`
  const { value, clashes } = mergeThreeWays(
    { base: fieldsOf(base), ours: fieldsOf(ours), theirs: fieldsOf(theirs) },
    { choose: (clash) => sideOf(keyOf(clash), taken) },
  )
  const name = Object.values(values).join(', ')
  const asked = clashes.map((clash) => {
    const { label, ...rest } = askedClash(clash, fieldLabels)
    return { ...rest, key: keyOf(clash), label: name === '' ? label : `${label} of ${name}` }
  })
  return { clashes: asked, merged: { key, id, values, ...value, ...mergeStock(base, ours, theirs) } }
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
