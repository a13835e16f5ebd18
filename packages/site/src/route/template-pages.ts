import type { Collection } from '@vitrine/domain/content/collection'
import { notFoundPage, pageKindOf } from '../theme/page-kinds.ts'
import type { Theme } from '../theme/theme.ts'

/** The page of the template that shows a collection; null without. */
export function pageOfTemplate(
  { urlId, typeName }: Pick<Collection, 'urlId' | 'typeName'>,
  theme: Theme,
): string | null {
  return ownPage(urlId, theme) ?? ownPage(typeName, theme)
}

/** The name of the template's page that an address means: with the same capitals if there is one, else with others; null without. */
export function ownPage(wanted: string, { pages }: Theme): string | null {
  const lower = wanted.toLowerCase()
  if (lower === notFoundPage) return null
  if (pages.has(wanted)) return wanted
  return [...pages.keys()].find((name) => name.toLowerCase() === lower) ?? null
}

/**
 * Whether blocks of a page are shown on it: it is made of them, or a cover, beneath whose words they stand. A page that the template wrote out
 * has a place for them where it has the area of the page itself.
 */
export function showsBlocks(collection: Collection, theme: Theme): boolean {
  const { contents } = pageKindOf(collection, theme)
  if (contents === 'cover') return true
  if (contents !== 'blocks') return false
  const name = pageOfTemplate(collection, theme)
  return name === null || name === 'page' || areaOfPage.test(theme.folder.pages.get(name)?.source.text ?? '')
}

const areaOfPage =
  /<squarespace:block-field\b[^<>]*\bid=["'](?:page-)?\{(?:collection\.)?id(?:\|[^{}<>]*)?\}["']/i
