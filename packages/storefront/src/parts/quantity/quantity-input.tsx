import './quantity-input.css'

/** A quantity with a button to either side; typing is always possible, so the buttons stay out of the tab order's way. */
export function QuantityInput(props: {
  readonly name: string
  readonly label: string
  readonly text: string
  /** Only one can be had: the number is shown, not asked for. */
  readonly isFixed: boolean
  readonly describedBy: string | undefined
  readonly hasSteps: boolean
  readonly onType: (text: string) => void
  readonly onLeave: () => void
}) {
  if (props.isFixed) return <span className="vt-quantity-fixed">{props.text}</span>
  const present = Number(props.text)
  const step = (by: number) => {
    const next = Math.min(Math.max(present + by, 0), 9999)
    props.onType(String(next))
    // Nothing is below it: the quantity is chosen.
    if (next === 0) props.onLeave()
  }
  return (
    <div className={props.hasSteps ? 'vt-quantity' : 'vt-quantity vt-quantity-plain'}>
      {props.hasSteps ? <StepButton sign="−" label={`Less: ${props.label}`} onStep={() => step(-1)} /> : null}
      <input
        type="number"
        inputMode="numeric"
        min={0}
        max={9999}
        step={1}
        name={props.name}
        value={props.text}
        aria-label={props.label}
        aria-describedby={props.describedBy}
        aria-invalid={props.describedBy ? true : undefined}
        onChange={(event) => props.onType(event.target.value)}
        onBlur={props.onLeave}
      />
      {props.hasSteps ? <StepButton sign="+" label={`More: ${props.label}`} onStep={() => step(1)} /> : null}
    </div>
  )
}

function StepButton(props: { readonly sign: string; readonly label: string; readonly onStep: () => void }) {
  return (
    <button type="button" className="vt-quantity-step" aria-label={props.label} onClick={props.onStep}>
      <span aria-hidden="true">{props.sign}</span>
    </button>
  )
}
