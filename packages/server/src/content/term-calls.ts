import type {
  changeTermCall,
  createCategoryCall,
  listTermsCall,
  removeTermCall,
} from '@vitrine/contract/content/term-calls'
import {
  describeTermProblem,
  parentProblem,
  type TermKind,
  type TermProblem,
  termNameProblem,
} from '@vitrine/domain/content/categories/check-category'
import { itemLimits } from '@vitrine/domain/content/items/item-limits'
import type { SiteTables } from '@vitrine/store/store'
import type { Exchange } from '../http/exchange.ts'
import { failureText } from '../http/reply/errors.ts'
import { type AnswerTo, refuse, reply } from '../http/reply/reply.ts'
import { recordAuditEntry } from '../owners/record-audit-entry.ts'
import { moveCategory, removeTerm, renameTerm } from './change-terms.ts'

/** Answers the categories and tags of a collection. */
export async function getTerms({
  params,
  store,
}: Exchange<typeof listTermsCall>): Promise<AnswerTo<typeof listTermsCall>> {
  const { collectionId } = params
  if (!(await store.collections.find(collectionId))) return refuse('not-found', failureText.notFound)
  return reply(await readTerms(store, collectionId))
}

/** Adds a category. */
export async function postCategory(
  exchange: Exchange<typeof createCategoryCall>,
): Promise<AnswerTo<typeof createCategoryCall>> {
  const { params, body, store } = exchange
  const { collectionId } = params
  const name = body.name.trim()
  return store.transaction(async (tables) => {
    // Nobody else adds one between the look and the change.
    if (!(await tables.collections.lock(collectionId))) return refuse('not-found', failureText.notFound)
    const { categories } = await readTerms(tables, collectionId)
    const names = categories.map((each) => each.name)
    const problem =
      termNameProblem('category', name, names) ??
      (names.length >= itemLimits.nestedCategories ? 'categories-full' : null)
    if (problem) return wrong('name', problem, 'category')
    const misplaced = parentProblem({ name, parent: body.parent }, categories)
    if (misplaced) return wrong('parent', misplaced, 'category')
    await keepParent(tables, collectionId, body.parent)
    await tables.categories.save(collectionId, { name, parent: body.parent })
    await tables.site.raiseRevision()
    await recordAuditEntry(tables, exchange, {
      subjectId: collectionId,
      summary: `Added the category ${name}`,
    })
    return reply(await readTerms(tables, collectionId))
  })
}

/** Renames, merges or moves a category or tag. */
export async function putTerm(
  exchange: Exchange<typeof changeTermCall>,
): Promise<AnswerTo<typeof changeTermCall>> {
  const { params, body, store, services } = exchange
  const { collectionId } = params
  const { kind, name, parent, merges = false } = body
  const newName = body.newName.trim()
  return store.transaction(async (tables) => {
    await lockAll(tables, collectionId)
    const terms = await readTerms(tables, collectionId)
    const names = (kind === 'tag' ? terms.tags : terms.categories).map((each) => each.name)
    if (!names.includes(name)) return refuse('not-found', failureText.notFound)
    const others = names.filter((each) => each !== name)
    const problem = newName === name ? null : termNameProblem(kind, newName, merges ? [] : others)
    if (problem) return wrong('newName', problem, kind)
    const into = merges
      ? (others.find((each) => each.toLowerCase() === newName.toLowerCase()) ?? newName)
      : newName
    const change = { collectionId, nowMs: services.clock(), kind, name }
    if (kind === 'category' && parent !== undefined) {
      const misplaced = parentProblem({ name, parent }, terms.categories)
      if (misplaced) return wrong('parent', misplaced, kind)
      await keepParent(tables, collectionId, parent)
      await moveCategory(tables, change, parent)
    }
    if (into !== name) await renameTerm(tables, change, into)
    await tables.site.raiseRevision()
    const summary =
      into === name
        ? `Moved the ${kindSummaries[kind]} ${name}`
        : others.includes(into)
          ? `Merged the ${kindSummaries[kind]} ${name} into ${into}`
          : `Renamed the ${kindSummaries[kind]} ${name} to ${into}`
    await recordAuditEntry(tables, exchange, { subjectId: collectionId, summary })
    return reply(await readTerms(tables, collectionId))
  })
}

/** Takes a category or tag away. */
export async function postTermRemoval(
  exchange: Exchange<typeof removeTermCall>,
): Promise<AnswerTo<typeof removeTermCall>> {
  const { params, body, store, services } = exchange
  const { collectionId } = params
  const { kind, name } = body
  return store.transaction(async (tables) => {
    if (!(await lockAll(tables, collectionId))) return refuse('not-found', failureText.notFound)
    await removeTerm(tables, { collectionId, nowMs: services.clock(), kind, name })
    await tables.site.raiseRevision()
    await recordAuditEntry(tables, exchange, {
      subjectId: collectionId,
      summary: `Removed the ${kindSummaries[kind]} ${name}`,
    })
    return reply(await readTerms(tables, collectionId))
  })
}

/** Holds the items of a collection first, then itself, as whoever gives an item a term does. */
async function lockAll({ items, collections }: SiteTables, collectionId: string) {
  await items.lockIn(collectionId)
  return collections.lock(collectionId)
}

const kindSummaries: Readonly<Record<TermKind, string>> = { category: 'category', tag: 'tag' }

function wrong(field: string, problem: TermProblem, kind: TermKind) {
  const message = describeTermProblem(problem, kind)
  return refuse('fields-wrong', message, { errors: { [field]: message } })
}

/** A category that only posts knew so far gets a place of its own in the tree, so that others can stand below it. */
async function keepParent(tables: SiteTables, collectionId: string, parent: string | null): Promise<void> {
  if (parent === null) return
  const known = await tables.categories.list(collectionId)
  if (!known.some(({ name }) => name === parent))
    await tables.categories.save(collectionId, { name: parent, parent: null })
}

async function readTerms(tables: Pick<SiteTables, 'items' | 'categories'>, collectionId: string) {
  const labels = await tables.items.labels(collectionId)
  const used = new Map(
    labels.flatMap(({ kind, term, total }) => (kind === 'category' ? [[term, total]] : [])),
  )
  const placed = await tables.categories.list(collectionId)
  const names = new Set(placed.map(({ name }) => name))
  const loose = [...used.keys()].filter((name) => !names.has(name)).map((name) => ({ name, parent: null }))
  return {
    categories: [...placed, ...loose]
      .map(({ name, parent }) => ({ name, parent, total: used.get(name) ?? 0 }))
      .toSorted((one, other) => one.name.localeCompare(other.name)),
    tags: labels.flatMap(({ kind, term, total }) => (kind === 'tag' ? [{ name: term, total }] : [])),
  }
}
