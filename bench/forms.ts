import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openFloor } from './floor/open-floor.ts'
import { formWeight } from './forms/form-weight.ts'
import { measureCampaign } from './forms/measure-campaign.ts'
import { measurePosts } from './forms/measure-posts.ts'
import { openFilledStore } from './lists/filled-shop.ts'
import { figuresOf } from './lists/list-figures.ts'
import { submissionsSubject } from './lists/submissions-subject.ts'
import type { Report, Row } from './report.ts'
import { openBenchShop } from './shop.ts'

/**
 * Submissions of a form over HTTP, each on disk with its mail to be written before it is acknowledged, beside adds to a cart and a bare
 * handler that are asked in the same way; the scripts of its page; a campaign to many readers that is killed on the way; and an inbox of many
 * submissions, beside one of 1,000. `FORMS_SUBMISSIONS` and `FORMS_READERS` are how many there are (0 leaves the part out); `FORMS_DATA` names
 * a folder in which the inboxes are kept for the next run, and `FORMS_ONLY=inbox` leaves all else out.
 */
export async function run(): Promise<Report> {
  if (process.env.FORMS_ONLY === 'inbox')
    return { bench: 'forms', node: process.versions.node, rows: await measureInbox() }
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
  const kept = process.env.FORMS_DATA
  const dataDir = kept ?? mkdtempSync(join(tmpdir(), 'vitrine-forms-'))
  const nothingElse = { orders: 0, products: 0 }
  const fillings = [1_000, most].map((submissions) => ({ ...nothingElse, submissions }))
  const { store, shops } = await openFilledStore({ url: process.env.DATABASE_URL, dataDir }, fillings)
  const [small, large] = shops
  try {
    if (!small || !large) throw new Error('There are no two inboxes.')
    const figures = await figuresOf(submissionsSubject, { small, large })
    return figures.map((figure) => ({ ...figure, subject: store.engine }))
  } finally {
    await store.close()
    if (kept === undefined) rmSync(dataDir, { recursive: true, force: true })
  }
}
