import { languagesOf } from '../../language/page-languages.ts'
import type { PageContext } from '../../page-json/page-context.ts'
import { xml } from '../xml.ts'
import { firstPlace, publicPages, type ReadingPlace } from './public-pages.ts'
import { entryIn } from './sitemap-entry.ts'

/** Most addresses, and bytes, that one sitemap may hold (sitemaps.org). */
const mostOfSitemap = { addresses: 50_000, bytes: 52_428_800 }

/** How much one sitemap holds. */
type SitemapRoom = typeof mostOfSitemap

/** Where a sitemap begins. */
interface PartPlace {
  readonly place: ReadingPlace
  /** How many entries there belong to the one before. */
  readonly skipped: number
}

/** Into which sitemaps the pages of a site are parted. It holds for origins of the same length, as long as the site stays as it is. */
export interface SitemapSurvey {
  /** Where each of them begins; one where there is no page. */
  readonly parts: readonly PartPlace[]
  /** What is published later is not in them. */
  readonly nowMs: number
}

/** Goes over every public page once, and says where each sitemap begins. `whole`: the sitemap itself, where it is the only one. */
export async function surveySitemap(
  context: PageContext,
  most: SitemapRoom = mostOfSitemap,
): Promise<{ readonly survey: SitemapSurvey; readonly whole: string | null }> {
  const beginsAnother = partingOf(context, most)
  const parts: PartPlace[] = [{ place: firstPlace, skipped: 0 }]
  let first: string[] = []
  for await (const { place, entries } of entriesFrom(context, firstPlace))
    for (const [skipped, entry] of entries.entries()) {
      if (beginsAnother(entry)) {
        parts.push({ place, skipped })
        first = []
      }
      if (parts.length === 1) first.push(entry)
    }
  const survey = { parts, nowMs: context.nowMs }
  return { survey, whole: parts.length === 1 ? written(context, first) : null }
}

/** Writes one of the sitemaps, counted from 1, and reads no more than what is in it; null where there are not so many. */
export async function renderSitemapPart(
  context: PageContext,
  { parts, nowMs }: SitemapSurvey,
  number: number,
  most: SitemapRoom = mostOfSitemap,
): Promise<string | null> {
  const begin = parts[number - 1]
  if (!begin) return null
  const beginsAnother = partingOf(context, most)
  const own: string[] = []
  let { skipped } = begin
  for await (const { entries } of entriesFrom({ ...context, nowMs }, begin.place)) {
    for (const entry of entries.slice(skipped)) {
      if (beginsAnother(entry)) return written(context, own)
      own.push(entry)
    }
    skipped = 0
  }
  return written(context, own)
}

/** Writes what names all sitemaps of a site that has several. */
export function renderSitemapIndex(origin: string, { parts }: SitemapSurvey): string {
  const named = parts.map((_, place) => {
    return `<sitemap><loc>${xml(`${origin}/sitemap-${place + 1}.xml`)}</loc></sitemap>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${named.join('\n')}
</sitemapindex>
`
}

async function* entriesFrom(context: PageContext, from: ReadingPlace) {
  const entriesOf = entryIn(context)
  for await (const { place, pages } of publicPages(context, from))
    yield { place, entries: pages.flatMap((page) => entriesOf(page)) }
}

/** Counts what comes into a sitemap: whether an entry is the first one of another, as there is no room for it. */
function partingOf(context: PageContext, most: SitemapRoom): (entry: string) => boolean {
  // The foot brings the end of the last line.
  const frameBytes = Buffer.byteLength(head(context) + foot) - 1
  let addresses = 0
  let bytes = frameBytes
  return (entry) => {
    const more = Buffer.byteLength(entry) + 1
    const isFull = addresses > 0 && (addresses >= most.addresses || bytes + more > most.bytes)
    addresses = isFull ? 1 : addresses + 1
    bytes = (isFull ? frameBytes : bytes) + more
    return isFull
  }
}

function written(context: PageContext, entries: readonly string[]): string {
  return `${head(context)}${entries.join('\n')}${foot}`
}

function head(context: PageContext): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"${languagesOf(context).length === 0 ? '' : ' xmlns:xhtml="http://www.w3.org/1999/xhtml"'}>
`
}

const foot = '\n</urlset>\n'
