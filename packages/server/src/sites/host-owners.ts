import type { Exchange } from '../http/exchange.ts'
import { type Refusal, refuse } from '../http/reply/reply.ts'

/** Whether the owner who asks owns the installation's first site, and with it looks after all sites. */
export async function isHostOwner({ site, services }: Pick<Exchange, 'site' | 'services'>): Promise<boolean> {
  return (await services.store.sites.home()) === site.id
}

/** Refuses an owner of another site than the first one, whose id is given. */
export function refuseStranger({ site }: Pick<Exchange, 'site'>, homeId: string | null): Refusal | null {
  return site.id === homeId ? null : refuse('not-allowed', strangerText)
}

/** Refuses what only owners of the installation's first site may do: others know nothing of the sites beside theirs. */
export async function refuseStrangers(
  exchange: Pick<Exchange, 'site' | 'services'>,
): Promise<Refusal | null> {
  return refuseStranger(exchange, await exchange.services.store.sites.home())
}

const strangerText = 'Owners of the first site of this installation look after this.'
