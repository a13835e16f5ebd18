import { isSame } from '@vitrine/domain/merging/is-same'
import { clashKey, mergeThreeWays } from '@vitrine/domain/merging/merge-three-ways'
import type { Side, ThreeWays } from '@vitrine/domain/merging/three-ways'
import {
  type AskedClash,
  askedClash,
  sideOf,
  type TakenTheirs,
} from '../../../../../parts/clash/asked-clash.ts'
import type { VariantDraft } from '../draft.ts'

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
    const [was, mine, other] = [base, ours, theirs].map((rows) => rowOf(rows, row))
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
    .filter((row) => rowOf(shaped, row) === undefined)
    .some((row) => !isSame(rowOf(changed, row) ?? row, row))
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
  const keyOf = (clash: Parameters<typeof clashKey>[0]) => `${id ?? key} ${clashKey(clash)}`
  const { value, clashes } = mergeThreeWays(
    { base: fieldsOf(base), ours: fieldsOf(ours), theirs: fieldsOf(theirs) },
    { choose: (clash) => sideOf(keyOf(clash), taken) },
  )
  const name = Object.values(values).join(', ')
  const labelIn = (label: string) => (name === '' ? label : `${label} of ${name}`)
  const asked = clashes.map((clash) => {
    const { label, ...rest } = askedClash(clash, fieldLabels)
    return { ...rest, key: keyOf(clash), label: labelIn(label) }
  })
  const stockKey = `${id ?? key} stock`
  const { stock, counted, clash } = mergeStock({ base, ours, theirs }, () => sideOf(stockKey, taken))
  return {
    clashes: clash ? [...asked, { ...clash, key: stockKey, label: labelIn('In stock') }] : asked,
    merged: { key, id, values, ...value, ...stock, ...counted },
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

/**
 * What was counted is sent as the difference to what was there before, so that what was sold meanwhile stays sold. Where somebody else counted it,
 * too, one of the two numbers is what is on the shelf: that is asked about.
 */
function mergeStock({ base, ours, theirs }: ThreeWays<VariantDraft>, choose: () => Side) {
  const [was, mine, other] = [stockText(base), stockText(ours), stockText(theirs)]
  const isTheirCount = theirs.isCounted === true || theirs.isUnlimited !== base.isUnlimited
  const counted = theirs.isCounted && { isCounted: theirs.isCounted }
  if (mine === was || (isTheirCount && mine === other)) return { stock: stockOf(theirs, theirs.was), counted }
  if (!isTheirCount || other === was) return { stock: stockOf(ours, ours.was), counted }
  const isTheirs = choose() === 'theirs'
  return {
    stock: stockOf(isTheirs ? theirs : ours, theirs.was),
    counted,
    clash: { field: 'onHand', ours: mine, theirs: other },
  }
}

function stockOf({ isUnlimited, onHand }: VariantDraft, was: number | undefined) {
  return { isUnlimited, onHand, ...(was !== undefined && { was }) }
}

function stockText({ isUnlimited, onHand }: VariantDraft): string {
  return isUnlimited ? 'Unlimited' : onHand
}

/** The same row on another side; one that was never saved is known by its key alone. */
function rowOf(rows: readonly VariantDraft[], { id, key }: VariantDraft): VariantDraft | undefined {
  return rows.find((row) => (id === null ? row.id === null && row.key === key : row.id === id))
}
