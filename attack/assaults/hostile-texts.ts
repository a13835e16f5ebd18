import type { Call } from '@vitrine/contract/call'
import { allCalls } from '@vitrine/contract/calls'
import type { Browser, Page } from 'playwright-core'
import { openBrowser } from '../../e2e/testing/browser.ts'
import type { HttpVisitor } from '../../e2e/testing/http-visitor.ts'
import { becomeOwner, type Owner } from '../../e2e/testing/owner.ts'
import { addressOf, panelRoutes } from '../../e2e/testing/panel-rooms.ts'
import { signIn } from '../../e2e/testing/panel-screen.ts'
import type { ShopProcess } from '../../e2e/testing/start-shop.ts'
import type { Assault, Finding } from '../assault.ts'
import { buyHostile, commentHostile } from '../hostile/hostile-visitor.ts'
import { listOwnerWritings } from '../hostile/owner-writings.ts'
import { lookAll } from '../hostile/sentinel.ts'
import { isAt, placesOfTexts } from '../hostile/text-places.ts'
import { keptAsItIs, nameMarks, type Written, writeHostile } from '../hostile/write-hostile.ts'

/** Changes whose texts are tried under another name, or are shown to nobody. */
const others: Readonly<Record<string, string>> = {
  changeSiteCode: 'code that administrators want to run, which is looked at last',
  createForm: 'the same name as renameForm',
  placeForm: 'the id of a page, and words of a button that a block of a layout has, too',
  createItem: 'its title is changed by changeContentItem',
  createProduct: 'the same fields as changeProduct',
  changeAuthor: 'the same fields as createAuthor',
  changeTerm: 'the same names as createCategory',
  removeTerm: 'removes what has the name',
  changePassword: 'secrets',
  beginUpload: 'the name of a file, which changeMedia changes',
  previewDesign: 'the same values as changeDesign',
  previewMail: 'the same texts as changeMailTexts',
  sendTestMail: 'the same texts as changeMailTexts',
  beginSite: 'a title, which changeIdentity changes',
  addSite: 'the same fields as changeSite',
  removeSite: 'the title is only compared',
  changeTemplate: 'ids of templates',
  embed: 'the address of a film, which is asked for elsewhere and kept nowhere',
  changeCurrency: 'codes of currencies, and a rate',
  markPaid: 'orders of this shop are paid by card',
  answerWithdrawal:
    'orders of this shop go where nobody withdraws; its note is shown as the reason of refundParts',
  saveGrid: 'the same fields as changeProduct, by the same rule',
  tagProducts: 'the same tags as changeProduct',
  tagCustomers: 'the same tags as changeCustomer',
  changeManyStocks: 'the same note as changeInventory',
  fulfillOrders: 'the same fields as fulfillOrder',
  changeItemTerms: 'the same names as changeContentItem',
  changeView: 'the same fields as addView',
  importTranslations: 'the same texts as changeTranslation',
  changeTranslation: 'this shop has one language; its texts are cleaned as those of the page they stand for',
  changeLanguages: 'codes of languages',
  tryCaptcha: 'keys of a service, and an answer to it',
  createKey: 'a name, which the list of keys alone shows',
  invitePerson: 'an address of e-mail',
  finishSecondFactor: 'secrets',
  confirmByPasskey: 'secrets',
  addPasskey: 'a name, and secrets of a device',
  changeNewsletterList: 'the same fields as addNewsletterList',
  createCampaign: 'the same name as saveCampaign',
  previewCampaign: 'the same fields as saveCampaign',
  testCampaign: 'an address of e-mail',
  setMailHook: 'keys of services',
  moveSubscribers: 'ids of lists',
  grantMembership: 'an address of e-mail, and the id of a plan',
  copySubscribers: 'ids of lists',
  addFormTarget: 'the same fields as changeFormTarget, which need addresses and keys of services',
  changeFormTarget: 'a name and addresses, which the targets of a form alone show',
  markOrdersPaid: 'the same words as markPaid, and orders of this shop are paid by card',
  priceOrderDraft: 'the same fields as createOrderDraft; nothing is kept',
  changeOrderDraft: 'the same fields as createOrderDraft',
  placeOrderDraft: 'how it was paid, as markPaid has it, on an order of the shop',
  changeDiscount: 'the same fields as createDiscount',
  tryDiscount: 'the same fields as createDiscount; nothing is kept',
  addDiscountCodes: 'letters that codes begin with',
  answerReview: 'this shop has no reviews; `reviews.test.ts` looks at what is printed',
  adjustGiftCard: 'a reason, as issueGiftCard has one, in the same ledger',
  voidGiftCard: 'a reason, as issueGiftCard has one, in the same ledger',
  resendGiftCard: 'an address of e-mail',
  setPaymentAccount: 'keys of services',
  renamePasskey: 'a name, which the list of passkeys alone shows',
}

