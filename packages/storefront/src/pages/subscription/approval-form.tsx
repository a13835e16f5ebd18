import type { SubscriptionPageProps } from '@vitrine/contract/subscriptions/page-props'

/** Leads to the bank, which wants the payment approved that failed. */
export function ApprovalForm({ path, linkKey }: SubscriptionPageProps) {
  return (
    <section className="vt-order-card vt-subscription-ask" aria-labelledby="approval-title">
      <h2 id="approval-title">Approve the payment</h2>
      <form className="vt-subscription-form" method="post" action={`${path}/approval`}>
        <input type="hidden" name="key" value={linkKey} />
        <p>
          Your bank takes it only once you have approved it. You go on to its page, and come back here. You
          pay it once, whatever you try.
        </p>
        <div className="vt-subscription-send">
          <button className="vt-button" type="submit">
            Go on to your bank
          </button>
        </div>
      </form>
    </section>
  )
}
