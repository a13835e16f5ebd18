/** What a player is called that brings no title. */
const usualTitle = 'Video'

/**
 * The player inside of stored embedding code: its frame or video only, from an https address. Everything else in the code is left behind, as
 * it would be a way in for scripts.
 */
export function playerOf(code: string, { autoplay }: { readonly autoplay: boolean }): HTMLElement | null {
  const parsed = new DOMParser().parseFromString(code, 'text/html')
  const found = parsed.querySelector<HTMLIFrameElement | HTMLVideoElement>('iframe[src], video')
  if (!found) return null
  const address = addressOf(
    found.getAttribute('src') ?? found.querySelector('source')?.getAttribute('src') ?? '',
  )
  if (!address) return null
  return found.tagName === 'IFRAME' ? frameOf(address, found, autoplay) : videoOf(address, autoplay)
}

function addressOf(text: string): URL | null {
  try {
    const address = new URL(text, location.href)
    if (address.protocol === 'http:' && address.host !== location.host) address.protocol = 'https:'
    return address.protocol === 'https:' || address.origin === location.origin ? address : null
  } catch {
    return null
  }
}

function frameOf(address: URL, found: HTMLElement, autoplay: boolean): HTMLElement {
  const frame = document.createElement('iframe')
  if (autoplay) address.searchParams.set('autoplay', '1')
  frame.src = address.href
  frame.allow = 'autoplay; fullscreen; picture-in-picture; encrypted-media'
  frame.allowFullscreen = true
  frame.title = found.getAttribute('title') ?? usualTitle
  for (const side of ['width', 'height']) {
    const value = found.getAttribute(side)
    if (value) frame.setAttribute(side, value)
  }
  frame.style.border = '0'
  return frame
}

function videoOf(address: URL, autoplay: boolean): HTMLElement {
  const video = document.createElement('video')
  video.src = address.href
  video.controls = true
  video.autoplay = autoplay
  video.style.maxWidth = '100%'
  return video
}
