import { keepShape } from './keep-shape.ts'
import { addressFor, pickWidth } from './pick-width.ts'
import { type Mode, type Placement, placeImage, readPair, type Size } from './place-image.ts'

/** What scripts ask of the image loader. */
export interface LoadOptions {
  readonly load?: boolean | 'viewport' | string | undefined
  readonly mode?: string | null | undefined
  readonly useBgImage?: boolean | undefined
}

/**
 * Shows an `<img data-src>` (or the background of another element) in the width its place needs, and lays it out in its frame.
 * False when the element has no picture to load, or its frame has no size yet.
 */
export function loadImage(element: HTMLElement, options: LoadOptions = {}): boolean {
  const source = element.dataset.src || element.dataset.image
  if (!source) return false
  const mode = modeFor(element, options)
  const usesBackground =
    !(element instanceof HTMLImageElement) || isOn(options.useBgImage ?? element.dataset.useBgImage)
  if (!mode && !usesBackground) keepShape(element)
  const frame = mode || usesBackground ? frameOf(element, usesBackground) : null
  const placeWidth = mode && frame ? layOut(element, frame, mode, usesBackground) : widthOf(element)
  const load = options.load ?? element.dataset.load ?? true
  if (load === false || load === 'false') return placeWidth > 0
  show(element, source, Math.max(1, placeWidth), usesBackground)
  return placeWidth > 0
}

/** How a picture stands in its frame: as the script says, as it says itself, or by the class of its frame. */
export function modeFor(element: HTMLElement, { mode }: LoadOptions = {}): Mode | null {
  const wanted = mode ?? element.dataset.mode
  if (wanted === 'fill' || wanted === 'fit') return wanted
  if (wanted) return null
  const classes = element.parentElement?.classList
  if (classes?.contains('content-fill')) return 'fill'
  return classes?.contains('content-fit') ? 'fit' : null
}

/** The element that a picture is laid out in. */
export function frameOf(element: HTMLElement, usesBackground = false): HTMLElement | null {
  return usesBackground ? element : element.parentElement
}

/** Lays a picture out; returns its width. */
function layOut(element: HTMLElement, frame: HTMLElement, mode: Mode, usesBackground: boolean): number {
  const focus = readPair(element.dataset.imageFocalPoint ?? null, ',') ?? [0.5, 0.5]
  if (usesBackground) {
    element.style.backgroundSize = mode === 'fill' ? 'cover' : 'contain'
    element.style.backgroundPosition = `${focus[0] * 100}% ${focus[1] * 100}%`
    element.style.backgroundRepeat = 'no-repeat'
    return frame.offsetWidth
  }
  const picture = pictureSize(element)
  const room = roomIn(frame, element)
  if (!picture || room.width === 0) return frame.offsetWidth
  const place = (size: Size) =>
    put(element, placeImage(picture, size, { mode, focus: { x: focus[0], y: focus[1] } }))
  const whole = { width: room.width, height: (room.width * picture.height) / picture.width }
  const placed = place(room.height > 0 ? room : whole)
  // A frame that grows with its picture cuts nothing off: the picture would only slide over what stands before it.
  return room.height > 0 && frame.clientHeight > room.height ? place(whole) : placed
}

/** Gives a picture its place; returns its width. */
function put(element: HTMLElement, { width, height, left, top }: Placement): number {
  const { style } = element
  if (getComputedStyle(element).position === 'static') style.position = 'relative'
  style.maxWidth = 'none'
  style.fontSize = '0px'
  style.width = `${width}px`
  style.height = `${height}px`
  style.left = `${left}px`
  style.top = `${top}px`
  return width
}

/** The room that a frame has by itself, without the picture in it. */
function roomIn(frame: HTMLElement, picture: HTMLElement) {
  const { display } = picture.style
  picture.style.display = 'none'
  const room = { width: frame.clientWidth, height: frame.clientHeight }
  picture.style.display = display
  return room
}

function pictureSize(element: HTMLElement) {
  const pair = readPair(element.dataset.imageDimensions ?? null, 'x')
  if (pair && pair[0] > 0 && pair[1] > 0) return { width: pair[0], height: pair[1] }
  const isLoaded = element instanceof HTMLImageElement && element.naturalWidth > 0
  return isLoaded ? { width: element.naturalWidth, height: element.naturalHeight } : null
}

/** A picture that takes no room yet will be as wide as what it stands in. */
function widthOf(element: HTMLElement): number {
  return element.offsetWidth || element.parentElement?.offsetWidth || 0
}

function show(element: HTMLElement, source: string, placeWidth: number, usesBackground: boolean): void {
  const width = pickWidth(placeWidth, window.devicePixelRatio || 1)
  const before = Number.parseInt(element.dataset.imageResolution ?? '0', 10)
  if (before >= width && element.dataset.shownSource === source) return
  element.dataset.shownSource = source
  element.dataset.imageResolution = `${width}w`
  const address = addressFor(source, width)
  if (usesBackground) {
    element.style.backgroundImage = `url("${address.replace(/["\\\n]/g, encodeURIComponent)}")`
    element.classList.add('loaded')
  } else if (element instanceof HTMLImageElement) showPicture(element, address, placeWidth)
}

function showPicture(image: HTMLImageElement, address: string, placeWidth: number): void {
  const done = () => {
    image.classList.remove('loading')
    image.classList.add('loaded')
  }
  image.loading = 'eager'
  // The page came with all widths to choose from: the place decides, and the browser knows what it has.
  if (
    image.srcset !== '' &&
    image.dataset.src &&
    image.src.startsWith(new URL(image.dataset.src, location.href).href.split('?')[0] ?? '')
  ) {
    image.sizes = `${Math.ceil(placeWidth)}px`
  } else {
    image.removeAttribute('srcset')
    image.src = address
  }
  if (image.complete && image.naturalWidth > 0) {
    done()
    tellLoaded(image)
  } else {
    image.classList.add('loading')
    image.addEventListener('load', done, { once: true })
  }
}

const told = new WeakSet<HTMLImageElement>()

/** Scripts ask for a picture first and wait for its `load` then: one that was there before is announced once more. */
function tellLoaded(image: HTMLImageElement): void {
  if (told.has(image)) return
  told.add(image)
  setTimeout(() => image.dispatchEvent(new Event('load')))
}

function isOn(value: unknown): boolean {
  return value === true || value === 'true'
}
