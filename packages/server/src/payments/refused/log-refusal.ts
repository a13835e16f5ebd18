import type { Log } from '@vitrine/site/log'
import type { GatewayKey } from '../../services/gateway.ts'

/** Whose account it is at which a payment was refused. */
export interface RefusedAt {
  readonly key: GatewayKey
  readonly websiteId: string
  readonly log: Log
}

/**
 * Writes down why a payment service refuses to begin a payment: its buyer reads only that it is not possible, and a shop whose account can take
 * no money has to learn what is in the way. Services repeat what they were sent; addresses and keys are left out.
 */
export function logRefusal(
  { key, websiteId, log }: RefusedAt,
  { code, message }: { readonly code: string; readonly message: string },
): void {
  const reason = message.replaceAll(personal, '…')
  log.warn({ gateway: key, websiteId, code, reason }, 'A payment service refused to begin a payment')
}

const personal = /[^\s@]+@[^\s@]+|\b[rs]k_[\w*]+/g
