import { access, readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import pLimit from 'p-limit'
import { imageDir, partOf } from './image-folder.ts'
import { runPatientPictureTask, runPictureTask } from './picture-process.ts'
import type { RenditionKind } from './picture-task.ts'

/** Widths that pictures are made in (specification, section 9). */
export const renditionWidths = [100, 300, 500, 750, 1000, 1500, 2500] as const

/** A picture at a width. */
export interface RenditionRequest {
  readonly websiteId: string
  readonly imageId: string
  readonly version: number
  readonly widthPx: number
  readonly kind: RenditionKind
}

/** A picture whose renditions are to be made ahead. */
export interface PictureToPrepare {
  readonly websiteId: string
  readonly imageId: string
  readonly version: number
  /** How wide it is itself; wider renditions of it are not made. */
  readonly widthPx: number
}

/** What is made ahead, what pages ask for most first; the widest of large pictures are made when they are asked for. */
const aheadWidths = [750, 500, 1000, 300, 1500, 100] as const

/** Kinds that are made ahead: the quick one for all pictures first, then the smallest. */
export const aheadKinds = ['webp', 'avif'] as const

/** The renditions of pictures on the disk: each is made once, ahead or when it is first asked for, two at a time. */
export class ImageRenditions {
  readonly #dataDir: string
  readonly #isAhead: boolean
  readonly #wanted = pLimit(2)
  readonly #background = pLimit(1)
  /** What is being made, and what a request waits for. */
  readonly #making = new Map<string, Promise<string | null>>()
  /** What is to be made without hurry, or is being made so. */
  readonly #planned = new Map<string, Promise<void>>()

  /** @param isAhead whether renditions are made that nobody waits for */
  constructor(dataDir: string, isAhead = true) {
    this.#dataDir = dataDir
    this.#isAhead = isAhead
  }

  /** The file of the original; null when there is no such picture. */
  async original(
    picture: Pick<RenditionRequest, 'websiteId' | 'imageId' | 'version'>,
  ): Promise<string | null> {
    const dir = imageDir(this.#dataDir, picture)
    const names = await readdir(dir).catch(() => [])
    const name = names.find((each) => each === 'original.jpg' || each === 'original.png')
    return name === undefined ? null : path.join(dir, name)
  }

  /** The file of a rendition that was made before; null when it must be made. */
  async ready(wanted: RenditionRequest): Promise<string | null> {
    const file = this.#fileOf(wanted)
    return access(file).then(
      () => file,
      () => null,
    )
  }

  /** Makes a rendition and returns its file; null when there is no such picture. Requests for the same rendition share the work. */
  make(wanted: RenditionRequest): Promise<string | null> {
    const file = this.#fileOf(wanted)
    return this.#share(file, () => this.#wanted(() => this.#convert(wanted, file, runPictureTask)))
  }

  /** The same without hurry: one at a time, for renditions that no request waits for. */
  async prepare(wanted: RenditionRequest): Promise<void> {
    if (!this.#isAhead || (await this.ready(wanted))) return
    const file = this.#fileOf(wanted)
    const planned = this.#planned.get(file) ?? this.#plan(wanted, file)
    this.#planned.set(file, planned)
    await planned
  }

  /** Makes the usual renditions of a picture in one kind without hurry, unless they are there. */
  async prepareAll({ widthPx, ...picture }: PictureToPrepare, kind: RenditionKind): Promise<void> {
    const enough = renditionWidths.find((width) => width >= widthPx) ?? 2500
    for (const width of aheadWidths) {
      if (width <= enough) await this.prepare({ ...picture, widthPx: width, kind })
    }
  }

  /** Whoever asks for what only stands in line here has it made at once: the work is shared from when it begins. */
  async #plan(wanted: RenditionRequest, file: string): Promise<void> {
    const convert = () => this.#convert(wanted, file, runPatientPictureTask)
    await this.#background(() => this.#share(file, convert)).catch(() => null)
    this.#planned.delete(file)
  }

  #share(file: string, work: () => Promise<string | null>): Promise<string | null> {
    const known = this.#making.get(file)
    if (known) return known
    const making = work().finally(() => this.#making.delete(file))
    this.#making.set(file, making)
    return making
  }

  async #convert(wanted: RenditionRequest, file: string, run: typeof runPictureTask): Promise<string | null> {
    const ready = await this.ready(wanted)
    if (ready) return ready
    const original = await this.original(wanted)
    if (original === null) return null
    const { widthPx, kind: format } = wanted
    const part = partOf(file)
    const result = await run({ kind: 'convert', from: original, to: file, part, widthPx, format })
    if (!result.ok) await rm(part, { force: true })
    return result.ok ? file : null
  }

  #fileOf({ widthPx, kind, ...picture }: RenditionRequest): string {
    return path.join(imageDir(this.#dataDir, picture), `${widthPx}w.${kind}`)
  }
}
