import { isOneLine, oneLineText } from '../limits/one-line.ts'
import type { ListDescription } from './list-description.ts'
import { listProblemText, readView } from './list-request.ts'
import type { ListMoment } from './row-tests.ts'

/** What somebody saves of a list. */
export interface ViewInput {
  readonly name: string
  /** The text behind `?` of the list's address. */
  readonly query: string
  readonly isShared: boolean
}

/** An account saves at most so many views of a list. */
export const mostViews = 50

/** Said when it has them. */
export const tooManyViewsText = `You have ${mostViews} views of this list. Remove one first.`

/** Said where a view that somebody sees has that name already. */
export const viewNameTakenText = 'Another view of this list has that name. Choose another one.'

/** Whether one of these views has a name, in whatever letters it is written. */
export function isViewNameTaken(name: string, views: readonly Pick<ViewInput, 'name'>[]): boolean {
  const sought = name.trim().toLowerCase()
  return views.some((each) => each.name.toLowerCase() === sought)
}

/** What is wrong with a view, by field. */
export type ViewErrors = Partial<Record<'name' | 'query', string>>

const longestName = 80

/** Checks a view before it is saved: its name, and that the list knows all that it asks for. */
export function checkView({ name, query }: ViewInput, list: ListDescription, moment: ListMoment): ViewErrors {
  const wrongName = nameProblem(name.trim())
  const wrongQuery = queryProblem(query, list, moment)
  return { ...(wrongName && { name: wrongName }), ...(wrongQuery && { query: wrongQuery }) }
}

function nameProblem(name: string): string | null {
  if (name === '') return 'Enter a name.'
  if (name.length > longestName) return `Use at most ${longestName} characters.`
  return isOneLine(name) ? null : oneLineText
}

const unknownPartText = 'This list cannot be shown that way.'

function queryProblem(query: string, list: ListDescription, moment: ListMoment): string | null {
  const asked = readQuery(query)
  if (!asked) return unknownPartText
  for (const part of asked.keys()) if (!['q', 'f', 'sort', 'cols'].includes(part)) return unknownPartText
  const columns = (asked.get('cols') ?? '').split(',').filter((key) => key !== '')
  if (columns.some((key) => list.columns.every((column) => column.key !== key))) return unknownPartText
  const read = readView({ q: asked.get('q'), f: asked.get('f'), sort: asked.get('sort') }, list, moment)
  return read.ok ? null : listProblemText[read.problem]
}

/** The parts of an address behind its `?`; null where one cannot be read. */
function readQuery(query: string): ReadonlyMap<string, string> | null {
  const parts = query.split('&').filter((part) => part !== '')
  try {
    return new Map(
      parts.map((part) => [decoded(part.split('=', 1)[0] ?? ''), decoded(part.replace(/^[^=]*=?/, ''))]),
    )
  } catch {
    return null
  }
}

const decoded = (text: string) => decodeURIComponent(text.replaceAll('+', ' '))
