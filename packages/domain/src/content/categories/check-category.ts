import { itemLimits } from '../items/item-limits.ts'
import { termLength } from '../term-length.ts'

/** A category of a collection; `parent` is the name of the one it stands below, null at the top. */
export interface Category {
  readonly name: string
  readonly parent: string | null
}

/** What is named: a word for posts of a subject, in a tree, or a free word. */
export type TermKind = 'category' | 'tag'

const termThereText: Readonly<Record<TermKind, string>> = {
  category: 'This category already exists',
  tag: 'This tag already exists',
}

const termProblemText = {
  'term-missing': 'Enter a name',
  'tag-too-long': `A tag can have ${termLength.tag} characters.`,
  'category-too-long': `A category can have ${termLength.category} characters.`,
  'categories-full': `A collection can have ${itemLimits.nestedCategories} categories.`,
  'parent-gone': 'The category above is not there any more',
  'parent-below': 'A category cannot stand below itself',
} as const

/** Why a category or a tag cannot be what its owner wants. */
export type TermProblem = keyof typeof termProblemText | 'term-there'

/** Says a problem in words (specification, section 8). */
export function describeTermProblem(problem: TermProblem, kind: TermKind): string {
  return problem === 'term-there' ? termThereText[kind] : termProblemText[problem]
}

/** Why a name cannot be that of a category or tag; capitals do not tell two of them apart. */
export function termNameProblem(kind: TermKind, name: string, others: readonly string[]): TermProblem | null {
  const wanted = name.trim()
  if (wanted === '') return 'term-missing'
  if (wanted.length > termLength[kind]) return kind === 'tag' ? 'tag-too-long' : 'category-too-long'
  const folded = wanted.toLowerCase()
  return others.some((each) => each.toLowerCase() === folded) ? 'term-there' : null
}

/** Why a category cannot stand below another; null when it can. */
export function parentProblem(
  { name, parent }: Category,
  categories: readonly Category[],
): TermProblem | null {
  const byName = new Map(categories.map((each) => [each.name, each]))
  if (parent !== null && !byName.has(parent)) return 'parent-gone'
  let above = parent
  for (let depth = 0; above !== null && depth <= categories.length; depth++) {
    if (above === name) return 'parent-below'
    above = byName.get(above)?.parent ?? null
  }
  return null
}
