import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openStore } from '@vitrine/store/open-store'
import { buildSite, newId } from '@vitrine/store/testing/builders'
import { openFloor } from './floor/open-floor.ts'
import { formWeight } from './forms/form-weight.ts'
import { measureCampaign } from './forms/measure-campaign.ts'
import { measurePosts } from './forms/measure-posts.ts'
import { figuresOf } from './lists/list-figures.ts'
import { fillWithSubmissions } from './lists/many-submissions.ts'
import { submissionsSubject } from './lists/submissions-subject.ts'
import type { Report, Row } from './report.ts'
import { openBenchShop } from './shop.ts'

/**
 * Submissions of a form over HTTP, each on disk with its mail to be written before it is acknowledged, beside adds to a cart and a bare
 * handler that are asked in the same way; the scripts of its page; a campaign to many readers that is killed on the way; and an inbox of many
 * submissions, beside one of 1,000. `FORMS_SUBMISSIONS` and `FORMS_READERS` are how many there are (0 leaves the part out).
 */
export async function run(): Promise<Report> {
  const readers = Number(process.env.FORMS_READERS ?? 100_000)
  const campaign = readers === 0 ? [] : await measureCampaign(readers)
  const rows = [...(await measureShop()), ...campaign, ...(await measureInbox())]
  return { bench: 'forms', node: process.versions.node, rows }
}

async function measureShop(): Promise<readonly Row[]> {
  const shop = await openBenchShop({ RATE_LIMITS: 'off' })
  const floor = await openFloor({ reply: '{}' })
  try {
    return [...(await formWeight(`${shop.url}/contact`)), ...(await measurePosts(shop, floor.url))]
  } finally {
    floor.close()
    await shop.close()
  }
}

async function measureInbox(): Promise<readonly Row[]> {
  const most = Number(process.env.FORMS_SUBMISSIONS ?? 100_000)
  if (most === 0) return []
  const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-forms-'))
  const store = await openStore({ url: process.env.DATABASE_URL, dataDir, log: console })
  try {
    const add = async () => {
      const site = buildSite({ id: newId() })
      await store.sites.add(site)
      return store.site(site.id)
    }
    const shops = { small: await add(), large: await add() }
    await fillWithSubmissions(shops.small, 1_000)
    await fillWithSubmissions(shops.large, most)
    const figures = await figuresOf(submissionsSubject, shops)
    return figures.map((figure) => ({ ...figure, subject: store.engine }))
  } finally {
    await store.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
