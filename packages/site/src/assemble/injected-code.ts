import { noCode, type SiteCode } from '@vitrine/domain/website/settings/site-code'
import type { Destination } from '../page-json/destination.ts'
import type { PageRender } from '../render/page-render.ts'
import type { PageBody } from './page-frame.ts'

/** The code that an administrator put on a page, for its head and its end. The policy of that page, and of no other, lets it do its work. */
export function injectedCode(
  destination: Destination,
  page: PageRender,
): Pick<PageBody, 'headHtml' | 'footHtml'> {
  const { head, body } = page.viewer?.isSafe ? noPageCode : codeOf(destination)
  return { headHtml: page.takeCode(head), footHtml: page.takeCode(body) }
}

/** The same of the code that an administrator put on all pages of the site. */
export function takeSiteCode(page: PageRender): Pick<SiteCode, 'header' | 'footer'> {
  const { header, footer } = page.viewer?.isSafe ? noCode : page.context.site.code
  return { header: page.takeCode(header), footer: page.takeCode(footer) }
}

function codeOf(destination: Destination) {
  switch (destination.kind) {
    case 'list':
    case 'page':
    case 'template-page':
      return destination.collection?.codeInjection ?? noPageCode
    default:
      return noPageCode
  }
}

const noPageCode = { head: '', body: '' }
