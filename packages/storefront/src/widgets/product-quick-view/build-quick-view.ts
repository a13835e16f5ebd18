import { giveOwnIds } from '../add-to-cart/own-ids.ts'

/** Stands alone: words within markup are not translated. */
const closeLabel = 'Close'

/** Builds the dialog of a quick view around its HTML, with the class names that templates and scripts look for. */
export function buildQuickView(viewHtml: string): HTMLDialogElement {
  const dialog = document.createElement('dialog')
  dialog.className = 'sqs-modal-lightbox sqs-product-quick-view-lightbox'
  dialog.innerHTML =
    '<div class="sqs-modal-lightbox-content"><div class="lightbox-inner"><div class="lightbox-content"><div class="sqs-widget sqs-product-quick-view"><div class="sqs-product-quick-view-content"></div></div></div></div><button type="button" class="sqs-modal-lightbox-close">×</button></div>'
  dialog.querySelector('.sqs-modal-lightbox-close')?.setAttribute('aria-label', closeLabel)
  const content = dialog.querySelector('.sqs-product-quick-view-content')
  if (content) content.innerHTML = viewHtml
  // At once: its first press may come before the script of its form.
  giveOwnIds(dialog)
  dialog.setAttribute('aria-label', dialog.querySelector('h1, h2, h3')?.textContent?.trim() || 'Product')
  for (const image of dialog.querySelectorAll<HTMLImageElement>('img[data-src]')) showImage(image)
  startSlides(dialog)
  return dialog
}

/** Pictures of a quick view wait for it (`data-load="false"`), and templates hide them until they are there. */
function showImage(image: HTMLImageElement): void {
  const source = image.dataset.src
  if (source && !image.getAttribute('src')) image.src = `${source}?format=750w`
  image.loading = 'eager'
  const markLoaded = () => {
    image.classList.remove('loading')
    image.classList.add('loaded')
  }
  if (image.complete && image.naturalWidth > 0) markLoaded()
  else image.addEventListener('load', markLoaded, { once: true })
}

/** One picture at a time; the small ones below lead to the others. */
function startSlides(view: Element): void {
  const slides = [...view.querySelectorAll('.ProductItem-gallery-slides-item')]
  const thumbnails = [...view.querySelectorAll<HTMLElement>('.ProductItem-gallery-thumbnails-item')]
  const select = (chosen: number) => {
    for (const group of [slides, thumbnails])
      group.forEach((each, index) => void each.classList.toggle('selected', index === chosen))
  }
  select(0)
  thumbnails.forEach((thumbnail, index) => {
    thumbnail.tabIndex = 0
    thumbnail.setAttribute('role', 'button')
    thumbnail.setAttribute('aria-label', `Picture ${index + 1} of ${thumbnails.length}`)
    thumbnail.addEventListener('click', () => select(index))
    thumbnail.addEventListener('keydown', (event) => {
      if (event.key !== 'Enter' && event.key !== ' ') return
      event.preventDefault()
      select(index)
    })
  })
}
