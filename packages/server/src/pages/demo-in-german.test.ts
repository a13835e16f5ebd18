import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { demoSiteDir } from '@vitrine/site/seed/seed-site'
import { readTemplateFolder } from '@vitrine/site/template-folder/read-folder'
import type { TemplateFolder } from '@vitrine/site/template-folder/template-folder'
import { templateSources } from '@vitrine/site/template-folder/template-sources'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openSampleSite, type SampleSite } from '../cli/check/sample-site.ts'
import { hashPassword } from '../owners/passwords.ts'
import { indexStep } from '../search/index-step.ts'
import { fillCart, orderRequest, placeOrder } from '../testing/check-out.ts'
import { textsOf } from '../testing/read-html.ts'
import { openVisitor, type Visitor } from '../testing/visit.ts'

/** A page of each kind; `filled` are read with a mug in the cart. */
const addresses = {
  home: '/',
  'a shop': '/shop',
  'its last page': '/shop?page=2',
  'a category': '/shop?category=Coffee&sort=name',
  'an empty list': '/shop?tag=none&stock=available',
  'a product with options': '/shop/morning-mug',
  'a product without': '/shop/tea-towel-pair',
  'a sold-out product': '/shop/moon-jar',
  'a subscription': '/shop/slow-morning-coffee',
  'a gift card': '/shop/gift-card',
  'a workshop': '/shop/handbuilding-workshop',
  'a download': '/shop/apron-pattern',
  'a quick view': '/shop/morning-mug?format=quick-view',
  'a blog': '/journal',
  'an empty blog': '/journal?tag=none',
  'a post': '/journal/a-slower-pour-over',
  events: '/events',
  'a calendar': '/events?view=calendar',
  'an event': '/events/open-studio',
  'a gallery': '/studio',
  'the contact page': '/contact',
  'a page with a form': '/commission',
  'a page with blocks': '/about',
  'a legal page': '/imprint',
  'a page behind a password': '/care',
  'the search': '/search',
  'a search that finds': '/search?q=mug',
  'a search that finds nothing': '/search?q=qqqqqqqq',
  'an empty cart': '/cart',
  'the account': '/account',
  'signing up': '/account/sign-up',
  'a forgotten password': '/account/forgotten',
  'no page': '/nowhere',
} as const

const kinds = [...Object.keys(addresses), 'a full cart', 'the checkout', 'an order'] as const

let site: SampleSite
let folder: TemplateFolder
let content: string
const read = { english: new Map<string, readonly string[]>(), german: new Map<string, readonly string[]>() }

beforeAll(async () => {
  folder = await readTemplateFolder(demoSiteDir)
  content = await contentOf(demoSiteDir)
  site = await openSampleSite(demoSiteDir, { info: () => {}, warn: () => {}, error: () => {} })
  const passwordHash = await hashPassword('low tide')
  await site.store.transaction(async (tables) => {
    const found = await tables.collections.findByUrlId('care')
    const care = found && (await tables.collections.lock(found.id))
    if (care) await tables.collections.save({ ...care, isPasswordProtected: true, passwordHash })
    await tables.site.raiseRevision()
  })
  for (let isMore = true; isMore; ) isMore = await indexStep(site.store, Date.now())
  await readPages(read.english)
  await site.store.transaction(async ({ site: row }) =>
    row.save({ ...(await row.lock()), language: 'de-DE' }),
  )
  await readPages(read.german)
}, 120_000)
afterAll(() => site.close())

async function readPages(pages: Map<string, readonly string[]>): Promise<void> {
  const visitor = await openVisitor(site.app)
  const look = async (kind: string, address: string) => {
    const { text } = await visitor.get(address)
    pages.set(kind, textsOf(text))
  }
  for (const [kind, address] of Object.entries(addresses)) await look(kind, address)
  const token = await fillCart(visitor, await idOfMug(), { sku: 'MUG-SEA' })
  await look('a full cart', '/cart')
  await look('the checkout', `/checkout?cartToken=${token}`)
  await look('an order', await order(visitor, token))
}

async function idOfMug(): Promise<string> {
  const shop = await site.store.collections.findByUrlId('shop')
  const mug = await site.store.products.findByUrlId(shop?.id ?? '', 'morning-mug')
  return mug?.id ?? ''
}

