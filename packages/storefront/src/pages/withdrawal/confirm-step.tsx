import type { WithdrawalPageProps } from '@vitrine/contract/orders/withdrawal-page-props'

/** The second step: what is declared is read once more, and confirmed. */
export function ConfirmStep({ path, linkKey, values, statement, words, orderText }: WithdrawalPageProps) {
  const kept = Object.entries(values).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ))
  return (
    <section className="vt-order-card" aria-labelledby="statement-title">
      <h2 id="statement-title">What you declare</h2>
      {statement.map((text) => (
        <p key={text} className="vt-preserve">
          {text}
        </p>
      ))}
      <div className="vt-subscription-send vt-withdrawal-send">
        <form method="post" action={path}>
          <input type="hidden" name="key" value={linkKey} />
          {kept}
          <button
            className="vt-button"
            type="submit"
            name="step"
            value="confirm"
            lang={words.confirm.language}
          >
            {words.confirm.text}
          </button>
        </form>
        {orderText ? (
          <a href={`${path}?key=${linkKey}`}>Change it</a>
        ) : (
          <form method="post" action={path}>
            {kept}
            <button className="vt-button vt-button-quiet" type="submit" name="step" value="write">
              Change it
            </button>
          </form>
        )}
      </div>
    </section>
  )
}
