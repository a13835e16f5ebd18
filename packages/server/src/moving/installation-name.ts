import { createHmac } from 'node:crypto'

/** By what an installation knows the files of sites that its own key has sealed. */
export function installationName(secret: string): string {
  return createHmac('sha256', secret).update('saved site').digest('base64url').slice(0, 22)
}