/** Fields that this shop has no place for. */
const unseen: Readonly<Record<string, readonly string[]>> = {
  changeSite: ['hosts.*'],
  changePage: ['value.externalUrl'],
  // The product of the attack is sent, so that it has no files; its makers are chosen by their keys.
  changeProduct: ['digitalFiles.*.filename', 'safety.makerKey', 'safety.responsibleKey'],
  // Names of duties and keys of makers are the shop's own.
  changeCheckoutOptions: ['value.dutiesOff.*.code'],
  // What such goods are is chosen; each is shown as those of `changeProduct` are.
  createDiscount: ['effect.buys.categories.*', 'effect.buys.tags.*'],
  // Codes, numbers and an address of e-mail.
  correctOrder: [
    'email',
    'phone',
    'shippingAddress.country',
    'shippingAddress.region',
    'shippingAddress.postalCode',
    'shippingAddress.phone',
  ],
  // Ids, an address of e-mail, numbers and codes; the names of products are the catalogue's.
  createOrderDraft: [
    'lines.*.id',
    'lines.*.itemId',
    'lines.*.variantId',
    'email',
    'phone',
    ...['shippingAddress', 'billingAddress'].flatMap((name) =>
      ['country', 'region', 'postalCode', 'phone'].map((field) => `${name}.${field}`),
    ),
  ],
  // A day, and an address of e-mail.
  issueGiftCard: ['deliverOn', 'recipientEmail'],
  // A popup has them in place of its button; `popup-form.test.ts` looks at what is printed.
  changeNotices: ['value.popup.form.buttonLabel', 'value.popup.form.footnoteHtml'],
}

/** The rooms that show most of what others wrote; the long form looks into all. */
const tellingRooms =
  /^(\/|website|members|design|comments|media|sites|mailbox|settings\/shipping|(products|orders|pages|content)(\/\$.*)?|forms(\/all|\/\$formId\/edit)?)$/

const mailPreviews = ['placed', 'fulfilled', 'test'].map((purpose) => `/api/panel/mail-previews/${purpose}`)

/** Texts that try to run, in every field that owners can write, run on no page and in no room; code of administrators runs where it says. */
export const hostileTexts: Assault = {
  name: 'hostile texts',
  async run(grounds) {
    const { shop } = await grounds.open({ RATE_LIMITS: 'off' })
    const browser = await openBrowser()
    try {
      const owner = await becomeOwner(shop)
      const written = await writeEverywhere(shop, owner)
      const routes = grounds.isLong ? panelRoutes : panelRoutes.filter((route) => tellingRooms.test(route))
      const ran = await findWhatRuns(browser, { shop, owner, routes })
      const findings: readonly Finding[] = [
        ...untriedTexts(written).map((what) => ({
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
  const onPages = await lookAll(browser, { baseURL: shop.url, paths: visitor })
  const rooms = [...routes.map((route) => addressOf(route, ids)), ...mailPreviews]
  const enter = (page: Page) => signIn(page, shop, owner)
  return [...onPages, ...(await lookAll(browser, { baseURL: shop.url, paths: rooms, enter }))]
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

type AllWritten = ReadonlyMap<string, Written>

async function writeEverywhere(shop: ShopProcess, owner: Owner): Promise<AllWritten> {
  const written = new Map<string, Written>()
  const bought = await owner.sell({ title: 'Bought', onHand: 1_000, priceCents: 900 })
  await commentHostile(shop.url, '/journal/how-a-mug-is-made')
  for (const writing of await listOwnerWritings(owner.http, () => buyHostile(shop.url, bought)))
    written.set(writing.name, await writeHostile(owner.http, writing, written.get(writing.name)))
  return written
}

/** Texts of the contract that nothing was written into. */
function untriedTexts(written: AllWritten): readonly string[] {
  const textsOf = (call: Call) => placesOfTexts(call.body).filter((place) => !keptAsItIs.test(place))
  return allCalls
    .filter(
      ({ policy, method, name }) => policy.kind === 'owner' && method !== 'GET' && others[name] === undefined,
    )
    .flatMap((call) =>
      textsOf(call)
        .filter((place) => !unseen[call.name]?.includes(place))
        .filter((place) => !written.get(call.name)?.texts.some((path) => isAt(place, path)))
        .map((place) => `${call.name}: ${place}`),
    )
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
      productId: products[0]?.id ?? '',
      itemId: items[0]?.id ?? '',
      formId: forms[0]?.id ?? '',
      orderId: orders[0]?.id ?? '',
      collectionId: kinds.get('blog')?.id ?? pages[0]?.id ?? '',
    },
  }
}
