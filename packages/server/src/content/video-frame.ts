import type { ItemVideo } from '@vitrine/domain/content/item'
import { embedAddress } from '@vitrine/site/blocks/writers/embed-address'

/**
 * The player of a film: that of a host we know by its address, else the frame of what the host answered. It is always written by us, so
 * that nothing else can come along.
 */
export function videoFrame({ url, html, widthPx, heightPx }: ItemVideo): string {
  const address = playerOf(url) ?? embedAddress(html)
  if (address === null) return ''
  const src = address.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
  const size = [widthPx, heightPx].map((each) => Math.round(each) || 0)
  return `<iframe src="${src}" width="${size[0]}" height="${size[1]}" frameborder="0" allowfullscreen></iframe>`
}

/** Where a film of YouTube or Vimeo plays; null for addresses of others. */
function playerOf(url: string): string | null {
  const [, youTube] =
    /^https?:\/\/(?:www\.|m\.)?(?:youtube\.com\/(?:watch\?(?:[^#]*&)?v=|shorts\/|embed\/|live\/)|youtu\.be\/)([\w-]{6,20})/i.exec(
      url,
    ) ?? []
  if (youTube) return `https://www.youtube.com/embed/${youTube}?wmode=opaque`
  const [, vimeo] = /^https?:\/\/(?:www\.|player\.)?vimeo\.com\/(?:video\/)?(\d{5,15})/i.exec(url) ?? []
  return vimeo ? `https://player.vimeo.com/video/${vimeo}` : null
}
