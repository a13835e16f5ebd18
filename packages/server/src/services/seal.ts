import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto'

/** What is sealed, and by which key: one of its own for each purpose. */
export interface Seal {
  readonly purpose:
    | 'second factor'
    | 'captcha'
    | 'form target'
    | 'form draft'
    | 'mail hook'
    | 'payment method'
    | 'payment keys'
    | 'gift card'
    | 'saved site'
  readonly installationSecret: string
}

/** Seals a secret with the key of the installation, so that a copy of the database alone tells none. */
export function seal(secret: string, by: Seal): string {
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', keyOf(by), iv)
  const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
  return [iv, cipher.getAuthTag(), sealed].map((part) => part.toString('base64url')).join('.')
}

/** Opens a sealed secret; null when it was sealed with another key, or is damaged. */
export function unseal(sealed: string, by: Seal): string | null {
  const [iv, tag, text] = sealed.split('.').map((part) => Buffer.from(part, 'base64url'))
  if (!iv || !tag || !text) return null
  try {
    const decipher = createDecipheriv('aes-256-gcm', keyOf(by), iv)
    decipher.setAuthTag(tag)
    return Buffer.concat([decipher.update(text), decipher.final()]).toString('utf8')
  } catch {
    return null
  }
}

function keyOf({ purpose, installationSecret }: Seal): Buffer {
  return createHmac('sha256', installationSecret).update(purpose).digest()
}
