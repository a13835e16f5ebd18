import type { Page } from 'playwright-core'

/** The width of a phone in CSS pixels. */
export const phoneWidthPx = 390

/** Says that a page is wider than a phone, and what makes it so; null if it is not. */
export async function findOverflow(page: Page): Promise<string | null> {
  const { widthPx, culprit } = await page.evaluate(() => {
    const widest = document.documentElement.scrollWidth
    const reaching = [...document.body.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().right >= widest - 1,
    )
    const innermost = reaching.at(-1)
    const name = innermost
      ? innermost.tagName.toLowerCase() +
        (innermost.id ? `#${innermost.id}` : '') +
        [...innermost.classList].map((each) => `.${each}`).join('')
      : ''
    return { widthPx: widest, culprit: name }
  })
  if (widthPx <= phoneWidthPx + 1) return null
  return `is ${widthPx} px wide on a phone of ${phoneWidthPx} px; what sticks out is ${culprit}`
}
