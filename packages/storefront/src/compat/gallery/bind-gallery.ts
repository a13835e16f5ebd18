import { watchSwipes } from '../../parts/lightbox/swipe.ts'
import { elementsOf } from '../elements.ts'
import { squarespace } from '../namespace.ts'
import { designOf } from './designs.ts'
import { type GalleryElements, type GallerySettings, isOn } from './gallery-settings.ts'

/** What moves, such as `Gallery2`. */
interface MovableGallery {
  next(): unknown
  previous(): unknown
  refresh(): unknown
  get(name: string): unknown
  set(name: string, value: unknown): unknown
}

/** Lets visitors and the clock move a gallery; what is answered ends that. */
export function bindGallery(
  gallery: MovableGallery,
  parts: GalleryElements,
  settings: GallerySettings,
): () => void {
  const ending = new AbortController()
  const { signal } = ending
  const onClick = (element: Element, step: () => void) => {
    const clicked = (event: Event) => {
      event.preventDefault()
      step()
    }
    element.addEventListener('click', clicked, { signal })
  }
  for (const element of parts.next) onClick(element, () => gallery.next())
  for (const element of parts.previous) onClick(element, () => gallery.previous())
  for (const control of parts.controls) {
    for (const [at, child] of [...control.children].entries()) {
      onClick(child, () => gallery.set('currentIndex', at))
    }
  }
  bindSlides(gallery, parts, settings, signal)
  if (settings.keyboard !== false) bindKeys(gallery, parts, signal)
  if (settings.refreshOnResize !== false)
    window.addEventListener('resize', () => gallery.refresh(), { signal })
  bindClock(gallery, parts, settings, signal)
  return () => ending.abort()
}

function bindSlides(
  gallery: MovableGallery,
  { container, slides }: GalleryElements,
  { design, designOptions }: GallerySettings,
  signal: AbortSignal,
): void {
  if (designOf(design) !== 'stacked') {
    for (const [at, slide] of slides.entries()) {
      const chosen = () =>
        designOptions?.lightbox ? openLightbox(slides, at) : gallery.set('currentIndex', at)
      slide.addEventListener('click', (event) => chooseSlide(event, chosen), { signal })
    }
    return
  }
  watchSwipes(container, (direction) => (direction === 1 ? gallery.next() : gallery.previous()), signal)
  const behaviour = designOptions?.clickBehavior ?? 'auto'
  if (behaviour === false || behaviour === 'none') return
  container.addEventListener(
    'click',
    (event) => {
      if (event.target instanceof Element && event.target.closest('a, button, iframe, .sqs-video-wrapper'))
        return
      gallery.next()
    },
    { signal },
  )
}

function bindKeys(gallery: MovableGallery, { container }: GalleryElements, signal: AbortSignal): void {
  document.addEventListener(
    'keydown',
    (event) => {
      const isTyping =
        event.target instanceof Element && event.target.closest('input, textarea, select, [contenteditable]')
      if (isTyping || event.altKey || event.ctrlKey || event.metaKey || container.offsetParent === null)
        return
      if (event.key === 'ArrowRight') gallery.next()
      if (event.key === 'ArrowLeft') gallery.previous()
    },
    { signal },
  )
}

/** Links in slides lead where they lead; anything else of a slide chooses it. */
function chooseSlide(event: Event, chosen: () => void): void {
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null
  if (link && !/^#|^$/.test(link.getAttribute('href') ?? '')) return
  event.preventDefault()
  chosen()
}

function openLightbox(slides: readonly HTMLElement[], at: number): void {
  const { Lightbox2 } = squarespace()
  if (typeof Lightbox2 !== 'function') return
  const set = slides.map((slide) => ({ content: slide.querySelector('img') ?? slide, meta: '' }))
  Reflect.construct(Lightbox2, [
    { set, currentSetIndex: at, controls: { previous: true, next: true } },
  ]).render()
}

/** Moves on by itself; not while it is pointed at, out of sight, or where visitors want less motion. */
function bindClock(
  gallery: MovableGallery,
  { container }: GalleryElements,
  { autoplayOptions = {} }: GallerySettings,
  signal: AbortSignal,
): void {
  let isPaused = false
  const pausing = elementsOf(autoplayOptions.pauseOnMouseover ?? container)
  for (const element of pausing) {
    const pause = (isOver: boolean) => () => {
      isPaused = isOver
    }
    element.addEventListener('mouseenter', pause(true), { signal })
    element.addEventListener('mouseleave', pause(false), { signal })
  }
  const given = Number(autoplayOptions.timeout ?? 5_000)
  const timeoutMs = given > 0 && given < 100 ? given * 1_000 : Math.max(500, given || 5_000)
  const timer = setInterval(() => {
    const isStill = window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false
    if (isOn(gallery.get('autoplay')) && !isPaused && !isStill && !document.hidden) gallery.next()
  }, timeoutMs)
  signal.addEventListener('abort', () => clearInterval(timer))
}
