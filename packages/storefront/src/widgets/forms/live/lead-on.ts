/** Loads what sends a form when somebody uses it. Where it cannot be had, the plain form is sent. */
export function leadOn(form: HTMLFormElement): void {
  let sender: Promise<void> | null = null
  let isAwake = false
  const load = () => {
    sender ??= import('../island.ts').then(({ wake }) => {
      wake(form)
      isAwake = true
    })
    // What did not come is asked for again at the next use.
    sender.catch(() => {
      sender = null
    })
    return sender
  }
  form.addEventListener('focusin', () => void load().catch(() => undefined))
  form.addEventListener('submit', (event) => {
    if (isAwake) return
    event.preventDefault()
    const { submitter } = event
    load().then(
      () => form.requestSubmit(submitter),
      () => sendPlain(form, submitter),
    )
  })
}

/** A field may be called as what a form has of its own. */
function sendPlain(form: HTMLFormElement, submitter: HTMLElement | null): void {
  const action = submitter?.getAttribute('formaction')
  if (action) form.setAttribute('action', action)
  HTMLFormElement.prototype.submit.call(form)
}
