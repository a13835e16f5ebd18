/** Sends the form with the focus, or the first one of a place, as its button does. */
export function sendForm(place: HTMLElement): void {
  const own = document.activeElement?.closest('form')
  const form = own && place.contains(own) ? own : place.querySelector('form')
  // What its own button does not send is not sent by a key: it is on its way, or there is nothing to send.
  if (form?.querySelector<HTMLButtonElement>('button[type=submit]')?.disabled) return
  form?.requestSubmit()
}