async function order(visitor: Visitor, token: string): Promise<string> {
  const { json } = await placeOrder(visitor, orderRequest(token, { shippingOptionKey: 'us-ground' }))
  return (json as { confirmationUrl: string }).confirmationUrl
}

/** All texts of the sample content, one a line, without their markup. */
async function contentOf(dir: string): Promise<string> {
  const files = await readdir(path.join(dir, 'content'), { recursive: true })
  const named = files.filter((file) => /\.(?:json|html)$/.test(file)).sort()
  const texts = await Promise.all(named.map((file) => readFile(path.join(dir, 'content', file), 'utf8')))
  return texts
    .flatMap((text, at) =>
      named[at]?.endsWith('.html') ? linesOf(text.replaceAll('\n', ' ')) : linesOf(JSON.parse(text)),
    )
    .join('\n')
}

function linesOf(value: unknown): readonly string[] {
  if (typeof value === 'string')
    return ['\n', ' ', ''].map((gap) => value.replaceAll(/<[^>]*>/g, gap).replaceAll(/[ \t]+/g, ' '))
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(linesOf) : []
}

/** Names, abbreviations and words that are the same in both languages; months are those of the day on which this runs. */
const sameInBoth =
  /^(?:\(optional\)|1 Main Street|Bank transfer|Cookies|EDT|EST|Facebook|Google Calendar|ICS|Instagram|LinkedIn|MM|Minute|Name|Neutral|Newsletter|Pinterest|RSS|Reddit|Tumblr|X|Ada Byron|ada@example\.com|New York, NY 10001|Tidewater Goods LLC .+|(?:Apr(?:il)?|Aug(?:ust)?|Sept?(?:ember)?|Nov(?:ember)?)(?: \d{4})?|[\d.]+° [NW])$/

describe.each(kinds)('in German, %s', (kind) => {
  it('is read in no word of the template or the platform that it has in English, too', () => {
    const english = new Set(read.english.get(kind))
    const left = [...new Set(read.german.get(kind))].filter((text) => english.has(text))
    expect(read.german.get(kind)).not.toEqual([])
    expect(left.filter((text) => !isContent(text))).toEqual([])
  })
})

/** Whether a text is the demo's own, or put together of what is. */
function isContent(text: string): boolean {
  if (content.includes(text)) return true
  const parts = text.split(/: | — |— |· |…|(?<=[.?!]) /).filter((part) => /\p{L}/u.test(part))
  return parts.every(
    (part) => content.includes(part.trim().replace(/^\. |\.$/g, '')) || sameInBoth.test(part.trim()),
  )
}

describe('the words of the template', () => {
  it('stand in no file that makes HTML, but for names', () => {
    const written = templateSources(folder).flatMap(({ file, text }) =>
      textsOf(withoutTags(text))
        .flatMap((each) => each.split(' '))
        .filter((each) => /\p{L}/u.test(each) && !sameInBoth.test(each) && !categories.has(each))
        .map((each) => `${file}: ${each}`),
    )
    expect(written).toEqual([])
  })

  it('are all there in German', () => {
    expect([...folder.strings.keys()].sort()).toEqual(['de-DE', 'en-US'])
    expect(folder.warnings).toEqual([])
  })

  it('give way in lists, too, to what an owner has on the button of a product', async () => {
    const visitor = await openVisitor(site.app)
    const { text } = await visitor.get('/shop?category=Ceramics')
    expect(text).toContain('>Order one</span>')
    expect(text).toContain('data-original-label="Order one" aria-label="Order one: Long table platter"')
  })

  it('are printed', () => {
    const texts = templateSources(folder)
      .map(({ text }) => text)
      .join('\n')
    const unused = Object.keys(folder.strings.get('en-US') ?? {}).filter(
      (name) => !texts.includes(`{localizedStrings.${name}|`),
    )
    expect(unused).toEqual([])
  })
})

/** Sections of the home page that the demo's own categories name. */
const categories: ReadonlySet<string> = new Set(['Coffee', 'Ceramics', 'Paper', 'Linen', 'Light'])

/** What the template writes itself: tags of the platform are read by owners, or by nobody. */
function withoutTags(text: string): string {
  return text.replaceAll(/<\/?squarespace:[^>]*>/g, '').replaceAll(/\{[^{}\n]*\}/g, ' ')
}
