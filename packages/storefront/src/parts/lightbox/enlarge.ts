import type { LightboxContent } from './lightbox.ts'

/** How long the script of the lightbox may take before the link to the picture is followed. */
const timeLimitMs = 8_000

let isOpening = false

/** Opens the lightbox that a link leads to, one at a time; where its script cannot be had, the link leads to the picture itself. */
export async function enlarge(link: HTMLElement, content: () => LightboxContent): Promise<void> {
  if (isOpening) return
  isOpening = true
  try {
    const { openLightbox } = await inTime(import('./lightbox.ts'))
    openLightbox(content())
  } catch {
    if (link instanceof HTMLAnchorElement) location.assign(link.href)
  } finally {
    isOpening = false
  }
}

function inTime<T>(work: Promise<T>): Promise<T> {
  const limit = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('The lightbox did not load in time')), timeLimitMs)
  })
  return Promise.race([work, limit])
}
