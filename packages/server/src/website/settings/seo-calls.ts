import type { changeSeoCall, readSeoCall } from '@vitrine/contract/website/settings/seo-calls'
import { presentImage } from '@vitrine/domain/catalogue/present-image'
import { checkSeo, keptSeo, type SeoSettings } from '@vitrine/domain/website/settings/seo'
import type { Site } from '@vitrine/domain/website/site'
import type { Exchange } from '../../http/exchange.ts'
import type { AnswerTo } from '../../http/reply/reply.ts'
import { changePart, readPart, type SettingsPart } from '../settings-part.ts'

/** What search engines and those who share links are told. */
type Seo = SeoSettings & Pick<Site, 'socialLogo'>

const seoPart: SettingsPart<Seo> = {
  present: ({ seo, socialLogo }) => ({ ...seo, socialLogo: socialLogo && presentImage(socialLogo) }),
  check: checkSeo,
  change: (site, { socialLogo, ...seo }) => ({ ...site, seo: keptSeo(seo), socialLogo }),
  summary: 'Changed how the site is found and shared',
}

/** Answers how pages are found and shared. */
export function getSeo(exchange: Exchange<typeof readSeoCall>): Promise<AnswerTo<typeof readSeoCall>> {
  return readPart(seoPart, exchange)
}

/** Changes how pages are found and shared. */
export function putSeo(exchange: Exchange<typeof changeSeoCall>): Promise<AnswerTo<typeof changeSeoCall>> {
  return changePart(seoPart, exchange, exchange.body)
}
