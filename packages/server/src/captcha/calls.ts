import type { readCaptchaChallengeCall } from '@vitrine/contract/captcha/calls'
import type { Exchange } from '../http/exchange.ts'
import { type AnswerTo, reply } from '../http/reply/reply.ts'
import { makeChallenge } from './prove-work.ts'

/** Answers work for a browser. Nothing is kept of it until it is solved. */
export async function getCaptchaChallenge({
  site,
  services,
}: Exchange<typeof readCaptchaChallengeCall>): Promise<AnswerTo<typeof readCaptchaChallengeCall>> {
  return reply(await makeChallenge({ websiteId: site.id, services }))
}
