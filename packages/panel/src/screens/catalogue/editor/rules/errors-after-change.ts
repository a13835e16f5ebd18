import type { ProductDraft } from './draft.ts'
import type { FieldErrors } from './input-from-draft.ts'

/** Where a field of the draft has another name in the input. */
const pathsOfField: Readonly<Record<string, string>> = {
  options: 'optionNames',
  planEvery: 'subscription.interval.value',
  planCycles: 'subscription.billingCycles',
  scarcityText: 'scarcity.text',
  scarcityThreshold: 'scarcity.threshold',
  seoTitle: 'seo.title',
  seoDescription: 'seo.description',
}

/** The errors that still stand after some fields were changed: what is being corrected is no longer marked. */
export function errorsAfterChange(errors: FieldErrors, changed: Partial<ProductDraft>): FieldErrors {
  const paths = Object.keys(changed).map((field) => pathsOfField[field] ?? field)
  const standing = Object.entries(errors).filter(
    ([path]) => !paths.some((changedPath) => path === changedPath || path.startsWith(`${changedPath}.`)),
  )
  return standing.length === Object.keys(errors).length ? errors : Object.fromEntries(standing)
}
