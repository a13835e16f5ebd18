import { emailKey } from '@vitrine/domain/contact/email-address'
import { signList } from './signing/signature.ts'

/** A hash of an e-mail address by the key of the installation, by which what belongs to a person is found without keeping the address; '' for none. */
export function personKey(
  email: string,
  { websiteId, secret }: { readonly websiteId: string; readonly secret: string },
): string {
  const address = emailKey(email)
  if (address === '') return ''
  return signList(secret, ['person', websiteId, address]).toString('hex')
}
