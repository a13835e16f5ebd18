import sanitizeHtml from 'sanitize-html'

/** Cleans the text of an imported product: what belongs to a text stays, what could run or frame something goes. */
export function cleanBody(html: string): string {
  return sanitizeHtml(html, {
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
    // Deeper than any text: what opens a hundred thousand elements costs seconds otherwise.
    nestingLimit: 100,
    transformTags: { a: withoutOpener },
  }).trim()
}

/** A page that a link opens beside this one gets no hold of it; other links stay as they are. */
const withoutOpener: sanitizeHtml.Transformer = (tagName, attribs) => ({
  tagName,
  attribs: attribs.target ? { ...attribs, rel: 'noopener' } : attribs,
})
