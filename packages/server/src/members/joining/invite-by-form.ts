import { emailKey } from '@vitrine/domain/contact/email-address'
import type { Submission } from '@vitrine/domain/forms/inbox/submission'
import type { SiteTables } from '@vitrine/store/store'
import type { Exchange } from '../../http/exchange.ts'
import { askForMailIn } from '../ask-for-mail.ts'

/** Mails who sent a form the link by which they become a member, in the transaction that keeps the submission. Without an address, or a free plan that is offered, nothing is sent. */
export async function inviteByForm(
  tables: SiteTables,
  { email, fields, values }: Pick<Submission, 'email' | 'fields' | 'values'>,
  { planId, services, site }: { readonly planId: string } & Pick<Exchange, 'services' | 'site'>,
): Promise<void> {
  const plan = await tables.membershipPlans.find(planId)
  if (email === '' || !plan?.isOffered || plan.price.kind !== 'free') return
  if (!(await tables.site.read()).store.hasAccounts) return
  const named = fields.find(({ type }) => type === 'name')
  const name = namePartsOf(named && values[named.id]) || emailKey(email)
  const signUp = { name: name.slice(0, longestName), passwordHash: '', joins: { planId, to: '' } }
  await askForMailIn(tables, { email, purpose: 'confirm', signUp }, { services, site })
}

const longestName = 100

function namePartsOf(value: unknown): string {
  const parts = Array.isArray(value) ? value : [value]
  return parts
    .filter((each) => typeof each === 'string')
    .join(' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
}
