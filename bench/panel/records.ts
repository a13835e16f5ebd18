import type { Page } from 'playwright-core'
import { median, type Row } from '../report.ts'

const rounds = 15

/** A room that is opened by a click on a link: where the link stands, and what shows that the room is there. */
interface Opening {
  readonly name: string
  readonly from: string
  /** The link, and what is on the screen when its room is there, as selectors. */
  readonly link: string
  readonly there: string
}

const openings: readonly Opening[] = [
  {
    name: 'a product from its list',
    from: '/config/products',
    link: 'tbody a[href^="/config/products/"]',
    there: 'input[name="title"], form input',
  },
  {
    name: 'a page from the tree',
    from: '/config/pages',
    link: 'main a[href^="/config/pages/"]',
    there: 'main form input',
  },
]

/** A room that asks the server nothing: what the router and React take by themselves. */
const floor: Opening = {
  name: 'a room without calls',
  from: '/config/products',
  link: 'nav a[href="/config/settings"]',
  there: 'main section a[href^="/config/settings/"]',
}

/** From the click on a record's link to its content, warm, beside a room that asks nothing, in the same rounds. */
export async function recordRows(page: Page, url: string): Promise<readonly Row[]> {
  const rows: Row[] = []
  for (const opening of openings) {
    const ours: number[] = []
    const bare: number[] = []
    for (let round = -1; round < rounds; round += 1) {
      const times = [await openBy(page, url, opening), await openBy(page, url, floor)] as const
      // The first round loads what the others have.
      if (round < 0) continue
      ours.push(times[0])
      bare.push(times[1])
    }
    const ratio = median(ours.map((each, at) => each / (bare[at] ?? Number.NaN)))
    rows.push(
      { case: opening.name, subject: 'vitrine', value: median(ours), unit: 'ms', ratio: { floor: ratio } },
      { case: opening.name, subject: 'floor', value: median(bare), unit: 'ms' },
    )
  }
  return rows
}

async function openBy(page: Page, url: string, { from, link, there }: Opening): Promise<number> {
  await page.goto(url + from)
  await page.locator(link).first().waitFor()
  await page.waitForLoadState('networkidle')
  // A pointer comes to a link before it presses it.
  await page.locator(link).first().hover()
  await page.waitForTimeout(150)
  return page.evaluate(
    ([toPress, toSee]) =>
      new Promise<number>((resolve) => {
        const before = location.pathname
        const pressedAt = performance.now()
        const look = () => {
          const isThere = location.pathname !== before && document.querySelector(toSee) !== null
          if (isThere) resolve(performance.now() - pressedAt)
          else requestAnimationFrame(look)
        }
        document.querySelector<HTMLElement>(toPress)?.click()
        look()
      }),
    [link, there] as const,
  )
}
