import { asText } from '@vitrine/template/values/convert'
import { html, type Markup } from '../html/markup.ts'
import { markupFormatter } from '../html/markup-formatter.ts'

/** An address, a name or a tag within a post. */
const mention =
  /(?<url>\bhttps?:\/\/[^\s<>"]*[^\s<>".,;:!?)\]])|(?<![\w@])@(?<name>\w{1,15})\b|(?<![\w&#])#(?<tag>[\p{L}\p{N}_]+)/gu

/** `activate-twitter-links`: makes links of the addresses, names and tags in a post. All other text is escaped. */
export const activateTwitterLinks = markupFormatter((value) => {
  const text = asText(value)
  const parts: Markup[] = []
  let end = 0
  for (const match of text.matchAll(mention)) {
    parts.push(html`${text.slice(end, match.index)}`, linkOf(match.groups ?? {}))
    end = match.index + match[0].length
  }
  return html`${parts}${text.slice(end)}`
})

function linkOf({ url, name, tag }: Record<string, string | undefined>): Markup {
  if (url !== undefined) return html`<a target="new" href="${url}">${url}</a>`
  if (name !== undefined) return html`<a target="new" href="https://www.twitter.com/${name}/">@${name}</a>`
  return html`<a target="new" href="https://twitter.com/search?q=%23${encodeURIComponent(tag ?? '')}">#${tag}</a>`
}
