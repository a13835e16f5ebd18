import type { SiteCode } from '@vitrine/domain/website/settings/site-code'
import { NoticeInserter } from '../notices/notice-inserter.ts'
import type { PageData } from '../page-json/page-context.ts'
import { withUnlistedWords } from '../page-json/unlisted-words.ts'
import type { PageRender } from '../render/page-render.ts'
import type { Theme } from '../theme/theme.ts'
import { contentRules } from './content-rules.ts'
import { PrintedScripts } from './elements/printed-script.ts'
import { finishMarkup } from './finish-markup.ts'
import { footersHtml, type HeadContents, headersHtml } from './head/headers.ts'
import { noticesInLanguage } from './notices-in-language.ts'
import { renderLayout } from './stand-in.ts'
import { expandTags } from './tags/expand-tags.ts'
import { withFooters } from './with-footers.ts'
import { withdrawalLinkHtml } from './withdrawal-link.ts'

/** A page before its regions are put around it. */
export interface PageBody
  extends Omit<HeadContents, 'data' | 'site' | 'theme' | 'origin' | 'language' | 'viewer' | 'codeHtml'> {
  readonly data: PageData
  readonly layoutId: string
  /** The collection that is shown; null on pages of the platform. */
  readonly collectionId: string | null
  /** What templates print as its title. */
  readonly title: string
  readonly mainContent: string
  readonly pageId: string
  readonly pageClasses: string
  readonly footHtml: string
  /** The code that administrators put on all pages, taken into this one. */
  readonly siteCode: Pick<SiteCode, 'header' | 'footer'>
  /** Code of what became of a form that was sent without a script; null for none. */
  readonly problem: string | null
}

/** Puts the regions of a layout around the main content, and writes out the template's tags. */
export async function renderFrame(body: PageBody, page: PageRender): Promise<string> {
  const { theme } = page.context
  page.place = { title: body.title, path: body.canonicalPath }
  const data = withSystemWords(body, page)
  const layout = theme.layouts.get(body.layoutId) ?? firstLayout(theme)
  const content = { mainContent: body.mainContent, ...page.place }
  const framed = layout ? renderLayout(layout, data, content, page) : bareDocument(data)
  const html = withFooters(framed, data['squarespace-headers'], data['squarespace-footers'])
  const own = await expandTags(html, data, page)
  const notices = await noticesInLanguage(body, page)
  return finishMarkup(own, page.context, [
    new PrintedScripts(page),
    new NoticeInserter(notices),
    ...contentRules({ data, problem: body.problem }, page),
  ])
}

/** The layout of a collection, if the template has it. */
export function layoutIdOf(theme: Theme, wanted: unknown): string {
  if (typeof wanted === 'string' && theme.layouts.has(wanted)) return wanted
  return theme.layouts.has('default') ? 'default' : ([...theme.layouts.keys()][0] ?? 'default')
}

/** What only the platform knows of a page, and prints by its name. */
type SystemWords = ReturnType<typeof writeSystemWords>

/** The data with what only the platform knows, which is not listed. */
export function withSystemWords(body: PageBody, page: PageRender): PageData & SystemWords {
  return withUnlistedWords(body.data, writeSystemWords(body, page))
}

/** Writes what only the platform knows of a page, by its names (platform reference, section 1.5), and lets the scripts of its head run. */
export function writeSystemWords(body: PageBody, page: PageRender) {
  const { theme, site, origin, language } = page.context
  const { viewer } = page
  const { html: headers, scripts } = headersHtml({
    ...body,
    site,
    theme,
    origin,
    language,
    viewer,
    codeHtml: body.siteCode.header,
  })
  page.trustScripts(scripts)
  const footers = footersHtml(
    { assets: body.assets, site },
    [withdrawalLinkHtml(page.context), body.footHtml, body.siteCode.footer].filter(Boolean).join('\n'),
  )
  return {
    mainContent: body.mainContent,
    'squarespace-headers': headers,
    'squarespace-footers': footers,
    'squarespace-post-entry': '',
    squarespace: {
      headers,
      footers,
      'main-content': body.mainContent,
      'page-id': body.pageId,
      'page-classes': body.pageClasses,
      'page-title': body.title,
      'template-revision': theme.version,
      'cart-classes': 'sqs-custom-cart',
      facebookAppId: '',
    },
  }
}

function firstLayout(theme: Theme) {
  return [...theme.layouts.values()].find((template) => template !== undefined)
}

/** What a template without any region is given. */
function bareDocument(data: PageData): string {
  return `<!doctype html><html><head>${data['squarespace-headers']}</head><body>${data.mainContent}${data['squarespace-footers']}</body></html>`
}
