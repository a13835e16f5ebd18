/** Has what the server said of a field of an account's form go as soon as another value stands in it that its browser takes. */
export function wake(form: HTMLElement): void {
  const look = ({ target }: Event) => {
    const isField = target instanceof HTMLInputElement || target instanceof HTMLSelectElement
    if (isField && target.getAttribute('aria-invalid') === 'true' && target.validity.valid)
      forget(form, target)
  }
  form.addEventListener('input', look)
  form.addEventListener('change', look)
}

function forget(form: HTMLElement, field: HTMLElement): void {
  const id = field.getAttribute('aria-describedby') ?? ''
  field.removeAttribute('aria-invalid')
  field.removeAttribute('aria-describedby')
  form.querySelector(`#${CSS.escape(id)}`)?.remove()
  // Nothing is wrong any more: the line above the form that asked to look through it has done its part.
  if (!form.querySelector('[aria-invalid="true"]'))
    form.closest('.vt-account')?.querySelector('.vt-account-notice--bad')?.remove()
}
