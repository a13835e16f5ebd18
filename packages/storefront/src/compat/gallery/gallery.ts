import { wrapped, wrappedList } from '../elements.ts'
import { plugLoader } from '../image-loader/picture-loader.ts'
import { Widget } from '../widget.ts'
import { bindGallery } from './bind-gallery.ts'
import {
  type Design,
  designOf,
  layOutSlides,
  moveStrip,
  prepareLayout,
  ratioOf,
  stackSlides,
} from './designs.ts'
import { findElements, type GalleryElements, type GallerySettings, isOn } from './gallery-settings.ts'
import { markWhenLoaded } from './mark-loaded.ts'
import { linkedSlide, writeSlideAddress } from './slide-address.ts'

/** `Y.Squarespace.Gallery2`: slides in one of the designs, with controls, autoplay, keys and swipes. */
export class Gallery extends Widget {
  readonly parts: GalleryElements | null
  readonly #design: Design
  readonly #unbind: () => void
  readonly #children = new Set<Gallery>()
  readonly #watched = new WeakSet<HTMLElement>()

  constructor(settings: GallerySettings = {}) {
    super({ loop: false, autoplay: false, ...settings })
    this.parts = findElements(settings)
    this.#design = designOf(settings.design)
    const wanted = linkedSlide(this.parts?.slides ?? []) ?? (Number(settings.currentIndex ?? 0) || 0)
    const start = Math.min(wanted, Math.max(0, this.size - 1))
    super.set('currentIndex', start)
    if (this.parts) prepareLayout(this.#design, this.parts)
    for (const slide of this.parts?.slides ?? []) markWhenLoaded(slide, imagesOf(slide))
    this.#unbind = this.parts ? bindGallery(this, this.parts, settings) : () => undefined
    this.refresh()
    // Scripts listen only after they have made the gallery.
    queueMicrotask(() => {
      this.fire('init')
      this.fire('ready')
    })
  }

  /** How many slides there are. */
  get size(): number {
    return this.parts?.slides.length ?? 0
  }

  override get(name: string): unknown {
    if (name === 'slides') return wrappedList(this.parts?.slides ?? [])
    if (name === 'container') return wrapped(this.parts?.container ?? null)
    if (name === 'currentSlide') return wrapped(this.parts?.slides[Number(super.get('currentIndex'))] ?? null)
    return super.get(name)
  }

  override set(name: string, value: unknown): this {
    if (name !== 'currentIndex') {
      super.set(name, value)
      if (isColumnSetting(name)) this.refresh()
      return this
    }
    const index = this.#within(Number(value))
    if (Number(value) >= this.size) this.fire('reachedEnd')
    if (Number(value) < 0) this.fire('reachedBeginning')
    if (index === super.get(name)) return this
    super.set(name, index)
    this.refresh()
    if (isOn(super.get('historyHash'))) writeSlideAddress(this.parts?.slides[index])
    for (const child of this.#children) child.set('currentIndex', index)
    return this
  }

  /** Lets another gallery, such as a strip of thumbnails, go along; its steps move this one too. */
  addChild(child: Gallery): void {
    this.#children.add(child)
    child.set('currentIndex', super.get('currentIndex'))
    child.after('currentIndexChange', ({ newVal }) => this.set('currentIndex', newVal))
  }

  /** Shows the next slide. */
  next(): void {
    this.set('currentIndex', Number(super.get('currentIndex')) + 1)
  }

  /** Shows the slide before. */
  previous(): void {
    this.set('currentIndex', Number(super.get('currentIndex')) - 1)
  }

  /** Shows the next slide. */
  nextSlide(): void {
    this.next()
  }

  /** Shows the slide before. */
  previousSlide(): void {
    this.previous()
  }

  /** All slides, or those that hold a picture or a film. */
  getSlides(kind?: string): unknown {
    const wanted = kind === 'video' ? '.sqs-video-wrapper' : kind === 'image' ? 'img' : null
    const slides = this.parts?.slides ?? []
    return wrappedList(
      slides.filter((slide) => wanted === null || slide.matches(`:is(${wanted}), :has(${wanted})`)),
    )
  }

  /** The pictures of all slides. */
  getImages(): unknown {
    return wrappedList(this.parts?.slides.flatMap(imagesOf) ?? [])
  }

  /** Lays everything out again, for the room there is now. */
  refresh(): void {
    const { parts } = this
    if (!parts || this.isDestroyed()) return
    const index = Number(super.get('currentIndex'))
    if (this.#design === 'columns') layOutSlides(parts, this.#settings())
    if (this.#design === 'stacked') stackSlides(parts, index, this.#transition())
    if (this.#design === 'strip') moveStrip(parts, index, this.#settings().designOptions?.alignment)
    this.#loadImages(parts, index)
    this.#tell(parts, index)
    this.fire('refresh')
  }

  /** Lets pictures fill their frames (`fill`), stand whole in them (`fit`), or be as they are (null). */
  refreshContentMode(mode: string | null): void {
    const options: unknown = super.get('loaderOptions')
    this.set('loaderOptions', { ...(typeof options === 'object' ? options : null), mode })
    this.refresh()
  }

  override destroy(): void {
    if (this.isDestroyed()) return
    this.#unbind()
    for (const slide of this.parts?.slides ?? []) {
      slide.classList.remove('sqs-active-slide', 'active', 'loaded')
      for (const name of [
        'position',
        'inset',
        'transform',
        'transition',
        'opacity',
        'visibility',
        'z-index',
        'overflow',
      ])
        slide.style.removeProperty(name)
    }
    super.destroy()
  }

  #settings(): GallerySettings {
    const options = (super.get('designOptions') as GallerySettings['designOptions']) ?? {}
    const changed = columnSettings.flatMap((name) => {
      const value = super.get(name)
      return value === undefined ? [] : [[name, value] as const]
    })
    return {
      design: String(super.get('design') ?? ''),
      designOptions: { ...options, ...Object.fromEntries(changed) },
    }
  }

  #within(index: number): number {
    const { size } = this
    if (size === 0 || !Number.isFinite(index)) return 0
    return isOn(super.get('loop')) ? ((index % size) + size) % size : Math.min(size - 1, Math.max(0, index))
  }

  #transition() {
    const options = this.#settings().designOptions ?? {}
    const isStill = window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false
    const seconds = Number(options.speed ?? 0.5)
    const transition = String(options.transition ?? 'fade')
    return isStill
      ? { transition: 'none', seconds: 0 }
      : { transition, seconds: Number.isFinite(seconds) ? seconds : 0.5 }
  }

  /** With `lazyLoad` only the slide that is shown, and its neighbours. */
  #loadImages({ slides }: GalleryElements, index: number): void {
    const { mode, load } = (super.get('loaderOptions') ?? {}) as {
      mode?: string | null
      load?: boolean
    }
    const isLazy = super.get('lazyLoad') === true && this.#design === 'stacked'
    // Slides that are all of one shape are covered by their pictures.
    const usual =
      this.#design === 'columns' && ratioOf(this.#settings().designOptions?.aspectRatio) ? 'fill' : undefined
    slides.forEach((slide, at) => {
      const distance = Math.min(Math.abs(at - index), slides.length - Math.abs(at - index))
      if (isLazy && distance > 1) return
      for (const image of imagesOf(slide)) {
        this.#loadImage(image, {
          load: load !== false || isLazy,
          mode: mode === undefined ? (image.dataset.mode ?? usual) : (mode ?? undefined),
        })
      }
    })
    if (isOn(this.#settings().designOptions?.autoHeight)) this.#takeHeight(slides[index])
  }

  #loadImage(
    image: HTMLElement,
    options: { readonly load: boolean; readonly mode: string | undefined },
  ): void {
    if (!this.#watched.has(image)) {
      this.#watched.add(image)
      image.addEventListener('load', () => this.fire('image-loaded', { image: wrapped(image) }))
    }
    plugLoader(image, options)
  }

