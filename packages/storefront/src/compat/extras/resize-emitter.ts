import { Widget } from '../widget.ts'

/** `Y.Squarespace.ResizeEmitter`: tells when the window begins to change its size, changes it, and has changed it. */
export class ResizeEmitter extends Widget {
  readonly #listening = new AbortController()
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(settings: { readonly timeout?: number } = {}) {
    super({ timeout: 100, ...settings })
    window.addEventListener('resize', () => this.#resized(), { signal: this.#listening.signal })
  }

  override destroy(): void {
    this.#listening.abort()
    clearTimeout(this.#timer)
    super.destroy()
  }

  #resized(): void {
    if (this.#timer === undefined) this.fire('resize:start')
    this.fire('resize')
    clearTimeout(this.#timer)
    this.#timer = setTimeout(
      () => {
        this.#timer = undefined
        this.fire('resize:end')
        this.fire('resizeend')
      },
      Number(this.get('timeout')) || 100,
    )
  }
}
