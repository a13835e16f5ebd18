import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { median, type Report, type Row } from './report.ts'
import { openBenchShop } from './shop.ts'

const paths = [
  '/',
  '/shop/morning-mug',
  '/journal',
  '/journal/how-a-mug-is-made',
  '/studio',
  '/events',
  '/events/open-studio',
]
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const rounds = 3

/** Lighthouse scores (0 to 100, as on a phone) of a page of each kind of the demo. */
export async function run(): Promise<Report> {
  const shop = await openBenchShop()
  const chrome = await launch({
    chromePath: process.env.CHROMIUM_PATH || '/usr/bin/chromium',
    chromeFlags: [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  })
  try {
    const rows: Row[] = []
    for (const path of paths) {
      await fetch(shop.url + path)
      rows.push(...(await score(shop.url, path, chrome.port)))
    }
    return { bench: 'lighthouse', node: process.versions.node, rows }
  } finally {
    chrome.kill()
    await shop.close()
  }
}

async function score(url: string, path: string, port: number): Promise<readonly Row[]> {
  const scores = new Map<string, number[]>(categories.map((category) => [category, []]))
  for (let round = 0; round < rounds; round += 1) {
    const result = await lighthouse(url + path, {
      port,
      output: 'json',
      logLevel: 'error',
      onlyCategories: [...categories],
    })
    for (const category of categories) {
      scores.get(category)?.push((result?.lhr.categories[category]?.score ?? 0) * 100)
    }
    if (round === 0) sayWhatFailed(path, result?.lhr.audits ?? {})
  }
  return categories.map((category) => ({
    case: `${path} ${category}`,
    subject: 'vitrine',
    value: median(scores.get(category) ?? []),
    unit: 'points',
  }))
}

function sayWhatFailed(
  path: string,
  audits: Readonly<Record<string, { title: string; score: number | null; displayValue?: string }>>,
): void {
  for (const { title, score, displayValue } of Object.values(audits)) {
    if (score !== null && score < 0.9) console.error(`  ${path}: ${title} ${displayValue ?? ''}`)
  }
}
