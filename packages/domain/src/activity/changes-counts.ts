import { isSame } from '../merging/is-same.ts'
import type { DocumentImage, Json, JsonObject } from './document-image.ts'
import { isObject } from './mask-secrets.ts'

/** Whether an act changed counts of stock of variants that were there before: an undo leaves these as they are (decision 217). */
export function changesCounts({ kind, before, after }: DocumentImage): boolean {
  if (kind !== 'product' || !before || !after) return false
  const stocks = new Map(variantsOf(before).map(({ id, stock }) => [id, stock]))
  return variantsOf(after).some(({ id, stock }) => stocks.has(id) && !isSame(stocks.get(id), stock))
}

function variantsOf({ variants }: JsonObject): readonly JsonObject[] {
  return Array.isArray(variants) ? variants.filter((each: Json) => isObject(each)) : []
}
