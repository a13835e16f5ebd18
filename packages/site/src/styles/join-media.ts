/** One query of a list: a type, with features behind it, or features alone. */
const plainQuery =
  /^(?:(?:only\s+)?(?<type>[a-z][\w-]*)(?:\s+and\s+(?=\())?)?(?<features>\([^()]*(?:\([^()]*\)[^()]*)*\)(?:\s+and\s+\([^()]*(?:\([^()]*\)[^()]*)*\))*)?$/i

interface Query {
  /** `all` where none is named. */
  readonly type: string
  readonly features: readonly string[]
}

/** The list of media queries that is met where each of several is, '' for no condition; `never`: nothing can meet all; `unsayable`: no such list says it. */
export type JoinedMedia =
  | { readonly ok: true; readonly list: string }
  | { readonly ok: false; readonly problem: 'never' | 'unsayable' }

/** Joins conditions of imports that stand in each other. */
export function joinMedia(conditions: readonly string[]): JoinedMedia {
  const written = [...new Set(conditions.map((each) => each.trim()))].filter((each) => each !== '')
  if (written.length <= 1) return { ok: true, list: written[0] ?? '' }
  const lists = written.map((each) => each.split(',').map(readQuery))
  let joined: readonly Query[] = [{ type: 'all', features: [] }]
  for (const list of lists) {
    const queries = list.filter((query) => query !== null)
    if (queries.length < list.length) return { ok: false, problem: 'unsayable' }
    joined = joined.flatMap((one) => queries.flatMap((other) => both(one, other) ?? []))
  }
  if (joined.length === 0) return { ok: false, problem: 'never' }
  if (joined.length > mostQueries) return { ok: false, problem: 'unsayable' }
  return { ok: true, list: joined.map(writeQuery).join(', ') }
}

/** A list of more is none that a template means. */
const mostQueries = 20

/** Null for what cannot be joined by `and` as it is: `not`, `or`, and variables. */
function readQuery(text: string): Query | null {
  const match = plainQuery.exec(text.trim())
  if (!match) return null
  const { type = 'all', features = '' } = match.groups ?? {}
  if (/^(?:not|and|or|only)$/i.test(type) || /\(\s*(?:not\b|\()|@/.test(features)) return null
  return { type: type.toLowerCase(), features: features === '' ? [] : [features] }
}

/** Null where nothing is of both types. */
function both(one: Query, other: Query): Query | null {
  if (one.type !== other.type && one.type !== 'all' && other.type !== 'all') return null
  return {
    type: one.type === 'all' ? other.type : one.type,
    features: [...one.features, ...other.features],
  }
}

function writeQuery({ type, features }: Query): string {
  return (type === 'all' && features.length > 0 ? features : [type, ...features]).join(' and ')
}
