import { prefixNow } from '@vitrine/domain/website/languages/site-language'
import { contextElement, plainContextScript } from '@vitrine/site/assemble/head/context-script'
import { escapeHtml } from '@vitrine/site/html/escape'
import { rewriteElements } from '@vitrine/site/html/rewrite-elements'
import { languageRules } from '@vitrine/site/language/language-links'
import { testModeNotice } from '@vitrine/site/notices/notices-html'
import { scriptHash } from '@vitrine/site/theme/own-scripts'
import type { Exchange } from '../exchange.ts'
import { type PageReply, pageReply } from './reply.ts'

/** A page of the platform that stands by itself, outside of the site's template. */
export interface PlainDocument {
  /** Number of the specification, section 2. */
  readonly pageType: number
  readonly title: string
  readonly mainContent: string
  readonly bodyClasses?: readonly string[]
  /** The storefront bundle that belongs to it. */
  readonly entry: 'checkout-page' | 'order-page' | 'gift-page' | 'donate-page' | 'subscription-page'
  /** Code of administrators, at the end of the page. */
  readonly codeHtml?: string
}

/** Answers the whole page; search engines are kept out, and the address goes to no other site. */
export async function documentReply(
  exchange: Pick<Exchange, 'site' | 'view'>,
  document: PlainDocument,
  options: Parameters<typeof pageReply>[1] = {},
): Promise<PageReply> {
  const context = plainContextScript(exchange.site, document.pageType)
  const scriptHashes = [scriptHash(context), ...(options.scriptHashes ?? [])]
  return pageReply(await writeDocument(exchange, document, context), { ...options, scriptHashes })
}

async function writeDocument(
  { site, view }: Pick<Exchange, 'site' | 'view'>,
  { pageType, title, mainContent, bodyClasses = [], entry, codeHtml = '' }: PlainDocument,
  context: string,
): Promise<string> {
  const { assets, designTokens } = await view()
  const { headHtml, footHtml } = assets.tagsOf(entry, site.language)
  const test = testModeNotice(site)
  const prefix = prefixNow(site)
  const spoken = { site, language: { code: site.language, prefix, own: site.language } }
  const said = await rewriteElements(mainContent, languageRules(spoken))
  return `<!doctype html>
<html lang="${escapeHtml(site.language)}"${prefix === '' ? '' : ` data-language-prefix="${escapeHtml(prefix)}"`}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="referrer" content="same-origin">
<title>${escapeHtml(title)} &mdash; ${escapeHtml(site.title)}</title>
<style>${designTokens}</style>
${contextElement(context)}
${headHtml}${test.style}
</head>
<body class="${['vt-plain', ...bodyClasses].join(' ')}" data-page-type="${pageType}">
${test.before}
<main>
${said}
</main>
${footHtml}
${codeHtml}
</body>
</html>
`
}
