import type { ProductDraft, RowProblem } from '@vitrine/domain/catalogue/import/product-draft'
import type { DraftOutcome } from './apply-draft.ts'

/** What an owner should know of what became of a draft. */
export function remarksOn(
  { line, title, urlId }: ProductDraft,
  outcome: DraftOutcome | undefined,
): readonly RowProblem[] {
  if (outcome === undefined) return []
  if (outcome.kind === 'refused') {
    const reasons = reasonsOf(outcome)
    return [{ line, reason: `“${title}” was left out. ${reasons}` }]
  }
  if (outcome.urlId === null) return []
  const reason =
    outcome.kind === 'added'
      ? `“${title}” was added as “${outcome.urlId}”: another product has “${urlId}”.`
      : staysText(title, outcome.urlId)
  return [{ line, reason, isUsed: true }]
}

/** What an owner should know of it before it is imported. */
export function foresightsOn(
  { line, title, urlId }: ProductDraft,
  outcome: DraftOutcome,
): readonly RowProblem[] {
  if (outcome.kind === 'refused') {
    const reasons = reasonsOf(outcome)
    return [{ line, reason: `“${title}” will be left out. ${reasons}` }]
  }
  if (outcome.urlId === null) return []
  const reason =
    outcome.kind === 'added'
      ? `“${title}” will be added as “${outcome.urlId}”: another product has “${urlId}”.`
      : staysText(title, outcome.urlId)
  return [{ line, reason, isUsed: true }]
}

function staysText(title: string, urlId: string): string {
  return `“${title}” stays at the address “${urlId}”: a file does not change it.`
}

function reasonsOf({ errors }: DraftOutcome & { readonly kind: 'refused' }): string {
  return [...new Set(Object.values(errors))].map((text) => text.replace(/[^.]$/, '$&.')).join(' ')
}
