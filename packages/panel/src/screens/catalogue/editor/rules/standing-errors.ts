import { isSame } from '@vitrine/domain/merging/is-same'
import type { ProductDraft, VariantDraft } from './draft.ts'
import type { FieldErrors } from './input-from-draft.ts'

/** What errors a field of the draft may have in the input, where that is not its own name. */
const pathsOfField: Readonly<Partial<Record<keyof ProductDraft, readonly string[]>>> = {
  type: ['type', 'subscription'],
  options: ['optionNames'],
  formId: ['additionalFieldsFormId'],
  makerKey: ['safety.makerKey'],
  responsibleKey: ['safety.responsibleKey'],
  warnings: ['safety.warnings'],
  hasPlan: ['subscription'],
  planEvery: ['subscription.interval.value'],
  planCycles: ['subscription.billingCycles'],
  hasScarcity: ['scarcity'],
  scarcityText: ['scarcity.text'],
  scarcityThreshold: ['scarcity.threshold'],
  seoTitle: ['seo.title'],
  seoDescription: ['seo.description'],
}

/** On which fields of a row an error in the input of a variant hangs. */
const fieldsOfPath: Readonly<Record<string, readonly (keyof VariantDraft)[]>> = {
  sku: ['sku'],
  attributes: ['values'],
  priceCents: ['price'],
  salePriceCents: ['price', 'salePrice', 'isOnSale'],
  saleUntilMs: ['saleFromMs', 'saleUntilMs', 'isOnSale'],
  stock: ['onHand', 'isUnlimited'],
  weightGrams: ['weight'],
  sizeMm: ['size'],
  content: ['content', 'contentPer'],
  imageId: ['imageId'],
}

/** The errors of what was `typed` that still stand `now`: what was changed since is no longer marked. Those of a variant go with its row. */
export function standingErrors(errors: FieldErrors, typed: ProductDraft, now: ProductDraft): FieldErrors {
  const names = Object.keys(typed) as (keyof ProductDraft)[]
  const changed = names
    .filter((name) => !isSame(typed[name], now[name]))
    .flatMap((name) => pathsOfField[name] ?? [name])
  const standing = Object.entries(errors).flatMap(([path, text]) => {
    const [, place, rest] = /^variants\.(\d+)\.(.+)$/.exec(path) ?? []
    if (place !== undefined && rest !== undefined) {
      const row = placeOfError(rest, typed.variants[Number(place)], now)
      return row === -1 ? [] : [[`variants.${row}.${rest}`, text]]
    }
    return changed.some((each) => path === each || path.startsWith(`${each}.`)) ? [] : [[path, text]]
  })
  return Object.fromEntries(standing)
}

/** The place of the row that still has this error; -1 where none has. */
function placeOfError(path: string, typed: VariantDraft | undefined, { variants }: ProductDraft): number {
  const place = variants.findIndex(({ key }) => key === typed?.key)
  const row = variants[place]
  if (!typed || !row) return -1
  const fields = fieldsOfPath[path.split('.')[0] ?? ''] ?? []
  return fields.every((field) => isSame(typed[field], row[field])) ? place : -1
}
