import { asText } from '@vitrine/template/values/convert'
import { html, Markup, plain } from '../../parts/html/markup.ts'
import { markupFormatter } from '../../parts/html/markup-formatter.ts'

/** An address anywhere; a name or a tag at the start or after a space. */
const mention =
  /(?<url>\b(?:https?|ftp|file):\/\/[-a-z0-9+&@#/%?=~_|!:,.;]*[-a-z0-9+&@#/%=~_|])|(?<=^| )(?:@(?<name>\w+)|#(?<tag>\w+))/gi

/** `activate-twitter-links`: makes links of the addresses, names and tags in a post. No other markup gets through. */
export const activateTwitterLinks = markupFormatter((value) => {
  const text = asText(value)
  const parts: Markup[] = []
  let end = 0
  for (const match of text.matchAll(mention)) {
    parts.push(words(text.slice(end, match.index)), linkOf(match.groups ?? {}))
    end = match.index + match[0].length
  }
  return html`${parts}${words(text.slice(end))}`
})

/** What stands between is no attribute: quotes stay as they were written. */
function words(text: string): Markup {
  return new Markup(text.replaceAll('<', '&lt;').replaceAll('>', '&gt;'))
}

function linkOf({ url, name, tag }: Record<string, string | undefined>): Markup {
  if (url !== undefined) return html`<a target="new" href="${plain(url)}">${plain(url)}</a>`
  if (name !== undefined) return html`<a target="new" href="https://twitter.com/${name}/">@${name}</a>`
  return html`<a target="new" href="https://twitter.com/hashtag/${tag}?src=hash">#${tag}</a>`
}
