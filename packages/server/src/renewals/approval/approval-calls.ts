import type {
  approveSubscriptionPaymentCall,
  subscriptionApprovedCall,
} from '@vitrine/contract/subscriptions/page-calls'
import type { Exchange } from '../../http/exchange.ts'
import { failureText } from '../../http/reply/errors.ts'
import { type PageAnswer, redirect, refuse } from '../../http/reply/reply.ts'
import { approvalPath } from '../../services/signing/subscription-links.ts'
import { donePath, findSubscription, showSubscription } from '../../subscriptions/page/subscription-page.ts'
import { approveRenewal, takeApproval } from './approve-renewal.ts'

type ApprovalExchange =
  | Exchange<typeof approveSubscriptionPaymentCall>
  | Exchange<typeof subscriptionApprovedCall>

/** Leads the buyer of a subscription to their bank, which wants the payment approved that failed. */
export async function postApproval(
  exchange: Exchange<typeof approveSubscriptionPaymentCall>,
): Promise<PageAnswer> {
  const { form, store, services, origin } = exchange
  const subscription = await findSubscription(exchange, form.key ?? '')
  if (!subscription) return refuse('not-found', failureText.notFound)
  const returnUrl = origin + approvalPath(services.secret, subscription)
  const approved = await approveRenewal(store, subscription.id, { returnUrl, services })
  if (approved.kind === 'go') return redirect(approved.url)
  return approved.kind === 'paid'
    ? redirect(donePath(exchange, subscription, 'approve'))
    : refused(exchange, approved.message)
}

/** Takes up a buyer who comes back from their bank. */
export async function getApproval(exchange: Exchange<typeof subscriptionApprovedCall>): Promise<PageAnswer> {
  const { query, store, services } = exchange
  const subscription = await findSubscription(exchange, query.key)
  if (!subscription) return refuse('not-found', failureText.notFound)
  const approved = await takeApproval(store, subscription, services)
  if (approved?.kind === 'refused') return refused(exchange, approved.message)
  if (approved) return redirect(donePath(exchange, subscription, 'approve'))
  return redirect(
    donePath(exchange, subscription, subscription.state === 'past-due' ? '' : 'nothing-to-approve'),
  )
}

async function refused(exchange: ApprovalExchange, problem: string): Promise<PageAnswer> {
  const { store, params } = exchange
  const now = await store.subscriptions.find(params.subscriptionId)
  if (!now) return refuse('not-found', failureText.notFound)
  return showSubscription(exchange, now, { ask: undefined, problem, refused: 'payment-declined' })
}
