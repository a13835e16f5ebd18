import type { Proposal } from '@vitrine/domain/cart/proposals/proposal'
import { dayWords } from '@vitrine/domain/time/day-words'
import type { Site } from '@vitrine/domain/website/site'
import { sayIn } from '@vitrine/site/words/visitor-words'

/** Until when a link holds, in words; '' where it does not. */
export function untilText({ linkEndsAtMs }: Pick<Proposal, 'linkEndsAtMs'>, site: Site): string {
  if (linkEndsAtMs === null) return ''
  const say = sayIn(site.language)
  return say('You can pay until {day}.', { day: dayWords(linkEndsAtMs, site) })
}
