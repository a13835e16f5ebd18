/** Lets a visitor load what another host shows: the link becomes a frame of that host when it is pressed, and not before. */
export function wake(block: HTMLElement): void {
  const link = block.querySelector<HTMLAnchorElement>('.block-embed-overlay')
  link?.addEventListener('click', (event) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    const frame = frameOf(block)
    if (!frame) return
    event.preventDefault()
    link.replaceWith(frame)
    frame.focus()
  })
  link?.addEventListener('keydown', (event) => {
    // A link that is a button by its role is pressed by the space bar too.
    if (event.key !== ' ') return
    event.preventDefault()
    link.click()
  })
}

/** The frame is ours, and may only show the https address that the server read from the host's answer. */
function frameOf({ dataset }: HTMLElement): HTMLIFrameElement | null {
  const address = dataset.embedUrl ?? ''
  if (!address.startsWith('https://')) return null
  const frame = document.createElement('iframe')
  frame.className = 'block-embed-frame'
  frame.title = dataset.embedTitle ?? ''
  frame.allow = 'autoplay; fullscreen; picture-in-picture; encrypted-media'
  frame.allowFullscreen = true
  frame.setAttribute(
    'sandbox',
    'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-presentation allow-forms',
  )
  frame.src = address
  return frame
}
