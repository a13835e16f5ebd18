import type { SubscriptionPageProps } from '@vitrine/contract/subscriptions/page-props'
import { Thumbnail } from '../../parts/page-frame/thumbnail.tsx'
import { OrderBrand } from '../order/order-brand.tsx'
import { ApprovalForm } from './approval-form.tsx'
import { AskedForm } from './asked-form.tsx'
import { SubscriptionCards } from './subscription-cards.tsx'
import { SubscriptionHistory } from './subscription-history.tsx'

/** The page on which the buyer of a subscription lives with it: plain links and forms, of which no script is needed. */
export function SubscriptionPage(props: SubscriptionPageProps) {
  const { product, isTest, stateText, isTriedNow, priceText } = props
  return (
    <div className="vt-order vt-subscription">
      <OrderBrand site={props.site} />
      <header className="vt-subscription-head">
        <span className="vt-subscription-picture">
          <Thumbnail url={product.imageUrl} sizePx={96} />
        </span>
        <div>
          <p className="vt-eyebrow">Your subscription</p>
          <h1>{product.title}</h1>
          <p className="vt-quiet">
            {[product.choice, product.quantity === 1 ? '' : `${product.quantity} pieces`, priceText]
              .filter(Boolean)
              .join(' · ')}
          </p>
          <p className="vt-order-state" data-tried-now={isTriedNow ? '' : undefined}>
            {stateText}
          </p>
          {isTest ? <p className="vt-badge">Test subscription: no money is taken</p> : null}
        </div>
      </header>
      {props.done === null ? null : (
        <p className="vt-subscription-done" role="status">
          {props.done}
        </p>
      )}
      <AskedForm {...props} />
      {props.asksApproval && props.ask === null ? <ApprovalForm {...props} /> : null}
      <SubscriptionCards {...props} />
      <SubscriptionHistory {...props} />
      <Foot {...props} />
    </div>
  )
}

function Foot({ contactEmail }: SubscriptionPageProps) {
  if (contactEmail === '') return null
  return (
    <footer className="vt-order-foot">
      <p className="vt-quiet">
        Questions? Write to <a href={`mailto:${contactEmail}`}>{contactEmail}</a>.
      </p>
    </footer>
  )
}
