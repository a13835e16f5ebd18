import type { Author } from './author.ts'

/** Said where another author of the site is called the same. */
export const authorNameTakenText = 'Another author has this name'

/** Whether another author than the one with this id is called the same, in letters of any case. */
export function isNameTaken(
  authors: readonly Author[],
  { id, displayName }: { readonly id: string | undefined; readonly displayName: string },
): boolean {
  const name = displayName.toLowerCase()
  return authors.some((each) => each.id !== id && each.displayName.toLowerCase() === name)
}
