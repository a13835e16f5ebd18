import { createHmac, randomBytes } from 'node:crypto'

const prefix = 'whsec_'

/** Makes a secret for signatures (Standard Webhooks: 24 to 64 bytes). */
export function makeWebhookSecret(): string {
  return prefix + randomBytes(32).toString('base64')
}

interface Signed {
  readonly id: string
  readonly atMs: number
  readonly body: string
}

/** The headers of a message by Standard Webhooks, signed by each of the secrets: the newest, and for a while the one before. */
export function webhookHeaders(
  { id, atMs, body }: Signed,
  secrets: readonly string[],
): Readonly<Record<string, string>> {
  const seconds = String(Math.floor(atMs / 1000))
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(prefix.length), 'base64')
    return `v1,${createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64')}`
  })
  return {
    'webhook-id': id,
    'webhook-timestamp': seconds,
    'webhook-signature': signatures.join(' '),
  }
}
