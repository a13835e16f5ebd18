import { elementsOf, wrapped } from '../elements.ts'
import { loadImage } from '../image-loader/load-image.ts'
import { Gallery } from './gallery.ts'
import { type OldGallerySettings, settingsOf } from './old-settings.ts'

/** `Y.Squarespace.GalleryManager`: the galleries of a page, and pictures to be loaded one after another. */
export const pageGalleries = {
  _galleries: [] as Gallery[],
  getGalleries: (): readonly Gallery[] => pageGalleries._galleries,
  addImageQueue: (images: unknown): void => {
    for (const image of elementsOf(images)) loadImage(image, { load: true, mode: image.dataset.mode })
  },
  promoteImageQueue: (images: unknown): void => pageGalleries.addImageQueue(images),
}

/** What scripts find of a gallery's design: by any of these names it lays the slides out again, and loads what they hold. */
function designPlugin(gallery: Gallery) {
  const again = () => gallery.refresh()
  const none = () => undefined
  return {
    refresh: again,
    syncUI: again,
    loadItems: again,
    // The gallery listens as long as it stands: a script that ends this to begin it again loses nothing.
    _flushEvents: none,
    bindUI: none,
    get: (name: string) => (name === 'host' ? gallery : (optionOf(gallery, name) ?? gallery.get(name))),
    set: (name: string, value: unknown) => gallery.set(name, value),
  }
}

function optionOf(gallery: Gallery, name: string): unknown {
  const options = gallery.get('designOptions')
  return typeof options === 'object' && options !== null ? Reflect.get(options, name) : undefined
}

/** A gallery that the manager knows, made with the settings of `Gallery2` or of the gallery before it. */
export class ManagedGallery extends Gallery {
  /** The name under which YUI keeps the plugin of the design. */
  readonly 'gallery-design' = designPlugin(this)
  /** What scripts of a strip size and move. Our strips scroll, so that it stands apart and moves nothing twice. */
  readonly _wrapperEl = wrapped(document.createElement('div'))

  constructor(settings?: OldGallerySettings) {
    super(settingsOf(settings))
    pageGalleries._galleries.push(this)
  }

  /** The slide that is shown, as scripts of a design ask for it. */
  _currentSlide(): unknown {
    return this.get('currentSlide')
  }

  /** The manager forgets it: pages that are fetched and left would pile up. */
  override destroy(): void {
    super.destroy()
    pageGalleries._galleries = pageGalleries._galleries.filter((each) => each !== this)
  }
}
