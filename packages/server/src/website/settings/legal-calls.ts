import type { changeLegalTextsCall, readLegalTextsCall } from '@vitrine/contract/website/settings/legal-calls'
import type { LegalTexts } from '@vitrine/domain/website/settings/legal-texts'
import { cleanHtml } from '@vitrine/site/html/clean-html'
import type { Exchange } from '../../http/exchange.ts'
import type { AnswerTo } from '../../http/reply/reply.ts'
import { changePart, readPart, type SettingsPart } from '../settings-part.ts'

const legalPart: SettingsPart<LegalTexts> = {
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

/** Answers the legal texts of the site. */
export function getLegalTexts(
  exchange: Exchange<typeof readLegalTextsCall>,
): Promise<AnswerTo<typeof readLegalTextsCall>> {
  return readPart(legalPart, exchange)
}

/** Changes the legal texts of the site. */
export function putLegalTexts(
  exchange: Exchange<typeof changeLegalTextsCall>,
): Promise<AnswerTo<typeof changeLegalTextsCall>> {
  return changePart(legalPart, exchange, exchange.body)
}

/** Cleaned HTML; an editor that was emptied leaves an empty paragraph, which is nothing. */
function cleanText(html: string): string {
  const cleaned = cleanHtml(html)
  return /<img|[^\s]/.test(cleaned.replace(/<(?!img)[^>]*>|&nbsp;/g, '')) ? cleaned : ''
}
