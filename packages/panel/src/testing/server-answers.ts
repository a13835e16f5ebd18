import type { Session } from '../session/session.ts'
import { buildProduct } from './build-draft.ts'

const session: Session = {
  account: {
    id: 'ada',
    email: 'ada@example.org',
    displayName: 'Ada Owner',
    roles: ['admin'],
    lacksSecondFactor: false,
    language: null,
  },
  site: {
    id: 'site',
    title: 'Tidewater',
    url: 'http://127.0.0.1/',
    currency: 'USD',
    locale: 'en-US',
    timeZone: 'America/New_York',
    measurement: 'metric',
    isInEuropeanMarket: false,
    suspension: null,
    head: {
      homepageTitleFormat: '%s',
      collectionTitleFormat: '%p — %s',
      itemTitleFormat: '%i — %s',
      description: '',
      pictureUrl: null,
    },
  },
  panelUrl: 'http://127.0.0.1/',
  hasOtherSites: false,
}

/** The session of somebody with these roles. */
export function sessionAs<Role extends string>(roles: readonly Role[]) {
  return { ...session, account: { ...session.account, roles } }
}

const collections = [{ id: 'shop', title: 'Shop', urlId: 'shop', typeName: 'products', categories: [] }]

/** Nothing waits, nothing was sold today, and nothing is to be set up. */
const quietStart = {
  waiting: {
    ordersToFulfill: 0,
    ordersUnpaid: 0,
    ordersToRefund: 0,
    refundsFailed: 0,
    ordersDisputed: 0,
    withdrawals: 0,
    productsLow: 0,
    commentsPending: 0,
    reviewsPending: 0,
    formsUnread: 0,
    mailsFailed: 0,
    mailsDead: 0,
    subscriptionsFailing: 0,
    subscriptionsWaiting: 0,
    drafts: 0,
    scheduled: 0,
  },
  today: null,
  setUp: null,
}

/** What a server with one product answers, by method and path. */
export const shopAnswers = {
  'GET /api/panel/session': { body: session },
  'GET /api/panel/start': { body: quietStart },
  'GET /api/panel/collections': { body: { collections } },
  'GET /api/panel/products/mug': { body: { product: buildProduct(), stockVersions: {} } },
}

/** What is answered without a session, by a server that mails links. */
export const strangersAnswers = {
  'GET /api/panel/session': { status: 401, body: { message: 'Please sign in.' } },
  'GET /api/panel/session/methods': { body: { mailsLinks: true, passkeyOrigin: null } },
}

/** The product as the list shows it. */
export const mugRow = {
  id: 'mug',
  title: 'Mug',
  type: 'physical',
  collectionId: 'shop',
  urlId: 'mug',
  fullUrl: '/shop/mug',
  imageUrl: null,
  isVisible: true,
  categories: [],
  tags: [],
  isSoldOut: false,
  isOnSale: false,
  lowestPriceCents: 1250,
  highestPriceCents: 1400,
  availableQuantity: 3,
  variants: [
    {
      id: 'blue',
      sku: 'SQ-Blue',
      name: 'Blue',
      priceCents: 1250,
      stock: { unlimited: false, onHand: 4, held: 1 },
      moves: 7,
    },
  ],
  createdAtMs: 1,
  updatedAtMs: 2,
}

/** A page of the list of products. */
export function productPage(rows: readonly object[]) {
  return { rows, next: null, previous: null, total: { count: rows.length, isMore: false } }
}
