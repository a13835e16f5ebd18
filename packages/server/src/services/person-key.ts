import { createHmac } from 'node:crypto'

/** A hash of an e-mail address by the key of the installation, by which what belongs to a person is found without keeping the address; '' for none. */
export function personKey(
  email: string,
  { websiteId, secret }: { readonly websiteId: string; readonly secret: string },
): string {
  const address = email.trim().normalize('NFC').toLowerCase()
  if (address === '') return ''
  return createHmac('sha256', secret)
    .update(JSON.stringify(['person', websiteId, address]))
    .digest('hex')
}
