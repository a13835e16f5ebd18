import type { KeptMethod } from '@vitrine/store/payments/saved-methods'
import { seal, unseal } from '../services/seal.ts'
import type { Services } from '../services/services.ts'

/** The token of a saved method as it is kept. */
export function sealToken(token: string, { secret }: Pick<Services, 'secret'>): string {
  return seal(token, { purpose: 'payment method', installationSecret: secret })
}

/** What a saved method is charged by; null when it was removed, or sealed by another installation. */
export function openToken(
  { sealedToken, removedAtMs }: Pick<KeptMethod, 'sealedToken' | 'removedAtMs'>,
  { secret }: Pick<Services, 'secret'>,
): string | null {
  if (removedAtMs !== null) return null
  return unseal(sealedToken, { purpose: 'payment method', installationSecret: secret })
}
