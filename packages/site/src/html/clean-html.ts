import type { Attributes, IOptions } from 'sanitize-html'
import { sanitize } from './sanitize.ts'

/** Cleans HTML that an owner wrote or imported: text, pictures, links and tables stay; scripts, styles and handlers go. */
export function cleanHtml(html: string): string {
  return sanitize(html, rules)
}

const rules: IOptions = {
  allowedTags: [
    ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'br', 'hr', 'blockquote', 'pre', 'code', 'div', 'span'],
    ...['strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'small', 'mark', 'abbr', 'a', 'ul', 'ol', 'li'],
    ...['dl', 'dt', 'dd', 'table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
    ...['figure', 'figcaption', 'img'],
  ],
  allowedAttributes: {
    a: ['href', 'title', 'target', 'rel'],
    img: ['src', 'alt', 'title', 'width', 'height', 'loading'],
    ol: ['start'],
    td: ['colspan', 'rowspan'],
    th: ['colspan', 'rowspan', 'scope'],
    abbr: ['title'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  transformTags: { a: (tagName, attribs) => ({ tagName, attribs: linkAttributes(attribs) }) },
}

/** What the panel once put at every link, also at those to pages of the site: no owner chose it. */
const formerRel = 'noopener noreferrer nofollow'

/** Targets that open no other window; any other name does. */
const ownWindows: ReadonlySet<string> = new Set(['', '_self', '_parent', '_top'])

/** Who is led away in another window learns nothing of the page that they come from. */
function linkAttributes({ rel: given = '', ...attribs }: Attributes): Attributes {
  const written = given === formerRel ? '' : given
  const opensWindow = !ownWindows.has((attribs.target ?? '').toLowerCase())
  const leadsElsewhere = opensWindow && /^https?:/i.test(attribs.href ?? '')
  const rel = leadsElsewhere && !/\bnoopener\b/i.test(written) ? `${written} noopener`.trim() : written
  return rel === '' ? attribs : { ...attribs, rel }
}
