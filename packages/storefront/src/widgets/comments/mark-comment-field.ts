/** Ties the words of a form of comments to the field that they are about, and leads there. */
export function markField(form: HTMLFormElement, name: string): void {
  const field = form.querySelector<HTMLElement>(`[name="${name}"]`)
  const words = form.querySelector('.comment-message')
  if (!field || !words) return
  field.setAttribute('aria-invalid', 'true')
  if (words.id !== '') field.setAttribute('aria-describedby', words.id)
  field.focus()
}

/** Marks no field any more, and says nothing of one. */
export function unmarkFields(form: HTMLFormElement): void {
  const marked = form.querySelectorAll('[aria-invalid]')
  for (const field of marked) {
    field.removeAttribute('aria-invalid')
    field.removeAttribute('aria-describedby')
  }
  const words = form.querySelector('.comment-message')
  if (marked.length > 0 && words) words.textContent = ''
}
