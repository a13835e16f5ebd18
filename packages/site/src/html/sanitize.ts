import { Parser } from 'htmlparser2'
import sanitizeHtml, { type IOptions } from 'sanitize-html'

/**
 * Leaves of HTML what the rules allow. HTML that opens more elements inside of each other than any text does loses all of its tags and keeps
 * its words: the parser's time grows with the square of that depth, 75,000 open elements held it for 13 seconds.
 */
export function sanitize(html: string, rules: IOptions): string {
  return sanitizeHtml(isTooDeep(html) ? withoutTags(html) : html, rules)
}

function withoutTags(html: string): string {
  return html.replaceAll(/<[^<>]*>/g, ' ').replaceAll('<', '&lt;')
}

const mostDepth = 500

/** Whether more elements are open at once than any text opens, as the parser that cleans it sees them. */
function isTooDeep(html: string): boolean {
  if (!hasMany(html, '<', mostDepth)) return false
  const depth = { open: 0, isTooMuch: false }
  const parser = new Parser({
    onopentagname: () => {
      depth.open += 1
      if (depth.open > mostDepth) depth.isTooMuch = true
    },
    onclosetag: () => {
      depth.open -= 1
    },
  })
  for (let at = 0; at < html.length && !depth.isTooMuch; at += stretch)
    parser.write(html.slice(at, at + stretch))
  return depth.isTooMuch
}

/** Characters that are read before it is asked whether to go on. */
const stretch = 4_096

/** Whether a text has more of a sign than some. */
function hasMany(text: string, sign: string, most: number): boolean {
  let count = 0
  for (let at = text.indexOf(sign); at >= 0 && count <= most; at = text.indexOf(sign, at + 1)) count += 1
  return count > most
}
