import { access, readdir } from 'node:fs/promises'
import path from 'node:path'
import { imageDir } from './image-folder.ts'
import { runPictureTask } from './picture-process.ts'
import type { FormKind } from './picture-task.ts'
import { Turnstile } from './turnstile.ts'

/** Widths that pictures are made in (specification, section 9). */
export const formWidths = [100, 300, 500, 750, 1000, 1500, 2500] as const

/** A picture at a width. */
export interface WantedForm {
  readonly websiteId: string
  readonly imageId: string
  readonly widthPx: number
  readonly kind: FormKind
}

/** The forms of pictures on the disk: each is made once, when it is first asked for, two at a time. */
export class ImageForms {
  readonly #dataDir: string
  readonly #turnstile = new Turnstile(2)
  readonly #background = new Turnstile(1)
  readonly #making = new Map<string, Promise<string | null>>()

  constructor(dataDir: string) {
    this.#dataDir = dataDir
  }

  /** The file of the original; null when there is no such picture. */
  async original(websiteId: string, imageId: string): Promise<string | null> {
    const dir = imageDir(this.#dataDir, websiteId, imageId)
    const names = await readdir(dir).catch(() => [])
    const name = names.find((each) => each === 'original.jpg' || each === 'original.png')
    return name === undefined ? null : path.join(dir, name)
  }

  /** The file of a form that was made before; null when it must be made. */
  async ready(wanted: WantedForm): Promise<string | null> {
    const file = this.#fileOf(wanted)
    return access(file).then(
      () => file,
      () => null,
    )
  }

  /** Makes a form and answers its file; null when there is no such picture. Requests for the same form share the work. */
  make(wanted: WantedForm): Promise<string | null> {
    return this.#share(wanted, this.#turnstile)
  }

  /** The same without hurry: one at a time, for forms that nobody waits for. */
  async prepare(wanted: WantedForm): Promise<void> {
    if (await this.ready(wanted)) return
    await this.#share(wanted, this.#background).catch(() => null)
  }

  #share(wanted: WantedForm, turnstile: Turnstile): Promise<string | null> {
    const file = this.#fileOf(wanted)
    const known = this.#making.get(file)
    if (known) return known
    const making = turnstile.pass(() => this.#convert(wanted, file)).finally(() => this.#making.delete(file))
    this.#making.set(file, making)
    return making
  }

  async #convert(wanted: WantedForm, file: string): Promise<string | null> {
    const ready = await this.ready(wanted)
    if (ready) return ready
    const original = await this.original(wanted.websiteId, wanted.imageId)
    if (original === null) return null
    const { widthPx, kind: format } = wanted
    const result = await runPictureTask({ kind: 'convert', from: original, to: file, widthPx, format })
    return result.ok ? file : null
  }

  #fileOf({ websiteId, imageId, widthPx, kind }: WantedForm): string {
    return path.join(imageDir(this.#dataDir, websiteId, imageId), `${widthPx}w.${kind}`)
  }
}
