import { describe, expect, it } from 'vitest'
import { storefrontVocabulary } from './formatters.ts'
import {
  attributeRuns,
  ownersHtml,
  plainTexts,
  type Shape,
  shapes,
  values,
} from './testing/declared-markup.ts'
import { hostileAddresses, hostileTexts } from './testing/hostile-texts.ts'
import { type ParsedElement, parseMarkup } from './testing/parse-markup.ts'
import { printWord } from './testing/print-word.ts'
import {
  poisoned,
  poisonedAt,
  realisticItem,
  realisticSite,
  textPaths,
  withoutFields,
} from './testing/realistic-site.ts'

const productTypes = [1, 2, 3, 4, 5]
const fieldTypes = ['address', 'checkbox', 'date', 'likert', 'name', 'phone', 'time', 'text']
const words: Readonly<Record<string, readonly string[]>> = {
  video: ['color-data'],
}

interface Page {
  readonly item: unknown
  readonly site: unknown
}

/** Every kind of item that formatters tell apart. */
const pages: readonly Page[] = [
  ...productTypes.map((type) => ({ item: realisticItem(type), site: realisticSite() })),
  ...fieldTypes.map((type) => ({ item: { ...realisticItem(1), type }, site: realisticSite() })),
  { item: { ...realisticItem(1), type: 'likert', values: { 'How was it': '2' } }, site: {} },
]
const texts = [...hostileTexts, ...hostileAddresses]
/** The worst of them, for every place alone. */
const worstTexts = [...hostileTexts.slice(0, 3), ...hostileAddresses.slice(0, 1)]

/** Pages with one text in all places, in all but those that are told apart, and in each place alone. */
const hostilePages: readonly Page[] = [
  ...texts.flatMap((text) =>
    pages.flatMap(({ item, site }) => [
      { item: poisoned(item, text, true), site: poisoned(site, text, true) },
      { item: withKind(poisoned(item, text, false), item), site: poisoned(site, text, false) },
      { item: withKind(poisoned(item, text, false), item), site: siteOf(text) },
      {
        item: { ...realisticItem(1), ...withKind(poisoned(item, text, false), item), id: 'item-1' },
        site: poisoned(site, text, false),
      },
    ]),
  ),
  ...pages.flatMap(({ item, site }) =>
    worstTexts.flatMap((text) => [
      ...textPaths(item).map((path) => ({ item: poisonedAt(item, path, text), site })),
      ...textPaths(site).map((path) => ({ item, site: poisonedAt(site, path, text) })),
    ]),
  ),
]

/** What a formatter chooses its shape by stays, so that all of it is reached. */
function withKind(poisonedItem: unknown, item: unknown): object {
  return { ...Object(poisonedItem), type: Object(item).type }
}

/** Merchandising is found by the id of the item. */
function siteOf(text: string): unknown {
  const site = realisticSite()
  const context = poisoned(site.productMerchandisingContext['item-1'], text, false)
  return { ...site, productMerchandisingContext: { [text]: context } }
}

function print(name: string, { item, site }: Page): string {
  const value =
    name === 'activate-twitter-links' ? Object(item).title : withoutFields(item, ownersHtml[name] ?? [])
  const output = printWord(name, value, words[name], { nodes: [site] })
  return typeof output === 'string' ? output : ''
}

/** What a formatter does not declare, and links that would run a script. */
function strangers(elements: readonly ParsedElement[], shape: Shape): readonly string[] {
  return elements.flatMap(({ tag, attributes }) => {
    const declared = shape[tag]
    if (!declared) return [tag]
    const unknown = attributes.filter(({ name }) => !declared.includes(name)).map(({ name }) => name)
    const scripts = attributes.filter(runsScript).map(({ name, value }) => `${name}=${value}`)
    return [...unknown, ...scripts]
  })
}

function runsScript({ name, value }: { name: string; value: string }): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop them from addresses
  const address = value.replace(/[\u0000-\u0020]/g, '').toLowerCase()
  return (
    /^(?:href|src|action|formaction|data|poster)$/.test(name) &&
    /^(?:javascript|data|vbscript):/.test(address)
  )
}

/** The first page on which a formatter prints what it does not declare, with what that is. */
function firstLeak(name: string, shape: Shape, frame: (output: string) => string): unknown {
  const outputs = new Set<string>()
  for (const page of hostilePages) {
    const output = frame(print(name, page))
    if (outputs.has(output)) continue
    outputs.add(output)
    const found = [true, false].flatMap((hasScripts) => strangers(parseMarkup(output, hasScripts), shape))
    if (found.length > 0) return { found, output }
  }
  return undefined
}

describe('every formatter', () => {
  it('declares what it prints', () => {
    const declared = [...Object.keys(shapes), ...Object.keys(attributeRuns), ...plainTexts, ...values]
    expect(declared.toSorted()).toEqual(Object.keys(storefrontVocabulary.formatters ?? {}).toSorted())
  })
})

describe('hostile data', { timeout: 60_000 }, () => {
  it.each(Object.keys(shapes))('stays data in %s', (name) => {
    expect(firstLeak(name, shapes[name] ?? {}, (output) => output)).toBeUndefined()
  })

  it.each(Object.keys(shapes))('is held up to realistic data that %s prints', (name) => {
    const elements = pages.flatMap((page) => parseMarkup(print(name, page), false))
    expect(elements.length).toBeGreaterThan(0)
  })

  it.each(Object.keys(attributeRuns))('stays data in the attributes of %s', (name) => {
    expect(firstLeak(name, { img: attributeRuns[name] ?? [] }, (output) => `<img ${output}>`)).toBeUndefined()
  })

  it.each(plainTexts)('becomes no markup in %s', (name) => {
    expect(hostilePages.map((page) => print(name, page)).filter((output) => /[<>"]/.test(output))).toEqual([])
  })
})
