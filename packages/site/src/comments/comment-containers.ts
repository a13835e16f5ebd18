import type { Edit, ElementRule } from '../html/rewrite-elements.ts'
import type { PageRender } from '../render/page-render.ts'
import { readThread } from './read-thread.ts'
import { threadHtml } from './thread-html.ts'

/** The container that the formatter `comments` prints; nothing that visitors or owners write can look like it. */
const container =
  /<div class="squarespace-comments" id="comments-([0-9a-f]{24})" data-item-id="\1"[^<>]*>(?=<\/div>)/y

/** Puts the comments of items into the containers of a page. */
export class CommentContainers implements ElementRule {
  readonly tags = ['div class="squarespace-comments"']
  readonly isForTexts = true
  readonly #page: PageRender
  readonly #problem: string | null
  readonly #places: { readonly at: number; readonly itemId: string }[] = []

  /** With the code of what became of a comment that was sent without a script; null for none. */
  constructor(page: PageRender, problem: string | null) {
    this.#page = page
    this.#problem = problem
  }

  meet(html: string, at: number): void {
    container.lastIndex = at
    const [whole, itemId] = container.exec(html) ?? []
    if (whole !== undefined && itemId !== undefined) this.#places.push({ at: at + whole.length, itemId })
  }

  async edits(): Promise<readonly Edit[]> {
    const { site, store, nowMs } = this.#page.context
    const place = { site, problem: this.#problem, isSignedIn: this.#page.viewer !== null }
    const edits: Edit[] = []
    for (const { at, itemId } of this.#places) {
      const thread = await readThread(store, itemId, { site, nowMs })
      if (thread) edits.push({ start: at, end: at, text: threadHtml(thread, place) })
    }
    return edits
  }
}
