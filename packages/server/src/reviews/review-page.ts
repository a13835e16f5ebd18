import type { Say } from '@vitrine/domain/words/say'
import { html, type Markup } from '@vitrine/storefront/parts/html/markup'
import type { Exchange } from '../http/exchange.ts'
import type { RefusalCode } from '../http/reply/refusal-status.ts'
import { type PageAnswer, pageReply } from '../http/reply/reply.ts'

/** Numbers of the specification, section 2: a page, the request for reviews, and the page of those who leave. */
type PageType = 2 | 209 | 300

interface ReviewPage {
  readonly pageType: PageType
  readonly title: string
  readonly body: Markup
  readonly refused?: RefusalCode | undefined
}

/** Answers a page about reviews in the frame of its site. Search engines have no business there. */
export async function reviewPage(
  { view, origin, call }: Pick<Exchange, 'view' | 'origin' | 'call'>,
  { pageType, title, body, refused }: ReviewPage,
): Promise<PageAnswer> {
  const shown = await view()
  const mainContent = html`<div class="form-sent-page review-page"><h1>${title}</h1>${body}</div>`.text
  const headHtml = '<meta name="robots" content="noindex">'
  const made = await shown.renderSystemPage(
    { pageType, title, mainContent, headHtml },
    { origin, path: call.path },
  )
  return pageReply(made.html, {
    scriptHashes: made.scriptHashes,
    needs: made.needs,
    refused: refused ?? null,
  })
}

/** The way back to the site. */
export function backToSite(say: Say): Markup {
  return html`<p><a href="/">${say('Back to the site')}</a></p>`
}
