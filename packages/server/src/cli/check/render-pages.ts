import type { Log } from '@vitrine/site/log'
import type { TemplateFolder } from '@vitrine/site/template-folder/template-folder'
import { handlerProblemText } from '@vitrine/site/theme/handlers/read-handler'
import { notFoundPage } from '@vitrine/site/theme/page-kinds'
import type { SiteStore } from '@vitrine/store/store'
import type { Browser } from 'playwright-core'
import { blockedText } from './blocked-handlers.ts'
import type { Finding } from './finding.ts'
import { inspectPages } from './looks/inspect-pages.ts'
import type { RenderedPage } from './rendered-page.ts'
import { openSampleSite } from './sample-site.ts'

/** What rendering came to. */
export interface Rendering {
  readonly pages: readonly RenderedPage[]
  readonly findings: readonly Finding[]
  /** Where the collections of the sample content are. */
  readonly collectionAddresses: ReadonlySet<string>
}

/** What must not be left in a page: the template's tags and instructions. Text of the sample content holds none. */
const leftovers = /<\/?squarespace:[a-z-]+|\{\.(?:section|repeated|if|or|end|equal\?|var|macro|include)\b/

/**
 * Renders one page of every kind that the template has, with sample content, and each of its own pages, and tells what failed. With a
 * browser it looks at them, too.
 */
export async function renderPages(
  dir: string,
  { ownPages, browser }: { readonly ownPages: TemplateFolder['pages']; readonly browser: Browser | null },
): Promise<Rendering> {
  const findings: Finding[] = []
  const site = await openSampleSite(dir, listen(findings))
  try {
    const pages: RenderedPage[] = []
    for (const { kind, address, wanted } of await pagesOf(site.store, ownPages)) {
      const { statusCode, body, headers } = await site.app.inject({
        url: address,
        headers: { accept: 'text/html' },
      })
      pages.push({ kind, address, status: statusCode })
      const isElsewhere = statusCode >= 300 && statusCode < 400 && headers.location !== undefined
      if (statusCode !== wanted && !isElsewhere)
        findings.push(pageFinding(kind, address, `answers ${statusCode}`))
      if (statusCode === wanted && body.trim() === '')
        findings.push({ ...pageFinding(kind, address, 'is empty'), severity: 'warning' })
      const left = leftovers.exec(body)?.[0]
      if (left) findings.push(pageFinding(kind, address, `still holds '${left}'`))
    }
    const collections = await site.store.collections.list()
    const looks = browser ? await inspectPages(browser, { origin: await site.listen(), pages }) : []
    return {
      pages,
      findings: distinct([...findings, ...looks]),
      collectionAddresses: new Set(collections.map(({ urlId }) => urlId)),
    }
  } finally {
    await site.close()
  }
}

interface WantedPage {
  readonly kind: string
  readonly address: string
  readonly wanted: number
}

/** A list and an item of each type of collection, the template's own pages, and those of the platform. */
async function pagesOf(store: SiteStore, ownPages: TemplateFolder['pages']): Promise<readonly WantedPage[]> {
  const found = new Map<string, WantedPage>()
  const collections = await store.collections.list()
  for (const collection of collections) {
    const { id, typeName, urlId, isHomepage } = collection
    const address = isHomepage ? '/' : `/${urlId}`
    const add = (kind: string, path: string) => {
      if (!found.has(kind)) found.set(kind, { kind, address: path, wanted: 200 })
    }
    if (isHomepage) add('home page', '/')
    add(typeName === 'page' ? 'page' : `list of ${typeName}`, address)
    const [product] = (await store.products.list({ collectionId: id, offset: 0, limit: 1 })).rows
    const [item] = (
      await store.items.list({ collectionId: id, publishedBeforeMs: Date.now(), offset: 0, limit: 1 })
    ).rows
    const first = product ?? item
    if (first) add(`item of ${typeName}`, `/${urlId}/${first.urlId}`)
  }
  return [
    ...found.values(),
    ...[...ownPages]
      .filter(([name]) => name !== notFoundPage)
      .filter(
        ([name, { conf }]) =>
          conf.needsCollection !== true || collections.some((each) => each.urlId === name),
      )
      .map(([name]) => ({ kind: `page ${name}`, address: `/${encodeURIComponent(name)}`, wanted: 200 })),
    { kind: 'cart', address: '/cart', wanted: 200 },
    { kind: 'search', address: '/search?q=a', wanted: 200 },
    { kind: 'not found', address: '/no-such-page', wanted: 404 },
  ]
}

/** Keeps what templates report while they run. What was said when they were compiled is said elsewhere. */
function listen(findings: Finding[]): Log {
  const hear = (details: object, message: string) => {
    const blocked = /^A handler is blocked: (.*)$/s.exec(message)?.[1]
    if (blocked !== undefined && !isSeenInFile(blocked))
      findings.push({ ...placeIn(details), severity: 'warning', message: blockedText(blocked) })
    const failed = /^A template failed: (?:RuntimeError: )?(.*)$/s.exec(message)?.[1]
    if (failed === undefined || isSeenInTemplate.test(failed)) return
    const { file, line, column } = placeIn(details)
    const isStopped = failed.startsWith('Rendering stopped')
    findings.push({
      file,
      line,
      column,
      severity: isStopped ? 'error' : 'warning',
      message: failed.replace(/\.$/, ''),
    })
  }
  return { info: () => {}, warn: hear, error: hear }
}

/** What is said of blocks that are missing or cannot be compiled, and of names, when files are read. */
const isSeenInTemplate = /partial .*(?:not be found|failed)|is unknown/is

/** What is wrong with a handler whatever its data is was told before, with its place in the line. */
function isSeenInFile(blocked: string): boolean {
  return blocked === handlerProblemText['makes-code'] || blocked === handlerProblemText['hard-to-read']
}

function placeIn(details: object): {
  readonly file: string
  readonly line: number | null
  readonly column: number | null
} {
  const { file, line, column }: { file?: unknown; line?: unknown; column?: unknown } = details
  return {
    file: typeof file === 'string' ? file : '',
    line: typeof line === 'number' ? line : null,
    column: typeof column === 'number' ? column : null,
  }
}

function pageFinding(kind: string, address: string, what: string): Finding {
  return { file: address, line: null, column: null, severity: 'error', message: `The ${kind} ${what}` }
}

function distinct(findings: readonly Finding[]): readonly Finding[] {
  return [...new Map(findings.map((finding) => [JSON.stringify(finding), finding])).values()]
}
