import type { changeBusinessCall, readBusinessCall } from '@vitrine/contract/website/settings/business-calls'
import {
  type Business,
  businessOf,
  checkBusiness,
  withBusiness,
} from '@vitrine/domain/website/settings/business'
import type { Exchange } from '../../http/exchange.ts'
import type { AnswerTo } from '../../http/reply/reply.ts'
import { changePart, readPart, type SettingsPart } from '../settings-part.ts'

const businessPart: SettingsPart<Business> = {
  present: businessOf,
  check: checkBusiness,
  change: withBusiness,
  summary: 'Changed the business details',
}

/** Answers who runs the site, and how they are found. */
export function getBusiness(
  exchange: Exchange<typeof readBusinessCall>,
): Promise<AnswerTo<typeof readBusinessCall>> {
  return readPart(businessPart, exchange)
}

/** Changes who runs the site, and how they are found. */
export function putBusiness(
  exchange: Exchange<typeof changeBusinessCall>,
): Promise<AnswerTo<typeof changeBusinessCall>> {
  return changePart(businessPart, exchange, exchange.body)
}
