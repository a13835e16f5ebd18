import type { Account } from '@vitrine/store/owners/accounts'
import type { SiteTables } from '@vitrine/store/store'
import { hashToken } from '../http/visitor/token-hash.ts'
import type { Services } from '../services/services.ts'

/** What a link is for that an owner is given: to come in without a password, or to set a new one. */
export type LinkPurpose = 'sign-in' | 'password'

/** What differs between them. */
export const linkPurposes = {
  'sign-in': { minutes: 20, path: '/config/sign-in', table: 'signInLinks', mailJobKind: 'sign-in-mail' },
  password: {
    minutes: 60,
    path: '/config/new-password',
    table: 'passwordLinks',
    mailJobKind: 'password-mail',
  },
} as const satisfies Readonly<Record<LinkPurpose, LinkKind>>

interface LinkKind {
  /** How long such a link is good for. */
  readonly minutes: number
  readonly path: string
  readonly table: 'signInLinks' | 'passwordLinks'
  /** The kind of the jobs that make and mail one. */
  readonly mailJobKind: string
}

/** Where a link leads, and who makes it. */
interface LinkContext {
  readonly origin: string
  readonly services: Pick<Services, 'clock' | 'newToken'>
}

/** Makes a link that works once, in the place of the account's former one for the same; only the hash of its token is stored. */
export async function makeAccountLink(
  purpose: LinkPurpose,
  tables: Pick<SiteTables, 'signInLinks' | 'passwordLinks'>,
  { id: accountId }: Pick<Account, 'id'>,
  { origin, services }: LinkContext,
): Promise<string> {
  const { minutes, path, table } = linkPurposes[purpose]
  const token = services.newToken(32)
  const expiresAtMs = services.clock() + minutes * 60_000
  await tables[table].save({ accountId, tokenHash: hashToken(token), expiresAtMs })
  return `${origin}${path}?link=${token}`
}
