/** Gives a carousel of a summary its buttons: each press leads on by as many items as are in sight. */
export function wake(carousel: HTMLElement): void {
  const list = carousel.querySelector<HTMLElement>('.summary-item-list')
  const pager = carousel.querySelector<HTMLElement>('.summary-carousel-pager')
  const previous = pager?.querySelector<HTMLButtonElement>('.summary-carousel-pager-prev')
  const next = pager?.querySelector<HTMLButtonElement>('.summary-carousel-pager-next')
  if (!list || !pager || !previous || !next) return

  const update = () => {
    const room = list.scrollWidth - list.clientWidth
    pager.hidden = room <= 1
    previous.disabled = list.scrollLeft <= 1
    next.disabled = list.scrollLeft >= room - 1
  }
  const move = (direction: 1 | -1) => {
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
    list.scrollBy({ left: direction * list.clientWidth * 0.9, behavior: isStill ? 'auto' : 'smooth' })
  }
  previous.addEventListener('click', () => move(-1))
  next.addEventListener('click', () => move(1))
  list.addEventListener('scroll', update, { passive: true })
  new ResizeObserver(update).observe(list)
  update()
}
