/** Says something of a form as a whole, above or below it; '' takes it away. */
export function notify(form: HTMLFormElement, where: 'above' | 'below', text: string): void {
  const notice = form.querySelector(`.form-notice-${where}`)
  if (notice) notice.textContent = text
}
