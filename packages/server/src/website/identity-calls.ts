import type { changeIdentityCall, readIdentityCall } from '@vitrine/contract/website/identity-calls'
import { presentImage } from '@vitrine/domain/catalogue/present-image'
import { checkIdentity, type Identity } from '@vitrine/domain/website/check-identity'
import { cleanHtml } from '@vitrine/site/html/clean-html'
import type { Exchange } from '../http/exchange.ts'
import type { AnswerTo } from '../http/reply/reply.ts'
import { changePart, readPart, type SettingsPart } from './settings-part.ts'

const identityPart: SettingsPart<Identity> = {
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
  summary: 'Changed the title and the logo',
}

/** Answers what the site is called and known by. */
export function getIdentity(
  exchange: Exchange<typeof readIdentityCall>,
): Promise<AnswerTo<typeof readIdentityCall>> {
  return readPart(identityPart, exchange)
}

/** Changes what the site is called and known by. */
export function putIdentity(
  exchange: Exchange<typeof changeIdentityCall>,
): Promise<AnswerTo<typeof changeIdentityCall>> {
  return changePart(identityPart, exchange, exchange.body)
}
