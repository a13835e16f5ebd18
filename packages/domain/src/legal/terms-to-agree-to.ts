import { legalAddress } from '../website/settings/legal-texts.ts'
import type { Site } from '../website/site.ts'

/** The address of the terms that buyers must agree to; null where the shop does not ask for that, or has none. */
export function termsToAgreeTo(site: Pick<Site, 'store' | 'legal'>): string | null {
  return (site.store.asksForTerms && legalAddress(site, 'terms')) || null
}
