import type { changeRetryTermsCall, readRetryTermsCall } from '@vitrine/contract/subscriptions/settings-calls'
import { checkRetryTerms, type RetryTerms } from '@vitrine/domain/subscriptions/retries/retry-terms'
import { retryTermsOf } from '@vitrine/domain/subscriptions/retries/retry-terms-of'
import type { Exchange } from '../http/exchange.ts'
import type { AnswerTo } from '../http/reply/reply.ts'
import { changePart, readPart, type SettingsPart } from '../website/settings-part.ts'

const retryTermsPart: SettingsPart<RetryTerms> = {
  present: ({ store }) => retryTermsOf(store),
  check: checkRetryTerms,
  change: (site, { retryDays, endOfRetries }) => ({
    ...site,
    store: { ...site.store, retryDays, endOfRetries },
  }),
  summary: ({ retryDays, endOfRetries }) =>
    `Changed how payments of subscriptions are tried again: on days ${retryDays.join(', ')}, then ${endOfRetries}`,
}

/** Answers how payments of subscriptions are tried again. */
export function getRetryTerms(
  exchange: Exchange<typeof readRetryTermsCall>,
): Promise<AnswerTo<typeof readRetryTermsCall>> {
  return readPart(retryTermsPart, exchange)
}

/** Changes it. */
export function putRetryTerms(
  exchange: Exchange<typeof changeRetryTermsCall>,
): Promise<AnswerTo<typeof changeRetryTermsCall>> {
  return changePart(retryTermsPart, exchange, exchange.body)
}
