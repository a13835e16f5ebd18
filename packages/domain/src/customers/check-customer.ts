import { isOneLine, oneLineText } from '../limits/one-line.ts'

/** What owners note of a person. */
export interface CustomerInput {
  readonly tags: readonly string[]
  readonly notes: string
}

/** What is wrong with it, by field. */
export type CustomerErrors = Partial<Record<'tags' | 'notes', string>>

const mostTags = 30
const longestTag = 60
const longestNotes = 10_000

/** Checks what an owner noted of a person. */
export function checkCustomer({ tags, notes }: CustomerInput): CustomerErrors {
  const wrongTags = tagsProblem(tidyTags(tags))
  return {
    ...(wrongTags && { tags: wrongTags }),
    ...(notes.length > longestNotes && { notes: 'Use at most 10,000 characters.' }),
  }
}

/** Tags without spaces around them, each once, whatever its case. */
export function tidyTags(tags: readonly string[]): readonly string[] {
  const byKey = new Map<string, string>()
  for (const tag of tags.map((each) => each.trim()))
    if (tag !== '' && !byKey.has(tag.toLowerCase())) byKey.set(tag.toLowerCase(), tag)
  return [...byKey.values()]
}

/** Tags with some added and others removed; they are the same in any case, and one that is there already stays as it is written. */
export function changedTags(
  tags: readonly string[],
  { add, remove }: { readonly add: readonly string[]; readonly remove: readonly string[] },
): readonly string[] {
  const gone = new Set(tidyTags(remove).map((tag) => tag.toLowerCase()))
  return tidyTags([...tags.filter((tag) => !gone.has(tag.toLowerCase())), ...add])
}

function tagsProblem(tags: readonly string[]): string | null {
  if (tags.length > mostTags) return `Use at most ${mostTags} tags.`
  if (tags.some((tag) => tag.length > longestTag)) return `Use at most ${longestTag} characters for a tag.`
  return tags.every(isOneLine) ? null : oneLineText
}
