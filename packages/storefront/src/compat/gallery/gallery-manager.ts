import { elementsOf } from '../elements.ts'
import { loadImage } from '../image-loader/load-image.ts'
import { Gallery } from './gallery.ts'
import { type OldGallerySettings, settingsOf } from './old-settings.ts'

/** `Y.Squarespace.GalleryManager`: the galleries of a page, and pictures to be loaded one after another. */
export const galleryManager = {
  _galleries: [] as Gallery[],
  getGalleries: (): readonly Gallery[] => galleryManager._galleries,
  addImageQueue: (images: unknown): void => {
    for (const image of elementsOf(images)) loadImage(image, { load: true, mode: image.dataset.mode })
  },
  promoteImageQueue: (images: unknown): void => galleryManager.addImageQueue(images),
}

/** What scripts find of a gallery's design: by any of these names it lays the slides out again, and loads what they hold. */
function designPlugin(gallery: Gallery) {
  const again = () => gallery.refresh()
  return {
    refresh: again,
    syncUI: again,
    loadItems: again,
    get: (name: string) => gallery.get(name),
    set: (name: string, value: unknown) => gallery.set(name, value),
  }
}

/** A gallery that the manager knows, made with the settings of `Gallery2` or of the gallery before it. */
export class ManagedGallery extends Gallery {
  /** The name under which YUI keeps the plugin of the design. */
  readonly 'gallery-design' = designPlugin(this)

  constructor(settings?: OldGallerySettings) {
    super(settingsOf(settings))
    galleryManager._galleries.push(this)
  }
}
