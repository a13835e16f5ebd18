import { type Collection, plainCollection } from '@vitrine/domain/content/collection'
import { type LegalPage, shownLegalPages } from '@vitrine/domain/website/settings/legal-texts'
import type { Site } from '@vitrine/domain/website/site'
import { sayIn } from '../words/visitor-words.ts'

/** The page of a legal text at a path, as a page of the site's own; null where there is none. */
export function legalPageAt(path: string, site: Site): Collection | null {
  const found = shownLegalPages(site).find((each) => each.path === path)
  if (!found) return null
  const title = legalTitlesIn(site.language)[found.name]
  return {
    ...plainCollection,
    id: `legal-${found.name}`,
    urlId: found.path.slice(1),
    title,
    navigationTitle: title,
    typeName: 'page',
    description: '',
    bodyHtml: `<h1>${title}</h1>${found.html}`,
    mainImage: null,
    isEnabled: true,
    isHomepage: false,
    pageSize: null,
    position: 0,
    updatedAtMs: 0,
  }
}

/** How the pages of legal texts are called in a language. */
export function legalTitlesIn(language: string): Readonly<Record<LegalPage, string>> {
  const say = sayIn(language)
  return {
    terms: say('Terms of service'),
    privacy: say('Privacy policy'),
    returns: say('Returns and refunds'),
    imprint: say('Legal notice'),
  }
}
