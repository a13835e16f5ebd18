import { indexStep } from '@vitrine/server/search/index-step'
import { openStore } from '@vitrine/store/open-store'
import type { SiteStore } from '@vitrine/store/store'
import type { Row } from '../report.ts'

/** Lets all of a site be read for its search, as far as it was not, in the steps of a running server without their rests. */
export async function readForSearch(site: SiteStore): Promise<void> {
  while (await indexStep(site, Date.now()));
}

/** What is said before each figure of a first reading. */
export const readingName = 'first reading for the search'

/** What it takes to read the shop of a folder for its search, as after an upgrade of one that had no index. SQLite. */
export async function readingFigures(dataDir: string): Promise<readonly Row[]> {
  const steps: number[] = []
  const rssBefore = process.memoryUsage().rss
  let [rss, allMs, processorMs] = [rssBefore, 0, 0]
  await withSites(dataDir, async (site) => {
    while (await site.search.drop(''));
    const [beganAt, processor] = [performance.now(), process.cpuUsage()]
    for (let isMore = true; isMore; ) {
      const stepAt = performance.now()
      isMore = await indexStep(site, Date.now())
      steps.push(performance.now() - stepAt)
      rss = Math.max(rss, process.memoryUsage().rss)
    }
    const { user, system } = process.cpuUsage(processor)
    allMs += performance.now() - beganAt
    processorMs += (user + system) / 1_000
  })
  const row = (what: string, value: number, unit: string): Row => {
    return { case: `${readingName}: ${what}`, subject: 'sqlite', value, unit }
  }
  return [
    row('all', allMs / 1_000, 's'),
    row('processor', processorMs / 1_000, 's'),
    row('the longest step', Math.max(...steps), 'ms'),
    row('more memory than before', (rss - rssBefore) / 1_000_000, 'MB'),
  ]
}

/** Does something with each site of a folder. */
export async function withSites(dataDir: string, work: (site: SiteStore) => Promise<void>): Promise<void> {
  const store = await openStore({ dataDir, log: console })
  for (const { id } of await store.sites.list()) await work(store.site(id))
  await store.close()
}
