import type { SubscriptionPageProps } from '@vitrine/contract/subscriptions/page-props'
import type { SubscriptionAct } from '@vitrine/domain/subscriptions/subscription-acts'
import type { ReactNode } from 'react'
import { AddressLines } from '../../parts/page-frame/address-lines.tsx'
import { resumeLabel } from './resume-label.ts'

/** What is agreed, each with what can be changed of it. */
export function SubscriptionCards(props: SubscriptionPageProps) {
  const { address, isSent, nextText, methodText, deliveryText, acts, locale } = props
  return (
    <>
      <div className="vt-subscription-cards">
        <Card title="Next payment" acts={['skip', 'pause', 'resume']} page={props}>
          <p className="vt-subscription-big">{nextText ?? 'None'}</p>
        </Card>
        <Card title="What you get" acts={['swap']} page={props}>
          <p>
            {props.product.quantity} ×{' '}
            {[props.product.title, props.product.choice].filter(Boolean).join(', ')}
          </p>
          {props.isMembership ? (
            <p className="vt-quiet">{props.priceText}. Taxes are those of each day.</p>
          ) : (
            <p className="vt-quiet">{props.priceText}. Taxes and delivery are those of each day.</p>
          )}
          {props.discountTexts.length === 0 ? null : (
            <ul className="vt-subscription-discounts" aria-label="Discounts">
              {props.discountTexts.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          )}
          {props.newPriceText === null ? null : <p>A new price comes: {props.newPriceText}</p>}
        </Card>
        <Card title="Payment" acts={['card']} page={props}>
          <p>{methodText ?? 'Please name a way to pay.'}</p>
        </Card>
        {address ? (
          <Card title={isSent ? 'Delivery address' : 'Billing address'} acts={['address']} page={props}>
            <AddressLines address={address} locale={locale} />
          </Card>
        ) : null}
        {deliveryText === null ? null : (
          <Card title="Delivery" acts={['delivery']} page={props}>
            <p>{deliveryText}</p>
          </Card>
        )}
      </div>
      {acts.includes('cancel') ? (
        <p className="vt-subscription-cancel">
          <ActLink act="cancel" page={props} />
        </p>
      ) : null}
    </>
  )
}

function Card(card: {
  readonly title: string
  readonly acts: readonly SubscriptionAct[]
  readonly page: SubscriptionPageProps
  readonly children: ReactNode
}) {
  const open = card.acts.filter((act) => card.page.acts.includes(act))
  return (
    <section className="vt-order-card" aria-label={card.title}>
      <h2>{card.title}</h2>
      {card.children}
      {open.length === 0 ? null : (
        <p className="vt-subscription-acts">
          {open.map((act) => (
            <ActLink key={act} act={act} page={card.page} />
          ))}
        </p>
      )}
    </section>
  )
}

function ActLink({ act, page }: { readonly act: SubscriptionAct; readonly page: SubscriptionPageProps }) {
  return (
    <a
      href={`${page.path}?key=${page.linkKey}&ask=${act}#ask`}
      aria-current={page.ask === act ? 'true' : undefined}
    >
      {act === 'resume' ? resumeLabel(page) : actLabel[act]}
    </a>
  )
}

const actLabel: Readonly<Record<Exclude<SubscriptionAct, 'resume'>, string>> = {
  skip: 'Skip it',
  pause: 'Pause',
  swap: 'Change',
  address: 'Change address',
  delivery: 'Change delivery',
  card: 'Change card',
  cancel: 'Cancel subscription',
}
