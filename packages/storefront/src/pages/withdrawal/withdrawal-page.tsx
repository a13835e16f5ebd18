import type { WithdrawalPageProps } from '@vitrine/contract/orders/withdrawal-page-props'
import { OrderBrand } from '../order/order-brand.tsx'
import { ConfirmStep } from './confirm-step.tsx'
import { WriteStep } from './write-step.tsx'

/** The page on which buyers withdraw from a contract: what, then once more to confirm it. Plain forms, of which no script is needed. */
export function WithdrawalPage(props: WithdrawalPageProps) {
  const { words, orderText, earlier } = props
  return (
    <div className="vt-order vt-subscription">
      <OrderBrand site={props.site} />
      <header className="vt-order-head">
        {orderText ? <p className="vt-eyebrow">{orderText}</p> : null}
        <h1 lang={words.link.language}>{words.link.text}</h1>
      </header>
      {earlier.length > 0 ? (
        <section className="vt-order-card" aria-label="Withdrawn before">
          <h2>Withdrawn before</h2>
          {earlier.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </section>
      ) : null}
      <Step {...props} />
      <footer className="vt-order-foot">
        <p className="vt-quiet">
          {props.contactEmail ? (
            <>
              Questions? Write to <a href={`mailto:${props.contactEmail}`}>{props.contactEmail}</a>.{' '}
            </>
          ) : null}
          <a href={props.backUrl}>{orderText ? 'Back to the order' : 'Back to the shop'}</a>
        </p>
      </footer>
    </div>
  )
}

function Step(props: WithdrawalPageProps) {
  if (props.step === 'done') {
    return (
      <section className="vt-order-card" role="status" aria-label="What came of it">
        {props.told.map((text, place) => (
          <p key={text} className={place === 0 ? 'vt-order-state' : undefined}>
            {text}
          </p>
        ))}
      </section>
    )
  }
  return props.step === 'confirm' ? <ConfirmStep {...props} /> : <WriteStep {...props} />
}
