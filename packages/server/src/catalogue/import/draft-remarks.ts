import { quotedCell } from '@vitrine/domain/catalogue/import/own/quoted-cell'
import type { ProductDraft, RowProblem } from '@vitrine/domain/catalogue/import/product-draft'
import type { DraftOutcome } from './apply-draft.ts'

/** What is said of a draft that was imported, and of one that is only looked at. */
const sentences = {
  done: {
    leftOut: (title: string, reasons: string) => `“${title}” was left out. ${reasons}`,
    added: ({ title, urlId }: ProductDraft, added: Placed) =>
      `“${title}” was added as “${added.urlId}”: another product has “${urlId}”.`,
    apart: (title: string, namesake: string) =>
      `“${title}” was added as a new product: “${namesake}” has its ID, but neither its name nor one of its SKUs.`,
    renamed: (formerTitle: string, title: string) =>
      `“${formerTitle}” became “${title}”: its ID in the file is the same.`,
  },
  foreseen: {
    leftOut: (title: string, reasons: string) => `“${title}” will be left out. ${reasons}`,
    added: ({ title, urlId }: ProductDraft, added: Placed) =>
      `“${title}” will be added as “${added.urlId}”: another product has “${urlId}”.`,
    apart: (title: string, namesake: string) =>
      `“${title}” will be added as a new product: “${namesake}” has its ID, but neither its name nor one of its SKUs.`,
    renamed: (formerTitle: string, title: string) =>
      `“${formerTitle}” will become “${title}”: its ID in the file is the same.`,
  },
} as const

interface Placed {
  readonly urlId: string
}

/** What an owner should know of what becomes of a draft. */
export function remarksOn(
  draft: ProductDraft,
  outcome: DraftOutcome | undefined,
  tense: keyof typeof sentences,
): readonly RowProblem[] {
  if (outcome === undefined) return []
  const { line } = draft
  const title = quotedCell(draft.title)
  const { leftOut, added, apart, renamed } = sentences[tense]
  if (outcome.kind === 'refused') return [{ line, reason: leftOut(title, reasonsOf(outcome)) }]
  const { kind, urlId } = outcome
  const reasons = kind === 'updated' && outcome.kept > 0 ? [keptText(title, outcome.kept)] : []
  if (kind === 'added' && outcome.namesake !== null) reasons.push(apart(title, outcome.namesake))
  if (kind === 'updated' && outcome.formerTitle !== null) reasons.push(renamed(outcome.formerTitle, title))
  else if (urlId !== null) reasons.push(kind === 'added' ? added(draft, { urlId }) : staysText(title, urlId))
  return reasons.map((reason) => ({ line, reason, isUsed: true }))
}

function staysText(title: string, urlId: string): string {
  return `“${title}” stays at the address “${urlId}”: a file does not change it.`
}

function keptText(title: string, kept: number): string {
  return `“${title}” keeps variants that the file does not name (${kept}): some rows could not be read.`
}

function reasonsOf({ errors }: DraftOutcome & { readonly kind: 'refused' }): string {
  return [...new Set(Object.values(errors))].map((text) => text.replace(/[^.]$/, '$&.')).join(' ')
}
