import type { Destination } from '../page-json/destination.ts'
import type { PageRender } from '../render/page-render.ts'
import type { PageBody } from './page-frame.ts'

/** The code that an administrator put on a page, for its head and its end. The policy of that page, and of no other, lets it do its work. */
export function injectedCode(
  destination: Destination,
  page: PageRender,
): Pick<PageBody, 'headHtml' | 'footHtml'> {
  const { head, body } = page.viewer?.isSafe ? noCode : codeOf(destination)
  return { headHtml: page.takeCode(head), footHtml: page.takeCode(body) }
}

function codeOf(destination: Destination) {
  switch (destination.kind) {
    case 'list':
    case 'page':
    case 'template-page':
      return destination.collection?.codeInjection ?? noCode
    default:
      return noCode
  }
}

const noCode = { head: '', body: '' }
