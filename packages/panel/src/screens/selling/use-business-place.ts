import { readBusinessCall } from '@vitrine/contract/website/settings/business-calls'
import type { TaxedPlace } from '@vitrine/domain/checkout/tax-rule'
import { businessPlace } from '@vitrine/domain/website/settings/business-place'
import { useCall } from '../../call/use-call.ts'
import { useSession } from '../../session/session.ts'

/** Where the business is, by its address; '' for what that does not say, and until it is known. */
export function useBusinessPlace(): TaxedPlace {
  const { site } = useSession()
  const { data } = useCall(readBusinessCall, {})
  if (!data) return { country: '', region: '' }
  return businessPlace({ location: data.value.location, language: site.locale })
}
