import type { ContentItem } from '../item.ts'
import { isSameTerm } from '../term-spelling.ts'
import { checkItem } from './check-item.ts'
import { inputOfItem } from './item-input.ts'
import { itemLimits } from './item-limits.ts'
import type { ItemProblem } from './item-problems.ts'
import { publicationDate } from './publication-date.ts'

/** What is done to an item beside others; the last four name a term. */
export interface ItemAct {
  readonly act:
    | 'publish'
    | 'unpublish'
    | 'make-private'
    | 'feature'
    | 'unfeature'
    | 'trash'
    | 'restore'
    | 'remove'
    | 'add-tag'
    | 'remove-tag'
    | 'add-category'
    | 'remove-category'
  readonly term: string
}

/** What became of an item, null when it is to be removed for good; or why nothing is done. */
export type ActResult =
  | { readonly ok: true; readonly item: ContentItem | null }
  | { readonly ok: false; readonly problem: ItemProblem }

/** When an act is done, and by which clock the days of events are read. */
interface ActTime {
  readonly nowMs: number
  readonly timeZone: string
}

interface ActContext extends ActTime {
  /** Whether whoever acts has written more of it than is saved; asked where it is published alone. */
  readonly hasDraft?: boolean
}

/** Does an act to an item. What lies in the trash can only be taken out of it, or removed for good. */
export function withAct(item: ContentItem, { act, term }: ItemAct, context: ActContext): ActResult {
  const { nowMs } = context
  const isTrash = item.trashedAtMs !== null
  if (isTrash !== (act === 'restore' || act === 'remove')) return { ok: true, item }
  const changed = (fields: Partial<ContentItem>): ActResult => ({
    ok: true,
    item: { ...item, ...fields, updatedAtMs: Math.max(nowMs, item.updatedAtMs + 1) },
  })
  switch (act) {
    case 'publish':
      return publish(item, context, changed)
    case 'unpublish':
      return changed({ status: 'draft' })
    case 'make-private':
      return changed({ status: 'private' })
    case 'feature':
      return changed({ isFeatured: true })
    case 'unfeature':
      return changed({ isFeatured: false })
    case 'trash':
      return changed({ trashedAtMs: nowMs })
    case 'restore':
      return changed({ trashedAtMs: null })
    case 'remove':
      return { ok: true, item: null }
    case 'add-tag':
      if (item.tags.some((each) => isSameTerm(each, term))) return { ok: true, item }
      return addTerm(item.tags, { term, most: itemLimits.tags, problem: 'too-many-tags' }, (tags) =>
        changed({ tags }),
      )
    case 'remove-tag':
      return changed({ tags: without(item.tags, term) })
    case 'add-category':
      if (item.categories.some((each) => isSameTerm(each, term))) return { ok: true, item }
      return addTerm(
        item.categories,
        { term, most: itemLimits.categories, problem: 'too-many-categories' },
        (categories) => changed({ categories }),
      )
    case 'remove-category':
      return changed({ categories: without(item.categories, term) })
  }
}

/** Two terms that capitals alone tell apart are old ones, and two: where an item has the very term, that one goes. */
function without(terms: readonly string[], term: string): readonly string[] {
  const isIt = terms.includes(term)
    ? (each: string) => each === term
    : (each: string) => isSameTerm(each, term)
  return terms.filter((each) => !isIt(each))
}

function addTerm(
  terms: readonly string[],
  { term, most, problem }: { readonly term: string; readonly most: number; readonly problem: ItemProblem },
  changed: (terms: readonly string[]) => ActResult,
): ActResult {
  const longer = [...terms, term]
  return longer.length > most ? { ok: false, problem } : changed(longer)
}

/** What was to come is seen at once. Whoever has written more of it than is saved means to publish that, too, which its editor does. */
function publish(
  item: ContentItem,
  { nowMs, timeZone, hasDraft = false }: ActContext,
  changed: (fields: Partial<ContentItem>) => ActResult,
): ActResult {
  const status = 'published'
  const { publishedAtMs } = publicationDate(item, { ...item, status }, nowMs)
  const fields = { status, publishedAtMs: Math.min(publishedAtMs, nowMs) } as const
  const isChanged = item.status !== status || item.publishedAtMs !== fields.publishedAtMs
  if (isChanged && hasDraft) return { ok: false, problem: 'draft-unsaved' }
  const input = { ...inputOfItem(item), ...fields }
  const [problem] = Object.values(checkItem(input, { known: item, fields: [], nowMs, timeZone }))
  return problem ? { ok: false, problem } : changed(fields)
}
