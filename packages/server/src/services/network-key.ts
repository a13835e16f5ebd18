import { createHmac } from 'node:crypto'

/** A hash of a network by the key of the installation, by which it is known again without being kept. */
export function networkKey(network: string, secret: string): string {
  return createHmac('sha256', secret)
    .update(JSON.stringify(['network', network]))
    .digest('hex')
}
