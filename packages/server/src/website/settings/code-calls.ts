import type { changeSiteCodeCall, readSiteCodeCall } from '@vitrine/contract/website/settings/code-calls'
import { checkCode, type SiteCode } from '@vitrine/domain/website/settings/site-code'
import type { Exchange } from '../../http/exchange.ts'
import type { AnswerTo } from '../../http/reply/reply.ts'
import { changePart, readPart, type SettingsPart } from '../settings-part.ts'

const codePart: SettingsPart<SiteCode> = {
  present: ({ code: { header, footer, lock, orderConfirmed } }) => ({ header, footer, lock, orderConfirmed }),
  check: checkCode,
  change: (site, code) => ({ ...site, code }),
  summary: 'Changed the code on pages',
}

/** Answers the code on pages. */
export function getSiteCode(
  exchange: Exchange<typeof readSiteCodeCall>,
): Promise<AnswerTo<typeof readSiteCodeCall>> {
  return readPart(codePart, exchange)
}

/** Changes the code on pages. */
export function putSiteCode(
  exchange: Exchange<typeof changeSiteCodeCall>,
): Promise<AnswerTo<typeof changeSiteCodeCall>> {
  return changePart(codePart, exchange, exchange.body)
}
