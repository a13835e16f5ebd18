import type { BalancePageProps } from '@vitrine/contract/gift-cards/page-props'
import { OrderBrand } from '../order/order-brand.tsx'

/** What is left on a gift card, for who has its code. */
export function BalancePage({ site, found, problem }: BalancePageProps) {
  return (
    <div className="vt-order vt-gift">
      <OrderBrand site={site} />
      <header className="vt-order-head">
        <h1>What is on your gift card</h1>
        <p className="vt-quiet">Enter the code as it stands in the mail. You pay with it at the checkout.</p>
      </header>
      {found ? (
        <p className="vt-gift-balance" role="status">
          <strong>{found.balanceText}</strong> {`on the card that ends in ${found.lastFour}`}{' '}
          {found.isTest ? <span className="vt-badge">Test card: it pays test orders alone</span> : null}
        </p>
      ) : null}
      {problem ? (
        <div className="vt-alert" role="alert" id="gift-problem">
          {problem}
        </div>
      ) : null}
      <form className="vt-gift-form" method="post" action="/gift-card">
        <div className="vt-fields">
          <div className={`vt-field${problem ? ' vt-field-wrong' : ''}`}>
            <div className="vt-field-box">
              <input
                id="gift-code"
                name="code"
                type="text"
                required
                maxLength={100}
                placeholder=" "
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
                aria-invalid={problem ? true : undefined}
                aria-describedby={problem ? 'gift-problem' : undefined}
              />
              <label htmlFor="gift-code">Code of the gift card</label>
            </div>
          </div>
        </div>
        <div className="vt-gift-acts">
          <button className="vt-button" type="submit">
            Look it up
          </button>
          <a href={site.homeUrl}>To the shop</a>
        </div>
      </form>
    </div>
  )
}
