import type { DocumentImage, ImageKind, JsonObject } from '@vitrine/domain/activity/document-image'
import { makeImage } from '@vitrine/domain/activity/make-image'

/** Documents that are noted for one act; of more, what stood before is not kept. */
const mostNoted = 50

type Read = () => Promise<JsonObject | null>

interface Noted {
  readonly kind: ImageKind
  readonly documentId: string
  readonly read: Read
  readonly before: JsonObject | null
}

/** What was noted since the entry before: images, and whether there would be more than are kept. */
export interface TakenImages {
  readonly images: readonly DocumentImage[]
  readonly isWhole: boolean
}

/** Notes what stands in documents before a transaction of an owner changes them. */
export class ChangeNotes {
  #noted = new Map<string, Noted>()
  #isWhole = true

  /** To be called before a document is saved or removed; the first time in a transaction counts. */
  async note(kind: ImageKind, documentId: string, read: Read): Promise<void> {
    const key = `${kind} ${documentId}`
    if (this.#noted.has(key)) return
    if (this.#noted.size >= mostNoted) {
      this.#isWhole = false
      return
    }
    this.#noted.set(key, { kind, documentId, read, before: await read() })
  }

  /** Holds what was noted against what stands there now, and starts again. */
  async take(): Promise<TakenImages> {
    const [noted, isWhole] = [[...this.#noted.values()], this.#isWhole]
    this.#noted = new Map()
    this.#isWhole = true
    const images: DocumentImage[] = []
    for (const { before, read, ...document } of noted) {
      const image = makeImage(document, before, await read())
      if (image) images.push(image)
    }
    return { images, isWhole }
  }
}
