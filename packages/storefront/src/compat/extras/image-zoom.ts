import { elementOf } from '../elements.ts'
import { Widget } from '../widget.ts'

/** What a script says of the picture that is to be looked at closely. */
export interface ZoomSettings {
  /** The picture, or what it stands in. */
  readonly host?: unknown
  /** `hover`: while it is pointed at; `click`: from one click to the next. */
  readonly behavior?: string
  /** How many times as large. */
  readonly zoom?: number
}

/** `Y.Squarespace.ImageZoom`: shows a part of a picture larger where the pointer is. Fingers have their own way to do that. */
export class ImageZoom extends Widget {
  readonly #frame: HTMLElement | null
  readonly #image: HTMLImageElement | null
  readonly #listening = new AbortController()
  #enlarged: HTMLElement | null = null

  constructor(settings: ZoomSettings = {}) {
    super({ behavior: 'hover', zoom: 2, ...settings })
    const host = elementOf(settings.host)
    this.#image = host instanceof HTMLImageElement ? host : (host?.querySelector('img') ?? null)
    this.#frame = host === this.#image ? (host?.parentElement ?? null) : host
    this.#frame?.classList.add('sqs-image-zoom')
    this.#listen()
  }

  override destroy(): void {
    this.#listening.abort()
    this.#hide()
    this.#frame?.classList.remove('sqs-image-zoom')
    super.destroy()
  }

  #listen(): void {
    const { signal } = this.#listening
    const hear = (type: string, step: (event: MouseEvent) => void) =>
      this.#frame?.addEventListener(
        type,
        (event) => event instanceof MouseEvent && !isFinger(event) && step(event),
        { signal },
      )
    if (this.get('behavior') === 'click')
      hear('click', (event) => (this.#enlarged ? this.#hide() : this.#show(event)))
    else hear('pointerenter', (event) => this.#show(event))
    hear('pointermove', (event) => this.#follow(event))
    hear('pointerleave', () => this.#hide())
  }

  #show(event: MouseEvent): void {
    const image = this.#image
    if (!image || this.#enlarged || !(this.#zoom() > 1)) return
    const source = image.dataset.src ?? image.currentSrc
    const enlarged = document.createElement('div')
    enlarged.className = 'sqs-image-zoom-duplicate'
    enlarged.setAttribute('aria-hidden', 'true')
    Object.assign(enlarged.style, {
      position: 'absolute',
      inset: '0',
      pointerEvents: 'none',
      backgroundImage: `url("${largest(source)}")`,
      backgroundSize: `${this.#zoom() * 100}%`,
      backgroundRepeat: 'no-repeat',
    })
    if (this.#frame && getComputedStyle(this.#frame).position === 'static')
      this.#frame.style.position = 'relative'
    this.#enlarged = enlarged
    image.after(enlarged)
    this.#follow(event)
    this.fire('zoomIn')
  }

  #follow({ clientX, clientY }: MouseEvent): void {
    const box = this.#frame?.getBoundingClientRect()
    if (!box || !this.#enlarged) return
    const share = (at: number, length: number) =>
      `${Math.round(Math.min(1, Math.max(0, at / (length || 1))) * 100)}%`
    this.#enlarged.style.backgroundPosition = `${share(clientX - box.left, box.width)} ${share(clientY - box.top, box.height)}`
  }

  #hide(): void {
    if (!this.#enlarged) return
    this.#enlarged.remove()
    this.#enlarged = null
    this.fire('zoomOut')
  }

  #zoom(): number {
    return Number(this.get('zoom')) || 2
  }
}

/** Addresses of our own pictures tell which width is wanted. */
function largest(source: string): string {
  const address = new URL(source, location.href)
  if (address.origin === location.origin) address.searchParams.set('format', '2500w')
  return address.href
}

function isFinger(event: MouseEvent): boolean {
  return 'pointerType' in event && event.pointerType === 'touch'
}
