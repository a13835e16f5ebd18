import { consentMissingText } from './download-consent.ts'
import { termsMissingText } from './terms-consent.ts'

/** What buyers can agree to before they pay. */
export type Consent = 'acceptsDownloads' | 'acceptsRenewal' | 'acceptsTerms'

const missingText: Readonly<Record<Consent, string>> = {
  acceptsDownloads: consentMissingText,
  acceptsRenewal: 'Please agree to the payments of this subscription.',
  acceptsTerms: termsMissingText,
}

/** Says of each thing that a buyer must agree to, and did not, that it is missing. */
export function missingConsents(
  given: Readonly<Partial<Record<Consent, boolean | undefined>>>,
  asked: Readonly<Record<Consent, boolean>>,
): Readonly<Record<string, string>> {
  const consents = ['acceptsDownloads', 'acceptsRenewal', 'acceptsTerms'] as const
  const missing = consents.filter((each) => asked[each] && given[each] !== true)
  return Object.fromEntries(missing.map((each) => [each, missingText[each]]))
}
