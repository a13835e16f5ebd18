import { watchSwipes } from '../../parts/lightbox/swipe.ts'
import { elementOf, wrapped } from '../elements.ts'
import { loadImage } from '../image-loader/load-image.ts'
import { Widget } from '../widget.ts'
import { buildLightbox, type LightboxElements } from './lightbox-html.ts'

/** What a script says of the lightbox it wants. */
export interface LightboxSettings {
  readonly content?: unknown
  /** Several things to leaf through, each with a text about it. */
  readonly set?: readonly { readonly content?: unknown; readonly meta?: unknown }[]
  readonly currentSetIndex?: number
  readonly controls?: { readonly previous?: boolean; readonly next?: boolean }
  readonly meta?: unknown
}

/** `Y.Squarespace.Lightbox2`: shows a picture, video or set of them above the page. */
export class Lightbox extends Widget {
  #parts: LightboxElements | null = null
  #ending = new AbortController()
  #focusedBefore: HTMLElement | null = null
  readonly #entries: readonly { readonly content?: unknown; readonly meta?: unknown }[]

  constructor(settings: LightboxSettings = {}) {
    super({ currentSetIndex: 0, ...settings })
    this.#entries = settings.set ?? [{ content: settings.content, meta: settings.meta }]
  }

  /** Opens it. */
  override render(): this {
    if (this.#parts) return this
    this.#focusedBefore = document.activeElement instanceof HTMLElement ? document.activeElement : null
    const parts = buildLightbox(this.#entries.length > 1)
    this.#parts = parts
    document.body.append(parts.root)
    document.documentElement.classList.add('sqs-lightbox-open')
    this.#bind(parts)
    this.#show()
    parts.close.focus()
    this.fire('render')
    return this
  }

  /** Opens it. */
  show(): this {
    return this.render()
  }

  /** Closes it. */
  close(): void {
    this.destroy()
  }

  /** Closes it. */
  hide(): void {
    this.destroy()
  }

  /** Shows the next of the set. */
  next(): void {
    this.#move(1)
  }

  /** Shows the one before in the set. */
  previous(): void {
    this.#move(-1)
  }

  override get(name: string): unknown {
    return name === 'boundingBox' || name === 'contentBox'
      ? wrapped(this.#parts?.root ?? null)
      : super.get(name)
  }

  override destroy(): void {
    if (this.isDestroyed()) return
    this.fire('close')
    this.#ending.abort()
    this.#parts?.root.remove()
    if (!document.querySelector('.sqs-lightbox-overlay'))
      document.documentElement.classList.remove('sqs-lightbox-open')
    this.#focusedBefore?.focus()
    super.destroy()
  }

  #move(steps: number): void {
    const count = this.#entries.length
    if (count < 2) return
    this.set('currentSetIndex', (Number(super.get('currentSetIndex')) + steps + count) % count)
    this.#show()
  }

  #show(): void {
    const entry = this.#entries[Number(super.get('currentSetIndex'))]
    if (!this.#parts || !entry) return
    const { stage, meta } = this.#parts
    const content = elementOf(entry.content)
    // What is shown may stand in the page too: it stays there.
    const isOfPage = content?.isConnected && !stage.contains(content)
    const shown = isOfPage ? content.cloneNode(true) : content
    stage.replaceChildren(...(shown ? [shown] : []))
    fitPictures(stage)
    const words =
      typeof entry.meta === 'string' ? textOf(entry.meta) : (elementOf(entry.meta)?.textContent ?? '')
    meta.textContent = words.trim()
    meta.hidden = meta.textContent === ''
    this.fire('slide')
  }

  #bind({ root, overlay, close, next, previous, stage }: LightboxElements): void {
    const { signal } = this.#ending
    for (const element of [overlay, close])
      element.addEventListener('click', () => this.destroy(), { signal })
    stage.addEventListener('click', (event) => event.target === stage && this.destroy(), { signal })
    next?.addEventListener('click', () => this.next(), { signal })
    previous?.addEventListener('click', () => this.previous(), { signal })
    watchSwipes(stage, (direction) => this.#move(direction), signal)
    document.addEventListener('keydown', (event) => this.#takeKey(event, root), { signal, capture: true })
    // A film or a form that was put in again would begin anew.
    window.addEventListener('resize', () => fitPictures(stage), { signal })
  }

  #takeKey(event: KeyboardEvent, root: HTMLElement): void {
    if (event.key === 'Escape') this.destroy()
    else if (event.key === 'ArrowRight') this.next()
    else if (event.key === 'ArrowLeft') this.previous()
    else if (event.key === 'Tab') keepInside(root, event)
    else return
    event.stopPropagation()
  }
}

function fitPictures(stage: HTMLElement): void {
  for (const image of stage.querySelectorAll<HTMLElement>('img[data-src]')) {
    image.removeAttribute('style')
    loadImage(image, { load: true, mode: 'fit' })
  }
}

/** The tabulator leaves the lightbox at neither end. */
function keepInside(root: HTMLElement, event: KeyboardEvent): void {
  const stops = [...root.querySelectorAll<HTMLElement>('button, a[href], iframe, video')]
  const at = stops.indexOf(document.activeElement as HTMLElement)
  const target = event.shiftKey ? at <= 0 && stops.at(-1) : at === stops.length - 1 && stops[0]
  if (!target) return
  event.preventDefault()
  target.focus()
}

function textOf(html: string): string {
  return new DOMParser().parseFromString(html, 'text/html').body.textContent ?? ''
}
