import type { GiftCardPageProps } from '@vitrine/contract/gift-cards/page-props'

/** What is put on the card: one of the amounts of the product. */
export function AmountChoice({ denominations, values, errors, entryId }: GiftCardPageProps) {
  if (entryId !== null) return null
  const [only] = denominations
  if (denominations.length === 1 && only)
    return (
      <>
        <input type="hidden" name="variantId" value={only.variantId} />
        <p className="vt-gift-amount">{only.label}</p>
      </>
    )
  const wrong = errors.variantId ?? null
  return (
    <fieldset
      className="vt-choices vt-gift-amounts"
      aria-describedby={wrong ? 'gift-variantId-error' : undefined}
    >
      <legend>Amount</legend>
      {denominations.map(({ variantId, label }, place) => (
        <label key={variantId} className="vt-choice">
          <input
            id={place === 0 ? 'gift-variantId' : undefined}
            type="radio"
            name="variantId"
            value={variantId}
            defaultChecked={values.variantId === variantId}
          />
          <span className="vt-choice-name">{label}</span>
        </label>
      ))}
      {wrong ? (
        <p className="vt-field-error" id="gift-variantId-error">
          {wrong}
        </p>
      ) : null}
    </fieldset>
  )
}
