import { loadImage } from '../image-loader/load-image.ts'

const backgroundTitle = 'Background video'

/** The player that a video's address leads to, muted and without controls; null for hosts that we do not know. */
export function backgroundAddress(url: string): string | null {
  const youtube =
    /(?:youtube(?:-nocookie)?\.com\/(?:watch\?(?:.*&)?v=|embed\/|shorts\/)|youtu\.be\/)([\w-]{11})/.exec(
      url,
    )?.[1]
  if (youtube) {
    return `https://www.youtube-nocookie.com/embed/${youtube}?autoplay=1&mute=1&controls=0&loop=1&playlist=${youtube}&playsinline=1&rel=0&disablekb=1`
  }
  const vimeo = /vimeo\.com\/(?:video\/|channels\/[\w-]+\/)?(\d+)/.exec(url)?.[1]
  return vimeo ? `https://player.vimeo.com/video/${vimeo}?background=1&autoplay=1&loop=1&muted=1` : null
}

const started = new WeakSet<Element>()

/** Puts a silent video behind its section. Its picture stays where visitors want less motion or less data. */
export function startVideoBackgrounds(root: ParentNode = document): void {
  for (const place of root.querySelectorAll<HTMLElement>(
    '.sqs-video-background, .sqs-video-background-native',
  )) {
    if (started.has(place)) continue
    started.add(place)
    const picture = place.querySelector<HTMLElement>('img[data-src]')
    if (picture) loadImage(picture, { load: true, mode: 'fill' })
    const address = backgroundAddress(place.dataset.configUrl ?? '')
    if (address && !wantsLess()) place.append(frameOf(address, place))
  }
}

function wantsLess(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection')
  const savesData =
    typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true
  return savesData || (window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false)
}

function frameOf(address: string, place: HTMLElement): HTMLElement {
  const frame = document.createElement('iframe')
  frame.src = address
  frame.title = backgroundTitle
  frame.tabIndex = -1
  frame.allow = 'autoplay'
  frame.className = 'background-iframe'
  if (getComputedStyle(place).position === 'static') place.style.position = 'relative'
  place.style.overflow = 'hidden'
  const cover = () => {
    const width = Math.max(place.offsetWidth, (place.offsetHeight * 16) / 9)
    const height = (width * 9) / 16
    Object.assign(frame.style, {
      position: 'absolute',
      border: '0',
      pointerEvents: 'none',
      width: `${width}px`,
      height: `${height}px`,
      left: `${(place.offsetWidth - width) / 2}px`,
      top: `${(place.offsetHeight - height) / 2}px`,
    })
  }
  cover()
  if (typeof ResizeObserver !== 'undefined') new ResizeObserver(cover).observe(place)
  return frame
}
