import { type Collection, plainCollection } from '@vitrine/domain/content/collection'
import { shownLegalPages } from '@vitrine/domain/website/settings/legal-texts'
import type { Site } from '@vitrine/domain/website/site'

/** The page of a legal text at a path, as a page of the site's own; null where there is none. */
export function legalPageAt(path: string, site: Site): Collection | null {
  const found = shownLegalPages(site).find((each) => each.path === path)
  if (!found) return null
  return {
    ...plainCollection,
    id: `legal-${found.name}`,
    urlId: found.path.slice(1),
    title: found.title,
    navigationTitle: found.title,
    typeName: 'page',
    description: '',
    bodyHtml: `<h1>${found.title}</h1>${found.html}`,
    mainImage: null,
    isEnabled: true,
    isHomepage: false,
    pageSize: null,
    position: 0,
    updatedAtMs: 0,
  }
}
