import { withoutTag } from '@vitrine/domain/contact/email-address'
import { personKey } from '../../services/person-key.ts'

/** By which it is known who was reminded, and who wants no more of it: one reader, whatever is added to their address. */
export function readerKey(email: string, context: Parameters<typeof personKey>[1]): string {
  return personKey(withoutTag(email), context)
}
