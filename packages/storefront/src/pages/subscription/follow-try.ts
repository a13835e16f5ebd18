const followMs = 3000

/** Marks what the page says of a payment while that is tried. */
const triedMark = '[data-tried-now]'

/**
 * Asks every three seconds what became of a payment that is tried, and loads the page again once that is known; not while something is
 * written on it. A page that cannot be read is asked for again.
 */
export function followTry(page: Document, reload: () => void): void {
  if (!page.querySelector(triedMark)) return
  setTimeout(async () => {
    if (await isOver(page)) reload()
    else followTry(page, reload)
  }, followMs)
}

async function isOver(page: Document): Promise<boolean> {
  if (page.visibilityState === 'hidden' || page.querySelector('form :focus')) return false
  try {
    const reply = await fetch(page.location.href)
    return (
      reply.ok && !new DOMParser().parseFromString(await reply.text(), 'text/html').querySelector(triedMark)
    )
  } catch {
    return false
  }
}
