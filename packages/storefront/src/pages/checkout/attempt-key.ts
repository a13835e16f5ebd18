import { newUuid } from '@vitrine/contract/client/new-uuid'

/** Makes the UUID that names an attempt to pay. */
export function newAttemptKey(): string {
  return newUuid()
}
