import { isOneLine } from '../limits/one-line.ts'
import { termLength } from './term-length.ts'

/** Why the tags and categories of an item, or of a product, cannot be kept; null where they can. */
export function termProblems(
  { tags, categories }: Readonly<Record<'tags' | 'categories', readonly string[]>>,
  most: Readonly<Record<'tags' | 'categories', number>>,
) {
  return {
    tags: tooMany(tags, most.tags, 'too-many-tags') ?? tooLong(tags, termLength.tag, 'tag-too-long'),
    categories:
      tooMany(categories, most.categories, 'too-many-categories') ??
      tooLong(categories, termLength.category, 'category-too-long'),
  }
}

/** Why a title cannot be kept; null where it can. */
export function titleProblem(
  title: string,
  { isNeeded, longest }: { readonly isNeeded: boolean; readonly longest: number },
) {
  if (isNeeded && title.trim() === '') return 'title-missing'
  if (!isOneLine(title.trim())) return 'not-one-line'
  return title.length > longest ? 'text-too-long' : null
}

/** What is wrong, without the places where nothing is. */
export function withoutNulls<Problem extends string>(
  findings: Readonly<Record<string, Problem | null>>,
): Readonly<Record<string, Problem>> {
  const found = Object.entries(findings).flatMap(([place, problem]) =>
    problem === null ? [] : [[place, problem] as const],
  )
  return Object.fromEntries(found)
}

function tooMany<Problem extends string>(
  terms: readonly string[],
  most: number,
  problem: Problem,
): Problem | null {
  return terms.length > most ? problem : null
}

function tooLong<Problem extends string>(
  terms: readonly string[],
  most: number,
  problem: Problem,
): Problem | null {
  return terms.some((each) => each.length > most) ? problem : null
}
