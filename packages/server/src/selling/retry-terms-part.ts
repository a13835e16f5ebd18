import { checkRetryTerms, type RetryTerms } from '@vitrine/domain/subscriptions/retries/retry-terms'
import { retryTermsOf } from '@vitrine/domain/subscriptions/retries/retry-terms-of'
import type { SettingsPart } from '../website/settings-part.ts'

export const retryTermsPart: SettingsPart<RetryTerms> = {
  present: ({ store }) => retryTermsOf(store),
  check: checkRetryTerms,
  change: (site, { retryDays, endOfRetries }) => ({
    ...site,
    store: { ...site.store, retryDays, endOfRetries },
  }),
  summary: ({ retryDays, endOfRetries }) =>
    `Changed how payments of subscriptions are tried again: on days ${retryDays.join(', ')}, then ${endOfRetries}`,
}