  #takeHeight(slide: HTMLElement | undefined): void {
    const image = slide?.matches('img') ? slide : slide?.querySelector<HTMLElement>('img')
    if (this.#design === 'stacked' && image?.offsetHeight && this.parts)
      this.parts.container.style.height = `${image.offsetHeight}px`
  }

  #tell(
    { slides, controls, next, previous, currentIndex, totalSlides }: GalleryElements,
    index: number,
  ): void {
    for (const each of [slides, ...controls.map(({ children }) => [...children])]) {
      for (const [at, { classList }] of each.entries()) {
        classList.toggle('sqs-active-slide', at === index)
        classList.toggle('active', at === index)
      }
    }
    const isLoop = isOn(super.get('loop'))
    for (const each of next) each.classList.toggle('sqs-disabled', !isLoop && index >= slides.length - 1)
    for (const each of previous) each.classList.toggle('sqs-disabled', !isLoop && index <= 0)
    for (const each of currentIndex) each.textContent = String(index + 1)
    for (const each of totalSlides) each.textContent = String(slides.length)
  }
}

/** Options of columns that scripts also set on the gallery itself. */
const columnSettings = ['gutter', 'columnWidth', 'aspectRatio'] as const

function isColumnSetting(name: string): boolean {
  return columnSettings.some((each) => each === name)
}

function imagesOf(slide: HTMLElement): readonly HTMLElement[] {
  return slide.matches('img[data-src]') ? [slide] : [...slide.querySelectorAll<HTMLElement>('img[data-src]')]
}
