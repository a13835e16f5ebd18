// The behaviour of the reviews of a product: loaded when they come near.

/** Lets visitors read further reviews without leaving the page: what the page of the link has is put in here. */
export function wake(section: HTMLElement): void {
  section.addEventListener('click', (event) => {
    const link =
      event.target instanceof Element
        ? event.target.closest<HTMLAnchorElement>('.product-reviews-more a')
        : null
    if (!link || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    if (link.getAttribute('aria-disabled') !== 'true') void readOn(section, link)
  })
}

async function readOn(section: HTMLElement, link: HTMLAnchorElement): Promise<void> {
  link.setAttribute('aria-disabled', 'true')
  const page = await readPage(link.href)
  const further = page?.querySelectorAll<HTMLElement>('.product-review') ?? []
  const list = section.querySelector('.product-reviews-list')
  // Where they cannot be had here, the page of the link has them.
  if (!list || further.length === 0) return window.location.assign(link.href)
  const [first] = further
  list.append(...further)
  const next = page?.querySelector<HTMLAnchorElement>('.product-reviews-more a')
  if (next) link.href = next.href
  link.removeAttribute('aria-disabled')
  if (!next) link.closest('.product-reviews-more')?.remove()
  if (!first) return
  first.tabIndex = -1
  first.focus({ preventScroll: true })
}

async function readPage(address: string): Promise<Document | null> {
  const response = await fetch(address).catch(() => null)
  if (!response?.ok) return null
  return new DOMParser().parseFromString(await response.text(), 'text/html')
}
