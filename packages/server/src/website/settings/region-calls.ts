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
import { countEventsToCome, keepClockTimes } from './keep-clock-times.ts'

const regionPart = (nowMs: number): SettingsPart<Region> => ({
  present: regionOf,
  check: checkRegion,
  change: withRegion,
  saveBeside: (tables, { timeZone: to }, { timeZone: from }) => keepClockTimes(tables, { from, to, nowMs }),
  summary: 'Changed the language and region',
})

/** Answers the language, time zone and units of the site. */
export function getRegion(
  exchange: Exchange<typeof readRegionCall>,
): Promise<AnswerTo<typeof readRegionCall>> {
  return readPart(regionPart(exchange.services.clock()), exchange)
}

/** Changes them. */
export function putRegion(
  exchange: Exchange<typeof changeRegionCall>,
): Promise<AnswerTo<typeof changeRegionCall>> {
  return changePart(regionPart(exchange.services.clock()), exchange, exchange.body)
}

/** Answers the time zones that there are, and how many events would be moved to another. */
export async function getTimeZones({
  store,
  services,
}: Exchange<typeof listTimeZonesCall>): Promise<AnswerTo<typeof listTimeZonesCall>> {
  const nowMs = services.clock()
  return reply({ zones: [...listTimeZones(nowMs)], eventsToCome: await countEventsToCome(store, nowMs) })
}
