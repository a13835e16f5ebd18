/** Lets texts of many lines tell how long they are, where they have a limit: `n / max`. */
export function startCounters(form: HTMLFormElement): void {
  for (const area of form.querySelectorAll<HTMLTextAreaElement>('textarea[data-max-length]')) {
    const limit = limitOf(area.dataset.maxLength)
    // What is too long is told, not cut off without a word.
    area.removeAttribute('maxlength')
    if (limit > 0) startCounter(area, limit)
  }
}

/** What is no number, or less than none, is no limit (specification, section 5). */
export function limitOf(told: string | undefined): number {
  const limit = Number(told)
  return Number.isFinite(limit) && limit > 0 ? Math.floor(limit) : 0
}

function startCounter(area: HTMLTextAreaElement, limit: number): void {
  const counter = document.createElement('span')
  counter.className = 'field-counter'
  counter.id = `${area.id}-counter`
  area.after(counter)
  const described = [area.getAttribute('aria-describedby') ?? '', counter.id].filter(Boolean)
  area.setAttribute('aria-describedby', described.join(' '))
  const tell = () => {
    const { length } = area.value.replaceAll('\r\n', '\n')
    counter.textContent = `${length} / ${limit}`
    counter.classList.toggle('is-over', length > limit)
    if (length > limit) area.setAttribute('aria-invalid', 'true')
    else if (!area.closest('.error')) area.removeAttribute('aria-invalid')
  }
  area.addEventListener('input', tell)
  area.form?.addEventListener('reset', () => setTimeout(tell))
  tell()
}
