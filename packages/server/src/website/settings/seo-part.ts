import { presentImage } from '@vitrine/domain/catalogue/present-image'
import { checkSeo, keptSeo, type SeoSettings } from '@vitrine/domain/website/settings/seo'
import type { Site } from '@vitrine/domain/website/site'
import type { SettingsPart } from '../settings-part.ts'

/** What search engines and those who share links are told. */
type Seo = SeoSettings & Pick<Site, 'socialLogo'>

export const seoPart: SettingsPart<Seo> = {
  present: ({ seo, socialLogo }) => ({ ...seo, socialLogo: socialLogo && presentImage(socialLogo) }),
  check: checkSeo,
  change: (site, { socialLogo, ...seo }) => ({ ...site, seo: keptSeo(seo), socialLogo }),
  summary: 'Changed how the site is found and shared',
}
