import { elementOf, elementsOf } from '../elements.ts'
import { Widget } from '../widget.ts'

/** What a script says of the text that is to fit. */
export interface ShrinkSettings {
  /** What the text must fit into; an ancestor's selector or element. */
  readonly parentEl?: unknown
  readonly minFontSize?: number | string
  readonly maxFontSize?: number | string
  /** `letter`: by letters of one line; else the whole text. */
  readonly triggerWidth?: number
}

/** `Y.Squarespace.TextShrink`: makes texts smaller until they fit into what they stand in. */
export class TextShrink extends Widget {
  /** The name under which YUI keeps it when it is plugged into a node. */
  static readonly NS = 'TextShrink'
  readonly #texts: readonly HTMLElement[]
  readonly #listening = new AbortController()

  /** Takes the texts and the settings, or, plugged into a node of YUI, the settings with the node as `host`. */
  constructor(wanted: unknown, settings: ShrinkSettings = {}) {
    const host = typeof wanted === 'object' && wanted !== null && 'host' in wanted ? wanted : null
    super({ ...(host ?? settings) })
    this.#texts = elementsOf(host ? host.host : wanted)
    window.addEventListener('resize', () => this.refresh(), { signal: this.#listening.signal })
    this.refresh()
    void document.fonts?.ready?.then(() => this.refresh())
  }

  /** Fits the texts again. */
  refresh(): void {
    if (this.isDestroyed()) return
    for (const text of this.#texts)
      shrink(
        text,
        frameOf(text, super.get('parentEl')),
        Number.parseFloat(String(super.get('minFontSize') ?? 14)),
      )
    this.fire('refresh')
  }

  override destroy(): void {
    this.#listening.abort()
    for (const text of this.#texts) text.style.fontSize = ''
    super.destroy()
  }
}

function frameOf(text: HTMLElement, wanted: unknown): HTMLElement | null {
  return (
    (typeof wanted === 'string' ? text.closest<HTMLElement>(wanted) : null) ??
    elementOf(wanted) ??
    text.parentElement
  )
}

function shrink(text: HTMLElement, frame: HTMLElement | null, minimumPx: number): void {
  text.style.fontSize = ''
  if (!frame || frame.clientWidth === 0) return
  const startPx = Number.parseFloat(getComputedStyle(text).fontSize)
  let lowest = minimumPx
  let highest = startPx
  const fits = (px: number) => {
    text.style.fontSize = `${px}px`
    return text.scrollWidth <= frame.clientWidth && frame.scrollWidth <= frame.clientWidth
  }
  if (!(startPx > 0) || fits(startPx)) {
    text.style.fontSize = ''
    return
  }
  for (let step = 0; step < 8 && highest - lowest > 0.5; step++) {
    const middle = (lowest + highest) / 2
    if (fits(middle)) lowest = middle
    else highest = middle
  }
  text.style.fontSize = `${lowest}px`
}
