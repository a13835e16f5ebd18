import { addressIn } from '@vitrine/domain/website/languages/address-in-language'
import { absolute } from '../../html/absolute.ts'
import { languagesOf } from '../../language/page-languages.ts'
import type { PageContext } from '../../page-json/page-context.ts'
import { encodedAddress } from '../encoded-address.ts'
import { xml } from '../xml.ts'
import type { SitemapPage } from './public-pages.ts'

/** In more languages than these an address does not name all others: that would be a line for each pair of them. Heads of pages do. */
const mostNamed = 10

/** Writes the entry of a page: its address in every language of the site, each with where the others are, unless these are many. */
export function entryIn(context: PageContext): (page: SitemapPage) => readonly string[] {
  const { origin } = context
  const shown = languagesOf(context)
  const whole = (prefix: string, url: string) => xml(encodedAddress(origin + addressIn(prefix, url)))
  return ({ url, updatedAtMs, images = [] }) => {
    const changed =
      updatedAtMs === undefined ? '' : `<lastmod>${new Date(updatedAtMs).toISOString()}</lastmod>`
    const named = shown.length > mostNamed ? [] : shown
    const others = named.map(
      ({ code, prefix }) =>
        `<xhtml:link rel="alternate" hreflang="${xml(code)}" href="${whole(prefix, url)}"/>`,
    )
    const pictures = images.map(
      (image) => `<image:image><image:loc>${xml(absolute(image.assetUrl, origin))}</image:loc></image:image>`,
    )
    const rest = `${changed}${others.join('')}${pictures.join('')}`
    const prefixes = shown.length === 0 ? [''] : shown.map(({ prefix }) => prefix)
    return prefixes.map((prefix) => `<url><loc>${whole(prefix, url)}</loc>${rest}</url>`)
  }
}
