import type {
  changeRegionCall,
  listTimeZonesCall,
  readRegionCall,
} from '@vitrine/contract/website/settings/region-calls'
import {
  checkRegion,
  listTimeZones,
  type Region,
  regionOf,
  withRegion,
} from '@vitrine/domain/website/settings/region'
import type { Exchange } from '../../http/exchange.ts'
import { type AnswerTo, reply } from '../../http/reply/reply.ts'
import { changePart, readPart, type SettingsPart } from '../settings-part.ts'

const regionPart: SettingsPart<Region> = {
  present: regionOf,
  check: checkRegion,
  change: withRegion,
  summary: 'Changed the language and region',
}

/** Answers the language, time zone and units of the site. */
export function getRegion(
  exchange: Exchange<typeof readRegionCall>,
): Promise<AnswerTo<typeof readRegionCall>> {
  return readPart(regionPart, exchange)
}

/** Changes them. */
export function putRegion(
  exchange: Exchange<typeof changeRegionCall>,
): Promise<AnswerTo<typeof changeRegionCall>> {
  return changePart(regionPart, exchange, exchange.body)
}

/** Answers the time zones that there are. */
export async function getTimeZones({
  services,
}: Exchange<typeof listTimeZonesCall>): Promise<AnswerTo<typeof listTimeZonesCall>> {
  return reply({ zones: [...listTimeZones(services.clock())] })
}
