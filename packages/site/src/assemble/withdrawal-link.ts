import {
  linksToWithdrawal,
  withdrawalPagePath,
  withdrawalWords,
} from '@vitrine/domain/legal/withdrawal-function'
import { escapeHtml } from '../html/escape.ts'
import type { PageContext } from '../page-json/page-context.ts'
import { isShop } from '../theme/collection-shape.ts'

/** The link to withdraw from a contract, at the end of every page of a site that sells where the law wants it; else ''. */
export function withdrawalLinkHtml(context: PageContext): string {
  const { site, collections, theme, nowMs, language } = context
  if (!context.sells && !context.hasSold) return ''
  if (!linksToWithdrawal(site, nowMs) || !collections.some((each) => isShop(each, theme))) return ''
  const { link } = withdrawalWords(language.code)
  const look = 'padding:20px 16px;text-align:center;font-size:14px'
  return `<nav class="vt-withdrawal-link" style="${look}" aria-label="${escapeHtml(link.text)}"><a href="${withdrawalPagePath}" lang="${link.language}" rel="nofollow">${escapeHtml(link.text)}</a></nav>`
}
