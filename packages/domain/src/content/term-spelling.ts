/** Whether two names are those of one category or tag: capitals do not tell them apart. */
export function isSameTerm(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}

/** The spelling by which a term is known where capitals alone would tell it apart; its own where it is new. */
export function spelledAsKnown(term: string, known: readonly string[]): string {
  if (known.includes(term)) return term
  return known.find((each) => isSameTerm(each, term)) ?? term
}

/** Terms as they are kept: without the blanks around them, each once, and spelled as `known` in their collection. What was had `before` stays as it is. */
export function settleTerms(
  terms: readonly string[],
  { known, before }: { readonly known: readonly string[]; readonly before: readonly string[] },
): readonly string[] {
  const spelled = new Map(known.toReversed().map((each) => [each.toLowerCase(), each]))
  const there = new Set([...known, ...before])
  const settled = new Set<string>()
  for (const term of terms.map((each) => each.trim()).filter((each) => each !== '')) {
    const own = there.has(term) ? term : (spelled.get(term.toLowerCase()) ?? term)
    spelled.set(own.toLowerCase(), spelled.get(own.toLowerCase()) ?? own)
    settled.add(own)
  }
  return [...settled]
}

/** Whether something has a category or tag that it did not have before. */
export function hasNewTerms(next: Terms, before: Terms | null): boolean {
  const isNew = (kind: keyof Terms) => next[kind].some((term) => !before?.[kind].includes(term.trim()))
  return isNew('categories') || isNew('tags')
}

/** What an item or a product is found by. */
export interface Terms {
  readonly categories: readonly string[]
  readonly tags: readonly string[]
}
