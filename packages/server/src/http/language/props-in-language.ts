import { prefixNow } from '@vitrine/domain/website/languages/site-language'
import type { Site } from '@vitrine/domain/website/site'
import { dataInLanguage, prefixesOf } from '@vitrine/site/language/data-in-language'

/** What a page of ours is drawn from, with addresses that lead on in its language: its script draws links from them when the page is long there. */
export function propsIn<Props>(site: Site, props: Props): Props {
  const language = { code: site.language, prefix: prefixNow(site), own: site.language }
  return dataInLanguage(props, language, prefixesOf(site.languages))
}
