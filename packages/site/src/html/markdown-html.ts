import { LRUCache } from 'lru-cache'
import MarkdownIt from 'markdown-it'
import { cleanHtml } from './clean-html.ts'
import { boundTables } from './markdown-tables.ts'

/**
 * The HTML of a text in Markdown (CommonMark, with tables and struck words); HTML inside of it is cleaned as that of text blocks is. Null
 * for a text that names one long address so often that it would grow beyond all bounds.
 */
export function markdownHtml(source: string): string | null {
  const known = written.get(source)
  if (known) return known.html
  const html = writeHtml(source)
  written.set(source, { html })
  return html
}

/** What was written lately: a page is made anew for each who is signed in, and a long text takes a second. */
const written = new LRUCache<string, { readonly html: string | null }>({
  maxSize: 8_000_000,
  sizeCalculation: ({ html }, source) => source.length + (html ?? '').length + 1,
})

function writeHtml(source: string): string | null {
  const tokens = markdown.parse(source, {})
  const length = tokens
    .flatMap((token) => [token, ...(token.children ?? [])])
    .flatMap(({ attrs }) => attrs ?? [])
    .reduce((sum, [, value]) => sum + String(value).length, 0)
  if (length > mostOfAddresses) return null
  return cleanHtml(markdown.renderer.render(tokens, markdown.options, {}))
}

/** Characters of all addresses and titles together: one that is defined once may be used a thousand times. */
const mostOfAddresses = 1_000_000

/** Lists in lists and quotations in quotations: what stands deeper is left out, so that a text of nothing but dashes costs no more than another. */
const markdown = new MarkdownIt({ html: true, linkify: true, maxNesting: 20 })
// "the end.It" is no address: it begins with http, www or is of mail.
markdown.linkify.set({ fuzzyLink: false })
markdown.use(boundTables)
