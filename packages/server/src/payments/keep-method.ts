import type { KeptMethod } from '@vitrine/store/payments/saved-methods'
import type { SiteTables } from '@vitrine/store/store'
import type { TokenizedMethod } from '../services/gateway.ts'
import type { Services } from '../services/services.ts'
import { sealToken } from './saved-tokens.ts'

/** Keeps the method that was saved with a payment, its token sealed; a payment saves one at most. */
export async function keepMethod(
  tables: Pick<SiteTables, 'savedMethods'>,
  { id, paymentId, gateway, method }: NewMethod,
  services: Pick<Services, 'newId' | 'clock' | 'secret'>,
): Promise<void> {
  const { token, ...seen } = method
  const kept: KeptMethod = {
    ...seen,
    id: id ?? services.newId(),
    paymentId,
    gateway,
    sealedToken: sealToken(token, services),
    createdAtMs: services.clock(),
    removedAtMs: null,
  }
  await tables.savedMethods.insert(kept)
}

interface NewMethod {
  /** Left out: a new one. */
  readonly id?: string
  readonly paymentId: string
  readonly gateway: string
  readonly method: TokenizedMethod
}
