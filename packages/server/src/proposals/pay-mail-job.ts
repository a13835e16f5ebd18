import type { Proposal } from '@vitrine/domain/cart/proposals/proposal'
import type { SiteTables } from '@vitrine/store/store'
import type { Services } from '../services/services.ts'

/** The kind of the jobs that mail the link by which a draft is paid. */
export const payMailKind = 'pay-link'

/** Puts the mail with the link into the outbox; it says what the draft says when it goes out. */
export function enqueuePayMail(
  { jobs }: Pick<SiteTables, 'jobs'>,
  { id, contents }: Proposal,
  { clock, newId }: Pick<Services, 'clock' | 'newId'>,
): Promise<void> {
  const mail = { reason: 'pay-link', to: contents.email, subject: '', orderId: null, orderName: '' } as const
  return jobs.enqueue({ id: newId(), kind: payMailKind, payload: { proposalId: id }, runAtMs: clock(), mail })
}
