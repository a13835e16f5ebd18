import type { ImageDraft } from '@vitrine/domain/catalogue/import/product-draft'
import type { ProductImage } from '@vitrine/domain/images/product-image'
import { ownPictureId } from '@vitrine/domain/media/media-address'
import type { SiteStore } from '@vitrine/store/store'
import pLimit from 'p-limit'
import type { FetchedPicture, FetchPicture } from '../../images/fetch-picture.ts'
import { keepImage } from '../../images/keep-image.ts'
import { drawPlaceholder } from '../../images/placeholder.ts'
import { prepareJob } from '../../images/prepare-job.ts'
import type { MissingPicture } from './import-report.ts'

/** Where imported pictures go, and where they come from. */
export interface PictureFolder {
  readonly store: SiteStore
  readonly dataDir: string
  readonly newId: () => string
  readonly clock: () => number
  readonly fetchPicture: FetchPicture
}

/** Pictures are fetched so many at a time. */
const fetchWidth = 4

/** Under this source, import keys say which picture an address became. */
const keySource = 'picture'
const neutralKey = 'neutral'

/** Brings the pictures of an import. Those of the site itself are taken from its library, whatever host the file has before them; each other address is fetched once, also over several imports. */
export class ImportPictures {
  readonly #place: PictureFolder
  readonly #limit = pLimit(fetchWidth)
  readonly #byUrl = new Map<string, Promise<ProductImage | undefined>>()
  readonly #lostHosts = new Map<string, string>()
  #neutral: Promise<ProductImage> | undefined
  readonly missing: MissingPicture[] = []

  constructor(place: PictureFolder) {
    this.#place = place
  }

  /** The picture of an address; undefined when there is none to be had. */
  bring({ url, altText }: ImageDraft): Promise<ProductImage | undefined> {
    const known = this.#byUrl.get(url)
    if (known) return known
    const coming = this.#limit(async () => {
      const { store } = this.#place
      const ownId = ownPictureId(url, store.websiteId)
      const own = ownId === null ? undefined : await store.images.find(ownId)
      return own ?? (await this.#findKept(url)) ?? this.#fetch(url, altText)
    })
    this.#byUrl.set(url, coming)
    return coming
  }

  /** The neutral picture that stands in for those that could not be had; one for the whole site. */
  async neutral(altText: string): Promise<ProductImage> {
    this.#neutral ??= this.#findOrDraw()
    return { ...(await this.#neutral), altText }
  }

  async #findOrDraw(): Promise<ProductImage> {
    const kept = await this.#findKept(neutralKey)
    const image = kept ?? (await this.#keep(neutralKey, await drawPlaceholder(), ''))
    if (!image) throw new Error('The neutral picture cannot be read')
    return image
  }

  async #findKept(key: string): Promise<ProductImage | undefined> {
    const { importKeys, images } = this.#place.store
    const id = await importKeys.find(keySource, key)
    return id === undefined ? undefined : images.find(id)
  }

  async #fetch(url: string, altText: string): Promise<ProductImage | undefined> {
    const fetched = await this.#fetchUnlessLost(url)
    const image = fetched.ok ? await this.#keep(url, fetched.bytes, altText) : undefined
    if (image) return image
    const reason = fetched.ok ? 'It is not a picture that can be read.' : fetched.reason
    this.missing.push({ url, reason })
    return undefined
  }

  /** A host that did not answer once is not asked again and again: that would take five seconds each time. */
  async #fetchUnlessLost(url: string): Promise<FetchedPicture> {
    const host = URL.canParse(url) ? new URL(url).host : url
    const lost = this.#lostHosts.get(host)
    if (lost !== undefined) return { ok: false, reason: lost, isHostLost: true }
    const fetched = await this.#place.fetchPicture(url)
    if (!fetched.ok && fetched.isHostLost) this.#lostHosts.set(host, fetched.reason)
    return fetched
  }

  async #keep(key: string, bytes: Buffer, altText: string): Promise<ProductImage | undefined> {
    const { store, dataDir, newId, clock } = this.#place
    const id = newId()
    const filename = URL.canParse(key) ? new URL(key).pathname : `${key}.jpg`
    const { websiteId } = store
    const kept = await keepImage({ id, websiteId, dataDir, content: bytes, filename, altText })
    if (!kept.ok) return undefined
    await store.transaction(async ({ images, importKeys, jobs }) => {
      await images.save(kept.image, { bytes: kept.bytes, createdAtMs: clock() })
      await importKeys.save(keySource, key, id)
      await jobs.enqueue(prepareJob(newId(), id, clock()))
    })
    return kept.image
  }
}
