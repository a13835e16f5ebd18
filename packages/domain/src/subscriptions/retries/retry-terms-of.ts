import type { StoreSettings } from '../../website/store-settings.ts'
import { type RetryTerms, usualRetryTerms } from './retry-terms.ts'

/** How a shop tries again what was declined, as usual where its owner set nothing. */
export function retryTermsOf({
  retryDays = usualRetryTerms.retryDays,
  endOfRetries = usualRetryTerms.endOfRetries,
}: Pick<StoreSettings, 'retryDays' | 'endOfRetries'>): RetryTerms {
  return { retryDays, endOfRetries }
}
