import type { Role } from '@vitrine/domain/owners/role'
import type { SiteStore } from '@vitrine/store/store'
import { buildAccount, newId } from '@vitrine/store/testing/builders'
import { hashPassword } from '../owners/passwords.ts'
import type { Visitor } from './visit.ts'

/** The password of every account that tests make. */
export const testPassword = 'correct horse battery'

let hashed: Promise<string> | undefined

/** Makes an account with these roles, and signs the visitor in to it; returns its e-mail address. */
export async function signInAs(visitor: Visitor, store: SiteStore, roles: readonly Role[]): Promise<string> {
  hashed ??= hashPassword(testPassword)
  const email = `${roles.join('-')}-${newId()}@example.com`
  await store.accounts.save(buildAccount({ email, roles, passwordHash: await hashed }))
  const answer = await visitor.send('POST', '/api/panel/session', { email, password: testPassword })
  if (answer.status !== 200) throw new Error(`Signing in failed: ${answer.text}`)
  return email
}
