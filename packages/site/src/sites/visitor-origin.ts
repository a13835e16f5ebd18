import { prefixNow } from '@vitrine/domain/website/languages/site-language'
import type { Site } from '@vitrine/domain/website/site'
import { homeOriginOf } from './home-origin.ts'

/**
 * What the links of visitors begin with: the home of the site, and the prefix of the language that it reads in, such as
 * `https://shop.example/de`. Null where no home is known.
 */
export function visitorOriginOf(
  site: Pick<Site, 'hosts' | 'homeOrigin' | 'language' | 'languages'>,
  publicUrl: string | null,
): string | null {
  const origin = homeOriginOf(site, publicUrl)
  return origin === null ? null : origin + prefixNow(site)
}
