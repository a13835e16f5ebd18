import { elementsOf, wrapped } from '../elements.ts'
import { Widget } from '../widget.ts'
import { loadImage } from './load-image.ts'

/** What a script says of the pictures it wants. */
export interface PictureSettings {
  readonly img?: unknown
  readonly host?: unknown
  readonly mode?: string | undefined
  readonly load?: boolean | undefined
}

/**
 * `Y.Squarespace.Loader` and `Loader2`: shows the pictures it is made for, or plugged into; again when its settings change, or when the
 * picture is asked to `refresh`.
 */
export class PictureLoader extends Widget {
  /** The name under which YUI keeps it when it is plugged into a node. */
  static readonly NS = 'loader'
  readonly #images: readonly HTMLElement[]

  constructor(settings: PictureSettings = {}) {
    super({ ...settings })
    this.#images = elementsOf(settings.img ?? settings.host)
    for (const image of this.#images) onRefresh(image, () => this.refresh())
    this.refresh()
  }

  override set(name: string, value: unknown): this {
    super.set(name, value)
    this.refresh()
    return this
  }

  /** Shows and lays out the pictures, for the room there is now. */
  refresh(): void {
    for (const image of this.#images) {
      const mode = this.get('mode')
      loadImage(image, {
        load: this.get('load') !== false,
        mode: typeof mode === 'string' ? mode : image.dataset.mode,
      })
    }
  }
}

/** Gives a picture its loader as scripts know it: `image.loader`, on nodes of YUI. */
export function plugLoader(image: HTMLElement, settings: PictureSettings): void {
  const plug = methodOf(wrapped(image), 'plug')
  if (plug) plug(PictureLoader, settings)
  else loadImage(image, { load: settings.load, mode: settings.mode })
}

function onRefresh(image: HTMLElement, refreshed: () => void): void {
  methodOf(wrapped(image), 'on')?.('refresh', refreshed)
}

function methodOf(target: unknown, name: string): ((...given: unknown[]) => unknown) | null {
  const method: unknown = typeof target === 'object' && target !== null ? Reflect.get(target, name) : null
  return typeof method === 'function' ? (...given) => Reflect.apply(method, target, given) : null
}
