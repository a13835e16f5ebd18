import type { readDutiesCall } from '@vitrine/contract/selling/duties-call'
import { dutiesOf, gapsOf } from '@vitrine/domain/legal/duties-of'
import { usualCountry } from '@vitrine/domain/website/settings/usual-country'
import type { Exchange } from '../http/exchange.ts'
import { type AnswerTo, reply } from '../http/reply/reply.ts'

/** Answers what the law of the shop's country wants shown, and what the shop lacks for it. */
export async function getDuties({
  site,
  services,
}: Exchange<typeof readDutiesCall>): Promise<AnswerTo<typeof readDutiesCall>> {
  const duties = dutiesOf(site, services.clock())
  return reply({
    country: usualCountry(site),
    duties: duties.map(({ code, law, from }) => ({ code, law, from, gaps: [...gapsOf(code, site)] })),
  })
}
