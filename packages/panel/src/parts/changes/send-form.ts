/** Sends the form with the focus, or the first one of a place, as its button does. */
export function sendForm(place: HTMLElement): void {
  const own = document.activeElement?.closest('form')
  const form = own && place.contains(own) ? own : place.querySelector('form')
  const button = form?.querySelector<HTMLButtonElement>('button[type=submit]')
  // What no button of its own sends is not sent by a key: it was sent, is on its way, or there is nothing to send.
  if (form && button && !button.disabled) form.requestSubmit()
}
