import type { GiftCardPageProps } from '@vitrine/contract/gift-cards/page-props'
import { OwnAmount } from '../../parts/gift/own-amount.tsx'

/** The word for an amount that is none of the product's own. */
const ownAmount = 'own'

/** What is put on the card: one of the amounts of the product, or one's own where it lets buyers choose. */
export function AmountChoice({ denominations, freeAmount, values, errors, entryId }: GiftCardPageProps) {
  if (entryId !== null) return null
  const [only] = denominations
  if (denominations.length === 1 && only && freeAmount === null)
    return (
      <>
        <input type="hidden" name="variantId" value={only.variantId} />
        <p className="vt-gift-amount">{only.label}</p>
      </>
    )
  const wrong = errors.amount ?? null
  return (
    <fieldset
      className="vt-choices vt-gift-amounts"
      aria-describedby={wrong ? 'gift-amount-error' : undefined}
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
      {freeAmount ? (
        <OwnAmount
          freeAmount={freeAmount}
          choice={{ name: 'variantId', value: ownAmount, isChosen: values.variantId === ownAmount }}
          field={{ id: 'gift-amount', name: 'amount', typed: values.amount ?? '' }}
          isWrong={wrong !== null}
        />
      ) : null}
      {wrong ? (
        <p className="vt-field-error" id="gift-amount-error">
          {wrong}
        </p>
      ) : null}
    </fieldset>
  )
}
