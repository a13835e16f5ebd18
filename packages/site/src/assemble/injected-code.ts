import type { Destination } from '../page-json/destination.ts'
import type { PageRender } from '../render/page-render.ts'
import { scriptTexts } from '../theme/own-scripts.ts'
import type { PageBody } from './page-frame.ts'

/** The code that an administrator put on a page, for its head and its end. The policy of that page, and of no other, lets it do its work. */
export function injectedCode(
  destination: Destination,
  page: PageRender,
): Pick<PageBody, 'headHtml' | 'footHtml'> {
  const { head, body } = codeOf(destination)
  for (const code of [head, body]) {
    if (code === '') continue
    page.ownCode.push(code)
    page.trustScripts(scriptTexts(code))
  }
  return { headHtml: head, footHtml: body }
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
