import { elementOf } from '../elements.ts'
import { compatWindow, squarespace } from '../namespace.ts'
import { keepShape } from './keep-shape.ts'
import { frameOf, type LoadOptions, loadImage, modeFor } from './load-image.ts'
import { dimensionForValue, pictureAttributes, rendering } from './picture-attributes.ts'

/** `window.ImageLoader` and `Y.Squarespace.ImageLoader`, under the names that scripts call. */
export const imageLoader = {
  /** Shows a picture; see `loadImage`. Takes an element or a YUI node. */
  load(image: unknown, options?: LoadOptions): boolean {
    const element = elementOf(image)
    if (!element) return false
    const isShown = loadImage(element, options)
    const mode = modeFor(element, options)
    if (mode) watchFrame(element, { ...options, mode })
    return isShown
  },
  /** Shows all pictures that do not wait for a script of their own. */
  bootstrap(_yui?: unknown, root?: unknown): void {
    loadWaiting(elementOf(root) ?? document)
  },
  _getDataFromNode: pictureAttributes,
  getDimensionForValue: dimensionForValue,
  /** Scripts that ask for it are called back. */
  get DEFAULT_SIZES(): readonly string[] {
    return ['100w', '300w', '500w', '750w', '1000w', '1500w', '2500w']
  },
}

const watched = new WeakMap<Element, Map<HTMLElement, LoadOptions>>()
let observer: ResizeObserver | undefined

/** Lays a picture out again when its frame changes size. */
function watchFrame(element: HTMLElement, options: LoadOptions): void {
  const frame = frameOf(element)
  if (!frame || typeof ResizeObserver === 'undefined') return
  observer ??= new ResizeObserver((entries) => {
    for (const { target } of entries) {
      for (const [image, how] of watched.get(target) ?? []) {
        if (image.isConnected) loadImage(image, how)
        else watched.get(target)?.delete(image)
      }
    }
  })
  const images = watched.get(frame) ?? new Map<HTMLElement, LoadOptions>()
  watched.set(frame, images)
  images.set(element, options)
  observer.observe(frame)
}

function loadWaiting(root: ParentNode): void {
  for (const image of root.querySelectorAll<HTMLElement>('img[data-src]:not([data-load="false"])')) {
    if (modeFor(image)) imageLoader.load(image)
    else if (!image.getAttribute('src')) imageLoader.load(image, { load: true })
    else keepShape(image)
  }
}

/** Puts the loader on the window, and shows what waits for it when the page has been read. */
export function startImageLoader(): void {
  compatWindow().ImageLoader = imageLoader
  squarespace().ImageLoader = imageLoader
  squarespace().Rendering = rendering
  const begin = () => loadWaiting(document)
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', begin)
  else begin()
  document.addEventListener('vitrine:content', begin)
}
