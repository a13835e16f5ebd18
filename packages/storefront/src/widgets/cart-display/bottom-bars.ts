/** The bars that may lie over the lower edge of a page, from the lowest up. */
const bars = { cookies: '.sqs-cookie-banner-v2:not(.top)', contact: '.sqs-mobile-info-bar' } as const

let isWatching = false

/**
 * Tells the style sheets how much of the window's lower edge is taken, as long as the page is open: `--vt-cookie-bar` is the height of the
 * question about cookies, on which the bar for phones stands, and `--vt-bottom-bars` that of both, on which all else stands.
 */
export function watchBottomBars(): void {
  const cookies = document.querySelector<HTMLElement>(bars.cookies)
  const contact = document.querySelector<HTMLElement>(bars.contact)
  if (isWatching || (!cookies && !contact)) return
  isWatching = true
  const { style } = document.documentElement
  const observer = new ResizeObserver(() => {
    const lower = heightOf(cookies)
    style.setProperty('--vt-cookie-bar', `${lower}px`)
    style.setProperty('--vt-bottom-bars', `${lower + heightOf(contact)}px`)
  })
  for (const bar of [cookies, contact]) if (bar) observer.observe(bar)
}

/** To the fraction of a pixel, so that nothing shows between two bars; 0 for one that is hidden. */
function heightOf(bar: HTMLElement | null): number {
  return bar?.getBoundingClientRect().height ?? 0
}
