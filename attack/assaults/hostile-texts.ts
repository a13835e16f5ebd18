import type { Browser, Page } from 'playwright-core'
import { launchBrowser } from '../../e2e/testing/browser.ts'
import type { HttpVisitor } from '../../e2e/testing/http-visitor.ts'
import { becomeOwner, type Owner } from '../../e2e/testing/owner.ts'
import { addressOf, namesIn, panelRoutes } from '../../e2e/testing/panel-rooms.ts'
import { signIn } from '../../e2e/testing/panel-screen.ts'
import type { ShopProcess } from '../../e2e/testing/start-shop.ts'
import type { Assault, Finding } from '../assault.ts'
import { buyHostile, commentHostile, writeToShopHostile } from '../hostile/hostile-visitor.ts'
import { listOwnerWritings } from '../hostile/owner-writings.ts'
import { lookAll } from '../hostile/sentinel.ts'
import { type AllWritten, listUntriedTexts } from '../hostile/untried-texts.ts'
import { nameMarks, type Written, writeHostile } from '../hostile/write-hostile.ts'
import { excusedNames, harvestPathIds } from '../shop/harvest-path-ids.ts'

/** The rooms that show most of what others wrote; the long form looks into all. */
const tellingRooms =
  /^(\/|website|members|design|comments|media|sites|mailbox|settings\/shipping|(products|orders|pages|content)(\/\$.*)?|forms(\/all|\/\$formId\/edit)?)$/

const mailPreviews = ['placed', 'fulfilled', 'test'].map((purpose) => `/api/panel/mail-previews/${purpose}`)

/** Texts that try to run, in every field that owners can write, run on no page and in no room; code of administrators runs where it says. */
export const hostileTexts: Assault = {
  name: 'hostile texts',
  async run(grounds) {
    const { shop } = await grounds.open({ RATE_LIMITS: 'off' })
    const browser = await launchBrowser()
    try {
      const owner = await becomeOwner(shop)
      const written = await writeEverywhere(shop, owner)
      const routes = grounds.isLong ? panelRoutes : panelRoutes.filter((route) => tellingRooms.test(route))
      const ran = await findWhatRuns(browser, { shop, owner, routes })
      const findings: readonly Finding[] = [
        ...listUntriedTexts(written).map((what) => ({
          what,
          got: 'no hostile text is tried in it: add it to attack/hostile',
        })),
        ...nameMarks(ran).map((what) => ({ what, got: 'ran, or would on a click' })),
        ...(await tryCode(browser, { shop, owner })),
      ]
      const attempts = [...written.values()].reduce((sum, { taken }) => sum + taken.length, 0)
      return { attempts, findings }
    } finally {
      await browser.close()
      await shop.close()
    }
  },
}

interface Scene {
  readonly shop: ShopProcess
  readonly owner: Owner
}

async function findWhatRuns(
  browser: Browser,
  { shop, owner, routes }: Scene & { readonly routes: readonly string[] },
): Promise<readonly string[]> {
  const { visitor, ids } = await findAddresses(shop.url, owner.http)
  // What nobody can make here has no room to look into.
  const withThings = routes.filter((route) =>
    namesIn(route).every((name) => ids[name] || !excusedNames[name]),
  )
  const rooms = [...withThings.map((route) => addressOf(route, ids)), ...mailPreviews]
  const enter = (page: Page) => signIn(page, shop, owner)
  const tours = [{ paths: visitor }, { paths: rooms, enter }]
  const ran = await Promise.all(tours.map((tour) => lookAll(browser, { baseURL: shop.url, ...tour })))
  return ran.flat()
}

/** Code that administrators want to run does so, on pages and not in the panel: what looks for scripts is not blind. */
async function tryCode(browser: Browser, { shop, owner }: Scene): Promise<readonly Finding[]> {
  await writeCode(owner.http)
  const enter = (page: Page) => signIn(page, shop, owner)
  const code = [
    ...(await lookAll(browser, { baseURL: shop.url, paths: ['/about'] })),
    ...(await lookAll(browser, { baseURL: shop.url, paths: ['/config/settings/code'], enter })),
  ]
  return code.join() === '/about: code ran' ? [] : [{ what: 'code of administrators', got: code.join('; ') }]
}

async function writeEverywhere(shop: ShopProcess, owner: Owner): Promise<AllWritten> {
  const written = new Map<string, Written>()
  const bought = await owner.sell({ title: 'Bought', onHand: 1_000, priceCents: 900 })
  await commentHostile(shop.url, '/journal/how-a-mug-is-made')
  await writeToShopHostile(shop.url)
  for (const writing of await listOwnerWritings(owner.http, () => buyHostile(shop.url, bought)))
    written.set(writing.name, await writeHostile(owner.http, writing, written.get(writing.name)))
  return written
}

async function writeCode(http: HttpVisitor): Promise<void> {
  const path = '/api/panel/settings/code'
  const { version } = (await (await http.get(path)).json()) as { version: string }
  const value = { header: '<script>__ran("code")</script>', footer: '', lock: '', orderConfirmed: '' }
  await http.send('PUT', path, { value, version })
}

interface Addresses {
  readonly visitor: readonly string[]
  readonly ids: Readonly<Record<string, string>>
}

/** Where visitors and owners are shown what was written. */
async function findAddresses(url: string, http: HttpVisitor): Promise<Addresses> {
  const read = async <Shape>(path: string) => (await (await http.get(path)).json()) as Shape
  type Row = { readonly id: string; readonly fullUrl: string }
  const { pages } = await read<{ pages: { id: string; path: string; kind: { typeName: string } }[] }>(
    '/api/panel/pages',
  )
  const { collections } = await read<{ collections: { id: string }[] }>('/api/panel/content-collections')
  const lists = await Promise.all(
    collections.map(({ id }) => read<{ rows: Row[] }>(`/api/panel/items?f=collection:is:${id}&limit=2`)),
  )
  const items = lists.flatMap((list) => list.rows)
  const { rows: products } = await read<{ rows: Row[] }>('/api/panel/products?sort=-updated')
  const orders = (await read<{ rows: Row[] }>('/api/panel/orders')).rows
  const { statusUrl } = await read<{ statusUrl: string }>(`/api/panel/orders/${orders[0]?.id}`)
  const { forms } = await read<{ forms: { id: string }[] }>('/api/panel/forms')
  const known = await harvestPathIds(http, null, {})
  const kinds = new Map(pages.map((page) => [page.kind.typeName, page]))
  const status = new URL(statusUrl, url)
  return {
    visitor: [
      ...new Set([
        ...[
          '/',
          '/about',
          '/contact',
          '/shop',
          '/journal',
          '/no-such-page',
          '/search?q=img',
          '/cart',
          '/sitemap.xml',
        ],
        ...['/journal?format=rss', '/?format=json', status.pathname + status.search],
        ...[...kinds.values()].map(({ path }) => path),
        ...products.slice(0, 2).map(({ fullUrl }) => fullUrl),
        ...items.map(({ fullUrl }) => fullUrl),
      ]),
    ],
    ids: {
      ...known,
      draftId: known.proposalId ?? '',
      purpose: 'placed',
      language: 'de',
      kind: 'product',
      id: products[0]?.id ?? '',
      productId: products[0]?.id ?? '',
      itemId: items[0]?.id ?? '',
      formId: forms[0]?.id ?? '',
      orderId: orders[0]?.id ?? '',
      collectionId: kinds.get('blog')?.id ?? pages[0]?.id ?? '',
    },
  }
}
