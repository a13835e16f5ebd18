import type { readUsualNoticesCall } from '@vitrine/contract/website/panel-calls'
import { usualCookieWords } from '@vitrine/site/words/cookie-labels'
import type { Exchange } from '../http/exchange.ts'
import { type AnswerTo, reply } from '../http/reply/reply.ts'

/** Answers what the cookie banner says that its owner did not write, in the language of the site. */
export async function getUsualNotices({
  store,
}: Exchange<typeof readUsualNoticesCall>): Promise<AnswerTo<typeof readUsualNoticesCall>> {
  const { language } = await store.site.read()
  return reply({ cookieBanner: usualCookieWords(language) })
}
