import { plainItem } from '@vitrine/domain/content/item'
import { buildCollection, buildMug, buildProduct, newId, noon } from '@vitrine/store/testing/builders'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hashPassword } from '../owners/passwords.ts'
import { type OpenShop, openShop } from '../testing/open-shop.ts'
import { signInAs } from '../testing/sign-in.ts'
import type { Answer, Visitor } from '../testing/visit.ts'

const password = 'blue mug, red mug'

/** What nobody may read who is no member. */
const secret = /velvet|nightingale/i

const circle = buildCollection({ urlId: 'circle', typeName: 'blog', title: 'Circle', position: 8 })
const notes = buildCollection({
  urlId: 'notes',
  typeName: 'page',
  title: 'Notes',
  position: 9,
  bodyHtml: '<p>Nightingale notes of a songbird.</p>',
})
const other = buildCollection({ urlId: 'other', typeName: 'page', title: 'Other', position: 10 })

const written = {
  ...plainItem,
  excerptHtml: '<p>A nightingale, a songbird.</p>',
  bodyHtml: '<p>Nightingale.</p>',
  author: { id: newId(), displayName: 'Ada Byron' },
  categories: ['Nocturne'],
  tags: ['nocturne'],
  image: null,
  isFeatured: true,
  publishedAtMs: noon - 1_000,
  updatedAtMs: noon,
}
const letter = { ...written, id: newId(), collectionId: circle.id, urlId: 'letter', title: 'Velvet letter' }

let shop: OpenShop
let post: typeof letter
let mug: ReturnType<typeof buildMug>
let evening: ReturnType<typeof buildProduct>
const visitors = new Map<string, Visitor>()
beforeAll(async () => {
  shop = await openShop({ storeSettings: { hasAccounts: true }, site: { hasLikes: true } })
  post = { ...written, id: newId(), collectionId: shop.blog.id, urlId: 'inside', title: 'Velvet post' }
  const inShop = { collectionId: shop.shop.id, tags: ['nocturne'], categories: ['Nocturne'] }
  const excerptHtml = '<p>Nightingale, a songbird</p>'
  mug = buildMug({ id: newId(), ...inShop, urlId: 'members-mug', title: 'Velvet mug', excerptHtml })
  evening = buildProduct({
    ...inShop,
    type: 'paywall',
    urlId: 'evening',
    title: 'Velvet evening',
    excerptHtml,
  })
  await shop.store.transaction(async (tables) => {
    for (const each of [circle, notes, other]) await tables.collections.save(each)
    for (const each of [letter, post]) await tables.items.save(each)
    for (const each of [mug, evening]) await tables.products.save(each)
    // An open product that puts the members' one forward.
    const open = await tables.products.find(shop.mug.id)
    if (open) await tables.products.save({ ...open, relatedIds: [mug.id, evening.id] })
    await tables.site.raiseRevision()
  })
  const owner = await shop.visitor()
  await signInAs(owner, shop.store, ['admin'])
  const things = [
    { kind: 'page', id: circle.id },
    { kind: 'page', id: notes.id },
    { kind: 'item', id: post.id },
    { kind: 'product', id: mug.id },
    { kind: 'product', id: evening.id },
  ]
  const area = (name: string, inside: object) =>
    owner.send('POST', '/api/panel/members/areas', { name, deniedText: '', things: inside })
  await area('Inner room', things)
  const setUp = (await area('Other room', [{ kind: 'page', id: other.id }])).json as SetUp
  const plan = (name: string, areaId: string) => {
    const body = { name, description: '', areaIds: [areaId], price: { kind: 'free' }, isOffered: true }
    return owner.send('POST', '/api/panel/members/plans', body)
  }
  await plan('Friends', idOf(setUp.areas, 'Inner room'))
  const { plans } = (await plan('Others', idOf(setUp.areas, 'Other room'))).json as SetUp
  const [friends, others] = [idOf(plans, 'Friends'), idOf(plans, 'Others')]
  const passwordHash = await hashPassword(password)
  const account = async (name: string, planId: string | null, store = shop.store) => {
    const email = `${name}@example.com`
    await shop.store.members.insert({
      id: newId(),
      email,
      name,
      passwordHash,
      isLocked: false,
      createdAtMs: noon,
      lastSeenAtMs: noon,
      addresses: [],
    })
    if (planId !== null)
      await store.memberships.save({
        id: newId(),
        email,
        planId,
        source: 'joined',
        startedAtMs: noon,
        endsAtMs: name === 'ended' ? noon : null,
        updatedAtMs: noon,
      })
    const visitor = await shop.visitor()
    await visitor.send('POST', '/api/site-users/account/session', { email, password })
    visitors.set(name, visitor)
  }
  visitors.set('anonymous', await shop.visitor())
  await account('no-plan', null)
  await account('other-area', others)
  await account('member', friends)
  await account('ended', friends)
  await account('elsewhere', friends, shop.services.store.site('another-site'))
})
afterAll(() => shop.close())

interface SetUp {
  readonly areas: readonly { readonly id: string; readonly name: string }[]
  readonly plans: readonly { readonly id: string; readonly name: string }[]
}

function idOf(named: SetUp['areas'], name: string): string {
  return named.find((each) => each.name === name)?.id ?? ''
}

function by(name: string): Visitor {
  const visitor = visitors.get(name)
  if (!visitor) throw new Error(`Nobody is called ${name}`)
  return visitor
}

