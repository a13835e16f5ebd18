import type { BrowserContext } from 'playwright-core'
import { median, type Row } from '../report.ts'

const rounds = 5

/** Networks and processors that the panel is opened by: as they are, and as Lighthouse has a slow phone. */
const conditions = [
  { name: 'broadband', network: null, slowdown: 1 },
  {
    name: 'slow 4G, processor a quarter',
    network: {
      latency: 150,
      downloadThroughput: (1_638_400 * 0.9) / 8,
      uploadThroughput: (768_000 * 0.9) / 8,
    },
    slowdown: 4,
  },
] as const

/** When the largest part of the start room is there, with nothing in the browser's cache. */
export async function coldStartRows(context: BrowserContext, url: string): Promise<readonly Row[]> {
  const rows: Row[] = []
  for (const condition of conditions) {
    const times: number[] = []
    for (let round = 0; round < rounds; round += 1) times.push(await openCold(context, url, condition))
    rows.push({
      case: `cold start, ${condition.name}: largest paint`,
      subject: 'vitrine',
      value: median(times),
      unit: 'ms',
    })
  }
  return rows
}

async function openCold(
  context: BrowserContext,
  url: string,
  { network, slowdown }: (typeof conditions)[number],
): Promise<number> {
  const page = await context.newPage()
  const devTools = await context.newCDPSession(page)
  await devTools.send('Network.setCacheDisabled', { cacheDisabled: true })
  if (network) await devTools.send('Network.emulateNetworkConditions', { offline: false, ...network })
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.goto(`${url}/config/`)
  await page.getByRole('heading', { name: 'Hello' }).waitFor()
  await page.waitForLoadState('networkidle')
  const paintedMs = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN)).observe(
          {
            type: 'largest-contentful-paint',
            buffered: true,
          },
        )
      }),
  )
  await page.close()
  return paintedMs
}
