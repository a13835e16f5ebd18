import { presentImage } from '@vitrine/domain/catalogue/present-image'
import { checkIdentity, type Identity } from '@vitrine/domain/website/check-identity'
import { cleanHtml } from '@vitrine/site/html/clean-html'
import type { SettingsPart } from './settings-part.ts'

export const identityPart: SettingsPart<Identity> = {
  present: ({ title, tagLine, descriptionHtml, logo, favicon }) => ({
    title,
    tagLine,
    descriptionHtml,
    logo: logo && presentImage(logo),
    favicon: favicon && presentImage(favicon),
  }),
  check: checkIdentity,
  change: (site, { title, tagLine, descriptionHtml, logo, favicon }) => ({
    ...site,
    title: title.trim(),
    tagLine: tagLine.trim(),
    descriptionHtml: cleanHtml(descriptionHtml),
    logo,
    favicon,
  }),
  summary: 'Changed what the site says of itself',
}
