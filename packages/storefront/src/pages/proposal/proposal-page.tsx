import type { ProposalPageProps } from '@vitrine/contract/proposals/page-props'
import { SummaryBody } from '../checkout/order-summary.tsx'
import { OrderBrand } from '../order/order-brand.tsx'

/** What the shop put together for a customer, who goes on to pay it: a plain form, of which no script is needed. */
export function ProposalPage(props: ProposalPageProps) {
  const { site, title, over, offer } = props
  return (
    <div className="vt-order vt-proposal">
      <OrderBrand site={site} />
      <header className="vt-order-head">
        <h1>{title}</h1>
        <p className="vt-quiet" role={over === null ? undefined : 'status'}>
          {over ?? 'We put this order together for you. Look it over, then go on to pay it.'}
        </p>
      </header>
      {offer === null ? <a href={site.homeUrl}>To the start page</a> : <Offer {...props} offer={offer} />}
    </div>
  )
}

interface OfferProps extends ProposalPageProps {
  readonly offer: NonNullable<ProposalPageProps['offer']>
}

function Offer({ locale, problem, offer }: OfferProps) {
  const { cart, message, untilText, action, deliveryLines } = offer
  return (
    <>
      {message === '' ? null : (
        <section className="vt-order-card" aria-labelledby="proposal-message-title">
          <h2 id="proposal-message-title">A word from the shop</h2>
          <p className="vt-preserve">{message}</p>
        </section>
      )}
      <section className="vt-order-card" aria-labelledby="proposal-lines-title">
        <h2 id="proposal-lines-title">Your items</h2>
        <SummaryBody cart={cart} locale={locale} />
      </section>
      {deliveryLines.length === 0 ? null : (
        <section className="vt-order-card" aria-labelledby="proposal-address-title">
          <h2 id="proposal-address-title">Delivery address</h2>
          <address className="vt-preserve">{deliveryLines.join('\n')}</address>
          <p className="vt-quiet">You can change it at the next step.</p>
        </section>
      )}
      {problem === null ? (
        <form className="vt-proposal-form" method="post" action={action}>
          <button className="vt-button" type="submit">
            Go on to pay
          </button>
          <p className="vt-quiet">{untilText}</p>
        </form>
      ) : (
        <p className="vt-proposal-problem" role="alert">
          {problem} <span>Please ask the shop.</span>
        </p>
      )}
    </>
  )
}
