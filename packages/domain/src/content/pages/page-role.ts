import type { Collection } from '../collection.ts'
import { isShut } from './barriers.ts'
import type { PageKind } from './page-kind.ts'

/** What a page can be beside a page: the home page, or the one that unknown addresses show. */
export type PageRole = 'home' | 'not-found'

/** Said to those who would hide the home page. */
export const homeStaysText = 'The home page is always shown. Please choose another one first.'

/** Says why a page cannot be the home page, or that of unknown addresses; null when it can. */
export function roleProblemText(
  role: PageRole,
  page: Collection,
  { kind, collections }: { readonly kind: PageKind; readonly collections: readonly Collection[] },
): string | null {
  if (!page.isEnabled) return 'Visitors do not see this page. Please show it first.'
  if (role === 'home') return kind.contents === 'link' ? 'A link cannot be the home page.' : null
  if (page.isHomepage)
    return 'The home page cannot be shown at unknown addresses. Please choose another page.'
  if (isShut(page, collections))
    return 'A page behind a password or for members cannot be shown at unknown addresses.'
  return kind.contents === 'blocks' ? null : 'Only plain pages can be shown at unknown addresses.'
}