const enclosed = ['/circle', '/circle/letter', '/notes', '/blog/inside', '/shop/members-mug', '/shop/evening']
const common = [
  '/',
  '/shop',
  '/shop/enamel-mug',
  '/blog',
  '/about',
  '/other',
  '/blog?tag=nocturne',
  '/blog?category=Nocturne',
  '/shop?tag=nocturne',
  '/shop?category=Nocturne',
  '/sitemap.xml',
  '/robots.txt',
  '/feeds/google.xml',
  '/feeds/facebook.xml',
  '/account',
  '/account/join',
  '/account/memberships',
  '/circle/nothing-there',
]
const formats = [
  '',
  'json',
  'json-pretty',
  'main-content',
  'page-context',
  'rss',
  'ical',
  '300w',
  'quick-view',
]

/** Every address in every format, everything by its id, and searches. */
function addresses(): readonly string[] {
  const ids = [letter.id, post.id, mug.id, evening.id]
  const paths = [...enclosed, ...common, `/circle/${letter.id}`]
  const inFormats = paths.flatMap((path) =>
    formats.map((format) =>
      format === '' ? path : `${path}${path.includes('?') ? '&' : '?'}format=${format}`,
    ),
  )
  const byId = ids.flatMap((id) => [
    `/?format=quick-view&itemId=${id}`,
    `/blog?itemId=${id}`,
    `/shop?format=json&itemId=${id}`,
    `/api/content/items/${id}/comments`,
    `/api/commerce/inventory/stock?itemId=${id}`,
    `/reviews?productId=${id}`,
    `/cart/form?itemId=${id}`,
    `/checkout/gift-card?itemId=${id}`,
  ])
  const searches = ['songbird', 'nocturne', 'inside'].flatMap((word) => [
    `/search?q=${word}`,
    `/search?q=${word}&format=json`,
    `/api/search/GeneralSearch?q=${word}`,
    `/api/search/GeneralSearch?q=${word}&f_collectionId=${circle.id}`,
  ])
  return [...inFormats, ...byId, ...searches]
}

/** The words that an address asks for come back in its answer, and tell nothing. */
function tells({ text, location }: Answer, url: string): boolean {
  const ofTerms = /nocturne/i.test(url) ? false : /nocturne/i.test(text)
  return ofTerms || secret.test(text) || secret.test(location ?? '')
}

async function leaksTo(name: string): Promise<readonly string[]> {
  const found: string[] = []
  for (const url of addresses()) {
    const answer = await by(name).get(url)
    if (tells(answer, url)) found.push(`${url} ${answer.status}`)
    if (answer.status >= 500) found.push(`${url} failed`)
  }
  return found
}

const strangers = ['anonymous', 'no-plan', 'other-area', 'ended', 'elsewhere']

describe('what is for members', () => {
  it('is read by members at its own address, and kept for nobody else', async () => {
    const answers = await Promise.all(enclosed.map((url) => by('member').get(url)))
    expect(answers.map(({ status, text }) => [status, secret.test(text)])).toEqual(
      enclosed.map(() => [200, true]),
    )
    expect(new Set(answers.map(({ headers }) => headers['cache-control']))).toEqual(new Set(['no-store']))
  })

  it('can be bought, liked and talked about by its members', async () => {
    const visitor = by('member')
    const entry = { itemId: mug.id, sku: 'MUG-BLUE', quantity: 1, additionalFields: null }
    const word = { body: 'Hm', authorName: 'A', authorEmail: 'a@example.com', parentId: null, website: '' }
    const answers = [
      await visitor.send('POST', '/api/commerce/shopping-cart/entries', entry),
      await visitor.send('POST', `/api/content/items/${post.id}/like`, { likes: true }),
      await visitor.send('POST', `/api/content/items/${post.id}/comments`, word),
    ]
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  })

  it.each(strangers)(
    'is told at no address, in no format and by no search to: %s',
    async (name) => {
      expect(await leaksTo(name)).toEqual([])
    },
    60_000,
  )

  it.each(strangers)('leads to the page that says how to get in: %s', async (name) => {
    const answers = await Promise.all(enclosed.map((url) => by(name).get(url)))
    expect(answers.map(({ status }) => status)).toEqual(enclosed.map(() => 403))
    expect(answers.every(({ text }) => text.includes('member-area-denied-page'))).toBe(true)
  })

  it.each(strangers)('cannot be bought, liked or talked about by: %s', async (name) => {
    const visitor = by(name)
    const entry = (itemId: string, sku: string) =>
      visitor.send('POST', '/api/commerce/shopping-cart/entries', {
        itemId,
        sku,
        quantity: 1,
        additionalFields: null,
      })
    const word = { body: 'Hm', authorName: 'A', authorEmail: 'a@example.com', parentId: null, website: '' }
    const answers = [
      await entry(mug.id, 'MUG-BLUE'),
      await entry(evening.id, evening.variants[0]?.sku ?? ''),
      await visitor.send('POST', `/api/content/items/${post.id}/like`, { likes: true }),
      await visitor.send('POST', `/api/content/items/${letter.id}/comments`, word),
    ]
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404])
  })

  it('leaves common pages common: who is signed in gets the page in memory', async () => {
    const [stranger, member] = [await by('anonymous').get('/shop'), await by('member').get('/shop')]
    expect(member.headers.etag).toBe(stranger.headers.etag)
    expect(member.headers.etag).toBeDefined()
  })
})
