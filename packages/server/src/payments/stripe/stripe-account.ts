import type { Log } from '@vitrine/site/log'
import { LRUCache } from 'lru-cache'
import Stripe from 'stripe'
import type { GatewayKey } from '../../services/gateway.ts'

/** How an account with Stripe is reached. */
export interface StripeAccount {
  readonly secretKey: string
  /** One or, while they are exchanged, two secrets of the webhook, by spaces. */
  readonly webhookSecret: string
}

/** What a gateway of a site's account is opened with. */
export interface OpenedAccount<Account> {
  readonly key: GatewayKey
  readonly account: Account
  readonly websiteId: string
  /** Where the service is asked, when it is not at its own address. */
  readonly host: string | null
  readonly timeLimitMs: number
  readonly clock: () => number
  readonly log: Log
}

/** Stripe, asked for a site. */
export interface StripePlace {
  readonly stripe: Stripe
  readonly websiteId: string
}

/** Clients that were made lately: each has a pool of connections. */
const clients = new LRUCache<string, Stripe>({ max: 200 })

/** Opens Stripe's own client; `host` is the address of a stand-in. The version of the API is the client's. */
export function stripeClient(secretKey: string, host: string | null, timeLimitMs: number): Stripe {
  const name = `${secretKey} ${host ?? ''} ${timeLimitMs}`
  const known = clients.get(name)
  if (known) return known
  const client = new Stripe(secretKey, {
    telemetry: false,
    // Our jobs ask again, with the same keys.
    maxNetworkRetries: 0,
    timeout: timeLimitMs,
    ...(host === null ? {} : placeOf(host)),
  })
  clients.set(name, client)
  return client
}

function placeOf(host: string) {
  const { hostname, port, protocol } = new URL(host)
  const isPlain = protocol === 'http:'
  return { host: hostname, port: port || (isPlain ? 80 : 443), protocol: isPlain ? 'http' : 'https' } as const
}

/** An error of Stripe's client, by its shape: its classes differ between its builds. */
export function isStripeError(error: unknown): error is Stripe.errors.StripeError {
  return error instanceof Error && error.constructor.name.startsWith('Stripe') && 'type' in error
}
