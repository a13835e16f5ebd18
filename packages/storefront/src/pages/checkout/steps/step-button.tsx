import { LockIcon } from '../../../parts/page-frame/icons.tsx'

/** The button that ends a step; while it works it says so and takes no second press. */
export function StepButton(props: {
  readonly label: string
  readonly busyLabel: string
  readonly isBusy: boolean
  readonly isFinal?: boolean
  /** Of the label, where it is another than the page's. */
  readonly language?: string | undefined
}) {
  return (
    <div className="vt-step-actions">
      <button className="vt-button vt-step-button" type="submit" aria-disabled={props.isBusy || undefined}>
        {props.isBusy ? <span className="vt-spinner" aria-hidden="true" /> : null}
        {props.isFinal && !props.isBusy ? <LockIcon /> : null}
        {props.isBusy ? props.busyLabel : <span lang={props.language}>{props.label}</span>}
      </button>
      <span className="vt-visually-hidden" role="status">
        {props.isBusy ? props.busyLabel : ''}
      </span>
    </div>
  )
}
