/** Fills the container that the `audio-player` formatter prints with the browser's own player. */
export function wake(container: HTMLElement): void {
  const address = container.dataset.audioAssetUrl ?? ''
  const url = URL.parse(address, location.href)
  if (container.querySelector('audio') || address === '' || !url?.protocol.startsWith('http')) return
  const audio = document.createElement('audio')
  audio.controls = true
  audio.preload = 'none'
  audio.src = url.href
  audio.style.width = '100%'
  audio.setAttribute('aria-label', 'Recording')
  container.append(audio)
}
