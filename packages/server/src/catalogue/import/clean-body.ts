import { sanitize } from '@vitrine/site/html/sanitize'
import sanitizeHtml, { type Transformer } from 'sanitize-html'

/** Cleans the text of an imported product: what belongs to a text stays, what could run or frame something goes. */
export function cleanBody(html: string): string {
  return sanitize(html, {
    allowedTags: [...sanitizeHtml.defaults.allowedTags, 'img', 'h1', 'del', 'ins', 'details', 'summary'],
    allowedAttributes: {
      a: ['href', 'title', 'target', 'rel'],
      img: ['src', 'alt', 'title', 'width', 'height'],
      td: ['colspan', 'rowspan'],
      th: ['colspan', 'rowspan', 'scope'],
      '*': ['dir', 'lang'],
    },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowedSchemesByTag: { img: ['http', 'https'] },
    transformTags: { a: withoutOpener },
  }).trim()
}

/** A page that a link opens beside this one gets no hold of it; other links stay as they are. */
const withoutOpener: Transformer = (tagName, attribs) => ({
  tagName,
  attribs: attribs.target ? { ...attribs, rel: 'noopener' } : attribs,
})
