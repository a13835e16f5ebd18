/** What went wrong: a title, such as 'Unable to Add Item', and what to do about it. */
export interface Failure {
  readonly title: string
  readonly message: string
}

/** Shows a failure and has it read out at once. */
export function Alert({ failure }: { readonly failure: Failure }) {
  return (
    <div className="vt-alert" role="alert">
      <strong className="vt-alert-title">{failure.title}</strong>
      {failure.message ? <span className="vt-alert-message">{failure.message}</span> : null}
    </div>
  )
}
