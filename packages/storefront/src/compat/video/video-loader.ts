import { elementOf } from '../elements.ts'
import { loadImage } from '../image-loader/load-image.ts'
import { Widget } from '../widget.ts'
import { playerOf } from './safe-frame.ts'

const playLabel = 'Play'

/** What a script says of the video it wants. */
export interface VideoSettings {
  readonly node?: unknown
  readonly host?: unknown
  readonly load?: boolean
  readonly mode?: string
}

/** `Y.Squarespace.VideoLoader`: fills a `.sqs-video-wrapper` with its player, at once or when its picture is clicked. */
export class VideoLoader extends Widget {
  /** The name under which YUI keeps it when it is plugged into a node. */
  static readonly NS = 'videoloader'
  readonly #wrapper: HTMLElement | null
  #player: HTMLElement | null = null

  /** Takes the wrapper as `node`, or, plugged into a node of YUI, as `host`. */
  constructor(settings: VideoSettings = {}) {
    super({ ...settings })
    this.#wrapper = elementOf(settings.node ?? settings.host)
    const overlay = this.#wrapper?.querySelector<HTMLElement>('.sqs-video-overlay')
    if (overlay) waitForClick(overlay, () => this.load(true))
    else if (settings.load !== false) this.load(false)
  }

  /** Shows the player. */
  load(isAsked = false): void {
    const wrapper = this.#wrapper
    if (!wrapper || this.#player) return
    const player = playerOf(wrapper.dataset.html ?? '', { autoplay: isAsked })
    if (!player) return
    this.#player = player
    const overlay = wrapper.querySelector<HTMLElement>('.sqs-video-overlay')
    if (overlay) overlay.style.display = 'none'
    wrapper.append(player)
    if (isAsked) player.focus()
    this.fire('load')
    this.fire('play')
  }

  /** Takes the player away, and shows the picture again. */
  reload(): void {
    this.#player?.remove()
    this.#player = null
    const overlay = this.#wrapper?.querySelector<HTMLElement>('.sqs-video-overlay')
    if (overlay) overlay.style.display = ''
  }

  override destroy(): void {
    this.reload()
    super.destroy()
  }
}

/** A picture in front of a video is a button, for keys too. */
function waitForClick(overlay: HTMLElement, play: () => void): void {
  const image = overlay.querySelector<HTMLElement>('img[data-src]')
  if (image) loadImage(image, { load: true, mode: image.dataset.mode ?? 'fill' })
  // Printed as nothing to be seen, so that visitors without a script do not press it in vain.
  overlay.style.opacity = ''
  overlay.setAttribute('role', 'button')
  overlay.setAttribute('tabindex', '0')
  overlay.setAttribute('aria-label', playLabel)
  overlay.addEventListener('click', play)
  overlay.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    play()
  })
}

/** Gives every video of the page its loader that does not wait for a script of the template. */
export function loadVideos(root: ParentNode = document): void {
  const waiting = root.querySelectorAll<HTMLElement>('.sqs-video-wrapper:not([data-load="false"])')
  for (const wrapper of waiting) loadVideo(wrapper)
}

/** Gives a video its loader, unless it has one. Marked in the page, as two scripts may come to it. */
export function loadVideo(wrapper: HTMLElement): void {
  if (wrapper.dataset.videoReady || wrapper.querySelector('iframe, video')) return
  wrapper.dataset.videoReady = 'true'
  new VideoLoader({ node: wrapper })
}
