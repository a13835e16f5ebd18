import type { LegalTexts } from '@vitrine/domain/website/settings/legal-texts'
import { cleanHtml } from '@vitrine/site/html/clean-html'
import type { SettingsPart } from '../settings-part.ts'

export const legalPart: SettingsPart<LegalTexts> = {
  present: ({ legal: { terms, privacy, returns, imprint } }) => ({ terms, privacy, returns, imprint }),
  check: () => ({}),
  change: (site, { terms, privacy, returns, imprint }) => ({
    ...site,
    legal: {
      terms: cleanText(terms),
      privacy: cleanText(privacy),
      returns: cleanText(returns),
      imprint: cleanText(imprint),
    },
  }),
  summary: 'Changed the legal texts',
}

/** Cleaned HTML; an editor that was emptied leaves an empty paragraph, which is nothing. */
function cleanText(html: string): string {
  const cleaned = cleanHtml(html)
  return /<img|[^\s]/.test(cleaned.replace(/<(?!img)[^>]*>|&nbsp;/g, '')) ? cleaned : ''
}
