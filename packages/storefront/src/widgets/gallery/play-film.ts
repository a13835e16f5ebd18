/**
 * Puts the player of a film in the place of its picture. The player is a frame of our own that shows the https address which the host's
 * HTML names; nothing else of that HTML is used. Says whether there was one.
 */
export function playFilm(place: HTMLElement): boolean {
  const address = playerAddress(place.dataset.html ?? '')
  if (address === null) return false
  const player = document.createElement('iframe')
  player.className = 'sqs-system-gallery-video-iframe'
  player.src = address
  player.title = place.getAttribute('aria-label') ?? 'Film'
  player.allow = 'autoplay; fullscreen; picture-in-picture; encrypted-media'
  player.allowFullscreen = true
  place.replaceWith(player)
  player.focus()
  return true
}

function playerAddress(html: string): string | null {
  const source = new DOMParser()
    .parseFromString(html, 'text/html')
    .querySelector('iframe')
    ?.getAttribute('src')
  if (!source) return null
  const url = URL.parse(source, 'https://localhost/')
  if (url?.protocol !== 'https:' || url.hostname === 'localhost') return null
  url.searchParams.set('autoplay', '1')
  return url.href
}
