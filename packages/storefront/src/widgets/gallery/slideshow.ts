import { createRotation } from './rotation.ts'
import { createStrip } from './strip.ts'

/** How long a strip that somebody scrolls must rest before its slide counts as chosen. */
const restMs = 120

/**
 * Steers a strip of slides, as WAI-ARIA practices describe carousels: arrows, keys, thumbnails and swipes move it, a status line tells which
 * slide is shown, and what moves by itself rests while somebody looks closer.
 */
export function startSlideshow(gallery: HTMLElement): void {
  const strip = createStrip(gallery)
  if (strip.slides.length < 2) return
  const status = gallery.querySelector('.sqs-gallery-status')
  const isSlideshow = gallery.dataset.design === 'slideshow'
  const show = (index: number, isTold: boolean) => {
    mark(gallery, strip.slides, index, isSlideshow)
    if (status && isTold) status.textContent = describe(strip.slides, index)
  }
  const go = (index: number, isTold = true) => {
    const target = (index + strip.slides.length) % strip.slides.length
    strip.scrollTo(target)
    show(target, isTold)
  }
  const seconds = Number(gallery.dataset.autoplay)
  const rotation = createRotation(gallery, seconds, () => go(strip.active() + 1, false))

  gallery.addEventListener('click', (event) => {
    if (!(event.target instanceof Element)) return
    const thumbnail = event.target.closest<HTMLElement>('[data-slide]')
    const button = event.target.closest('.previous, .next')
    if (thumbnail) {
      event.preventDefault()
      go(Number(thumbnail.dataset.slide))
    } else if (button) go(strip.active() + (button.classList.contains('next') ? 1 : -1))
  })
  strip.element.addEventListener('keydown', (event) => {
    if (event.target !== strip.element) return
    const target = slideOfKey(event.key, strip.active(), strip.slides.length)
    if (target === null) return
    event.preventDefault()
    go(target)
  })
  watchScrolling(strip.element, () => show(strip.settle(), !rotation.isRunning()))
  // Somebody may have scrolled before this script was there.
  show(strip.settle(), false)
}

function slideOfKey(key: string, active: number, count: number): number | null {
  if (key === 'ArrowRight') return active + 1
  if (key === 'ArrowLeft') return active - 1
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : null
}

function mark(gallery: HTMLElement, slides: readonly HTMLElement[], index: number, hidesOthers: boolean) {
  for (const [at, slide] of slides.entries()) {
    slide.classList.toggle('sqs-active-slide', at === index)
    // What lies outside of the frame is out of reach, for the tab key too.
    if (hidesOthers) slide.inert = at !== index
  }
  for (const thumbnail of gallery.querySelectorAll<HTMLElement>('[data-slide]')) {
    const isActive = Number(thumbnail.dataset.slide) === index
    thumbnail.classList.toggle('sqs-active-slide', isActive)
    if (isActive) thumbnail.setAttribute('aria-current', 'true')
    else thumbnail.removeAttribute('aria-current')
    if (isActive) keepInSight(thumbnail)
  }
}

/** Scrolls the row of thumbnails only, never the page. */
function keepInSight(thumbnail: HTMLElement): void {
  const row = thumbnail.parentElement
  if (!row) return
  const middle = thumbnail.offsetLeft - (row.clientWidth - thumbnail.offsetWidth) / 2
  row.scrollTo?.({ left: middle, behavior: 'auto' })
}

function describe(slides: readonly HTMLElement[], index: number): string {
  const slide = slides[index]
  const name = slide?.querySelector('.meta-title')?.textContent || slide?.querySelector('img')?.alt || ''
  return `Picture ${index + 1} of ${slides.length}${name && `: ${name}`}`
}

function watchScrolling(strip: HTMLElement, whenAtRest: () => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  strip.addEventListener(
    'scroll',
    () => {
      clearTimeout(timer)
      timer = setTimeout(whenAtRest, restMs)
    },
    { passive: true },
  )
}
