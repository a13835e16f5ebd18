import { isRecord } from '@vitrine/domain/shapes/is-record'
import type { TemplateFolder } from '../template-folder/template-folder.ts'
import { templateSources } from '../template-folder/template-sources.ts'
import type { LayoutSeed } from './read-layout-seeds.ts'
import type { Seed } from './read-seed.ts'
import type { NavigationSeed, SiteSeed } from './seed-schemas.ts'

/**
 * Gives collections of the content the addresses under which the template asks for them: one whose queries name `products` would show
 * nothing of a shop at `/shop`. Old addresses lead to the new ones.
 */
export function withAskedAddresses(seed: Seed, folder: TemplateFolder): Seed {
  return [...askedIn(folder)].reduce(withAskedAddress, seed)
}

const asking = /<squarespace:(?:query|category)\b[^<>]*\bcollection=(["']?)([\w-]+)\1(?=[\s/>])/g

/** Addresses that tags of the template name. */
function askedIn(folder: TemplateFolder): ReadonlySet<string> {
  const texts = templateSources(folder).map(({ text }) => text)
  return new Set(texts.flatMap((text) => [...text.matchAll(asking)].map((match) => match[2] ?? '')))
}

/** Words of an address that tell nothing of what is there. */
const plainWords: ReadonlySet<string> = new Set([
  'all',
  'collection',
  'item',
  'latest',
  'list',
  'our',
  'recent',
])

/**
 * The address under which tags of the template ask for a type, if one reads like it: `works-collection` for `work`. Of types that read the
 * same the first has it, and none has the name of another type.
 */
export function addressAskedFor(typeName: string, folder: TemplateFolder): string | undefined {
  const wanted = significantWords(typeName)
  const types = [...folder.collections.keys()]
  if (wanted === '' || types.find((each) => significantWords(each) === wanted) !== typeName) return undefined
  return [...askedIn(folder)].find(
    (address) => significantWords(address) === wanted && !types.includes(address),
  )
}

/** The words of a name that tell what is there, in the singular. */
function significantWords(name: string): string {
  const words = name.toLowerCase().split(/[^a-z0-9]+/)
  return words
    .map((word) => word.replace(/s$/, ''))
    .filter((word) => !plainWords.has(word))
    .join(' ')
}

function withAskedAddress(seed: Seed, asked: string): Seed {
  const { site, items, layouts } = seed
  if (site.collections.some(({ urlId }) => urlId === asked)) return seed
  const [first, ...others] = site.collections.filter(({ typeName }) => typeName === asked)
  if (!first || others.length > 0) return seed
  const move = { from: first.urlId, to: asked }
  return {
    ...seed,
    site: {
      ...site,
      collections: site.collections.map((each) => movedCollection(each, move)),
      navigation: Object.fromEntries(
        Object.entries(site.navigation).map(([name, links]) => [
          name,
          links.map((link) => movedLink(link, move)),
        ]),
      ),
    },
    items: new Map([...items].map(([address, inside]) => [moved(address, move), inside])),
    layouts: layouts.map((each) => movedLayout(each, move)),
    redirects: [
      ...seed.redirects,
      { source: `/${move.from}`, target: `/${asked}`, status: 301 },
      { source: `/${move.from}/[item]`, target: `/${asked}/[item]`, status: 301 },
    ],
  }
}

interface Move {
  readonly from: string
  readonly to: string
}

/** An address, with the new one in the place of the old one and of its begin. */
function moved(address: string, { from, to }: Move): string {
  return address === from || address.startsWith(`${from}/`) ? to + address.slice(from.length) : address
}

function movedCollection(collection: SiteSeed['collections'][number], move: Move) {
  const { urlId, parent } = collection
  const above = parent === undefined ? {} : { parent: moved(parent, move) }
  return { ...collection, urlId: moved(urlId, move), ...above }
}

function movedLink(link: NavigationSeed, move: Move): NavigationSeed {
  const { collection, items } = link
  return {
    ...link,
    ...(collection === undefined ? {} : { collection: moved(collection, move) }),
    ...(items === undefined ? {} : { items: items.map((each) => movedWithin(each, move)) }),
  }
}

function movedLayout(layout: LayoutSeed, move: Move): LayoutSeed {
  const { fills, page, rows } = layout
  return {
    ...layout,
    fills: { ...fills, name: moved(fills.name, move) },
    page: page === null ? null : moved(page, move),
    rows: movedWithin(rows, move),
  }
}

/** The same value, with all addresses in it moved, however deep. */
function movedWithin(value: unknown, move: Move): unknown {
  if (typeof value === 'string') return moved(value, move)
  if (Array.isArray(value)) return value.map((each) => movedWithin(each, move))
  if (!isRecord(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, movedWithin(each, move)]))
}
