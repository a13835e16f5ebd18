interface OwnAmountProps {
  /** The currency, and between what an amount may be, in words. */
  readonly freeAmount: { readonly currency: string; readonly hint: string }
  /** The name and value of the radio button, and whether it is chosen. */
  readonly choice: { readonly name: string; readonly value: string; readonly isChosen: boolean }
  /** The field beside it: its id, its name, and what was typed. */
  readonly field: { readonly id: string; readonly name: string; readonly typed: string }
  readonly isWrong: boolean
}

/** The choice of another amount than those that are offered, with the field that it is typed in. */
export function OwnAmount({ freeAmount, choice, field, isWrong }: OwnAmountProps) {
  return (
    <label className="vt-choice">
      <input type="radio" name={choice.name} value={choice.value} defaultChecked={choice.isChosen} />
      <span className="vt-choice-name">
        Another amount
        <span className="vt-choice-note">{freeAmount.hint}</span>
      </span>
      <input
        id={field.id}
        className="vt-donate-own"
        type="text"
        name={field.name}
        inputMode="decimal"
        autoComplete="off"
        aria-label={`Amount in ${freeAmount.currency}`}
        aria-invalid={isWrong ? true : undefined}
        defaultValue={field.typed}
      />
    </label>
  )
}
