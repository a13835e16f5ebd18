import type { PageRender } from '../render/page-render.ts'
import { readThread } from './read-thread.ts'
import { threadHtml } from './thread-html.ts'

/** The container that the formatter `comments` prints; nothing that visitors or owners write can look like it. */
const container =
  /(<div class="squarespace-comments" id="comments-([0-9a-f]{24})" data-item-id="\2"[^>]*>)(<\/div>)/g

/** Puts the comments of items into the containers of a page. */
export async function fillComments(html: string, page: PageRender, problem: string | null): Promise<string> {
  if (!html.includes('squarespace-comments')) return html
  const { site, store, nowMs } = page.context
  let out = ''
  let done = 0
  for (const match of html.matchAll(container)) {
    const [whole, opening = '', itemId = '', closing = ''] = match
    const thread = await readThread(store, itemId, { site, nowMs })
    out +=
      html.slice(done, match.index) + opening + (thread ? threadHtml(thread, site, problem) : '') + closing
    done = match.index + whole.length
  }
  return done === 0 ? html : out + html.slice(done)
}
