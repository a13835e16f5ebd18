/**
 * Puts the words of the bar on top into the page once more when everything is loaded. Templates make room for the bar when it comes, which
 * they hear from the browser; ours is there from the start, so that nothing moves for those whose templates wait for nothing.
 */
export function startAnnouncement(): void {
  if (document.readyState === 'complete') announceBar()
  else window.addEventListener('load', announceBar, { once: true })
}

function announceBar(): void {
  const words = document.querySelector<HTMLElement>(
    '.sqs-announcement-bar:not([hidden]) .sqs-announcement-bar-text',
  )
  // Moving what has the focus would take it away.
  if (words?.parentElement && !words.contains(document.activeElement))
    words.parentElement.insertBefore(words, words.nextSibling)
}
