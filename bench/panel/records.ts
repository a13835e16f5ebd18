import type { CDPSession, Page } from 'playwright-core'
import { median, percentile, type Row } from '../report.ts'

const rounds = 20

/** A room that is opened by a click on a link: where the link stands, and what shows that the room is there. */
interface Opening {
  readonly name: string
  readonly from: string
  /** The links, each to another record, and what is on the screen when its room is there, as selectors. */
  readonly links: string
  readonly there: string
}

const openings: readonly Opening[] = [
  {
    name: 'a product from its list',
    from: '/config/products',
    links: 'tbody a[href^="/config/products/"]',
    there: 'main form input:not([type="file"])',
  },
  {
    name: 'a page from the tree',
    from: '/config/pages',
    links: 'main a[href^="/config/pages/"]',
    there: 'main form input',
  },
]

/** A room that asks the server nothing: what the router and React take by themselves. */
const floor: Opening = {
  name: 'a room without calls',
  from: '/config/products',
  links: 'nav a[href="/config/settings"]',
  there: 'main section a[href^="/config/settings/"]',
}

/** What an opening took by the clock, to the first fields and to the last, and of the processor's time in the thread of the page. */
interface Taken {
  readonly ms: number
  readonly wholeMs: number
  readonly processorMs: number
}

/**
 * From the click on a record's link to its first fields and to its last, beside a room that asks nothing, in the same rounds. Warm: the panel is open and was
 * in the room before; each round opens another record as long as there are more, after the pointer came to its link.
 */
export async function recordRows(page: Page, url: string): Promise<readonly Row[]> {
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Performance.enable', { timeDomain: 'threadTicks' })
  const rows: Row[] = []
  for (const opening of openings) {
    const ours: Taken[] = []
    const bare: Taken[] = []
    // The first rounds load what the others have.
    for (let round = -2; round < rounds; round += 1) {
      const record = await open({ page, url, devTools }, opening, round + 2)
      const room = await open({ page, url, devTools }, floor, 0)
      if (round < 0) continue
      ours.push(record)
      bare.push(room)
    }
    rows.push(...rowsOf(opening.name, ours, bare))
  }
  return rows
}

function rowsOf(name: string, ours: readonly Taken[], bare: readonly Taken[]): readonly Row[] {
  const ratioOf = (field: keyof Taken) =>
    median(ours.map((each, at) => each[field] / (bare[at]?.[field] ?? Number.NaN)))
  const clock = ours.map(({ ms }) => ms)
  const processor = ours.map(({ processorMs }) => processorMs)
  const vitrine = { subject: 'vitrine', unit: 'ms' }
  const ofFloor = { subject: 'floor', unit: 'ms' }
  return [
    { ...vitrine, case: `${name}, median`, value: median(clock), ratio: { floor: ratioOf('ms') } },
    { ...vitrine, case: `${name}, p95`, value: percentile(clock, 95) },
    { ...vitrine, case: `${name}, last field`, value: median(ours.map(({ wholeMs }) => wholeMs)) },
    {
      ...vitrine,
      case: `${name}, of the processor`,
      value: median(processor),
      ratio: { floor: ratioOf('processorMs') },
    },
    { ...ofFloor, case: `${name}, median`, value: median(bare.map(({ ms }) => ms)) },
    { ...ofFloor, case: `${name}, of the processor`, value: median(bare.map((each) => each.processorMs)) },
  ]
}

interface Open {
  readonly page: Page
  readonly url: string
  readonly devTools: CDPSession
}

async function open({ page, url, devTools }: Open, opening: Opening, at: number): Promise<Taken> {
  await enterList(page, url, opening)
  const links = page.locator(opening.links)
  const nth = at % (await links.count())
  // A pointer comes to a link before it presses it.
  await links.nth(nth).hover()
  await page.waitForTimeout(200)
  const before = await processorMs(devTools)
  const pressed = await press(page, opening, nth)
  return { ...pressed, processorMs: (await processorMs(devTools)) - before }
}

/** Comes to the list as owners do, by the navigation, so that the panel stays as it is. */
async function enterList(page: Page, url: string, { from, links }: Opening): Promise<void> {
  const entry = page.locator(`nav a[href="${from}"]`)
  if ((await entry.count()) === 0) await page.goto(url + from)
  else await entry.first().click()
  await page.locator(links).first().waitFor()
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(300)
}

function press(page: Page, { links, there }: Opening, nth: number): Promise<Omit<Taken, 'processorMs'>> {
  return page.evaluate(
    ([toPress, toSee, which]) =>
      new Promise<{ ms: number; wholeMs: number }>((resolve) => {
        const before = location.pathname
        const pressedAt = performance.now()
        let found: { ms: number; wholeMs: number; fields: number } | null = null
        const look = () => {
          const now = performance.now() - pressedAt
          const isThere = location.pathname !== before && document.querySelector(toSee) !== null
          const fields = document.querySelectorAll('main :is(input, select, textarea)').length
          if (isThere && found === null) found = { ms: now, wholeMs: now, fields }
          if (found !== null && found.fields !== fields) found = { ms: found.ms, wholeMs: now, fields }
          // It is whole when nothing was added for a while.
          if (found !== null && now - found.wholeMs > 300) resolve({ ms: found.ms, wholeMs: found.wholeMs })
          else requestAnimationFrame(look)
        }
        document.querySelectorAll<HTMLElement>(toPress)[which]?.click()
        look()
      }),
    [links, there, nth] as const,
  )
}

/** What the thread of the page has used of the processor. */
async function processorMs(devTools: CDPSession): Promise<number> {
  const { metrics } = await devTools.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000
}
