import type { HttpVisitor } from '../../e2e/testing/http-visitor.ts'
import { read } from '../../e2e/testing/read.ts'
import type { Writing } from './write-hostile.ts'

type Rows = readonly { readonly id: string }[]

/** What owners write down about rows of lists: views, customers, stock. */
export async function listedWritings(http: HttpVisitor): Promise<readonly Writing[]> {
  const { rows } = await read<{ rows: Rows }>(http, '/api/panel/inventory')
  const change = { kind: 'add', units: 1 }
  return [
    {
      name: 'addView',
      method: 'POST',
      open: async () => ({
        path: '/api/panel/lists/orders/views',
        body: { name: 'View', query: 'q=mug', isShared: true },
      }),
    },
    {
      name: 'changeInventory',
      method: 'POST',
      open: async () => ({
        path: `/api/panel/inventory/${rows[0]?.id}/changes`,
        body: { change, cause: 'recount', note: 'Counted again.' },
      }),
    },
    {
      name: 'createDiscount',
      method: 'POST',
      open: async () => ({ path: '/api/panel/discounts', body: discount(Date.now()) }),
    },
    {
      name: 'issueGiftCard',
      method: 'POST',
      open: async () => ({ path: '/api/panel/gift-cards', body: giftCard }),
    },
    {
      name: 'addNewsletterList',
      method: 'POST',
      open: async () => ({ path: '/api/panel/newsletter-lists', body: newsletterList(Date.now()) }),
    },
    {
      name: 'saveCampaign',
      method: 'PUT',
      open: async () => {
        const { id, updatedAtMs } = await openCampaign(http)
        return { path: `/api/panel/campaigns/${id}`, body: { ...campaignContent, updatedAtMs } }
      },
    },
    {
      name: 'addSubscriber',
      method: 'POST',
      open: async () => ({
        path: '/api/panel/subscribers',
        body: {
          listId: 'newsletter',
          email: `ada.${Date.now()}@example.org`,
          name: 'Ada',
          consent: 'Signed the list at the till.',
        },
      }),
    },
    {
      name: 'changeCustomer',
      method: 'PUT',
      open: async () => {
        const found = await read<{ rows: Rows }>(http, '/api/panel/customers')
        const path = `/api/panel/customers/${found.rows[0]?.id}`
        const { customer } = await read<{ customer: { updatedAtMs: number } }>(http, path)
        return { path, body: { tags: ['Regular'], notes: 'Likes blue.', updatedAtMs: customer.updatedAtMs } }
      },
    },
  ]
}

/** A list with something in each field; no two have one name. */
const newsletterList = (number: number) => ({
  name: `Letters ${number}`,
  isConfirmed: true,
  senderName: 'The shop',
  confirmationSubject: 'Please confirm',
  confirmationText: 'Was it you?',
  isGreeting: true,
  greetingSubject: 'Hello',
  greetingText: 'Nice to have you.',
})

interface FoundCampaign {
  readonly id: string
  readonly updatedAtMs: number
}

/** The newest campaign; one is begun where there is none. */
async function openCampaign(http: HttpVisitor): Promise<FoundCampaign> {
  const { rows } = await read<{ rows: readonly FoundCampaign[] }>(http, '/api/panel/campaigns')
  if (rows[0]) return rows[0]
  await http.send('POST', '/api/panel/campaigns', { name: 'May', listId: 'newsletter' })
  return openCampaign(http)
}

/** A campaign with a block of each kind that holds words. */
const campaignContent = {
  name: 'May',
  subject: 'News',
  preheader: 'What is new',
  listId: 'newsletter',
  senderName: 'Ada',
  replyTo: 'ada@example.org',
  blocks: [
    { id: 'b1', type: 'heading', text: 'Hello' },
    { id: 'b2', type: 'text', html: '<p>Dear reader</p>' },
    { id: 'b3', type: 'picture', mediaId: 'none', altText: 'A mug', linkUrl: '/shop' },
    { id: 'b4', type: 'button', label: 'Look', url: '/shop' },
  ],
}

const giftCard = {
  cents: 2_500,
  recipientEmail: 'grace@example.org',
  recipientName: 'Grace',
  senderName: 'Ada',
  message: 'For you',
  deliverOn: '',
  reason: 'A parcel that came late',
}

function discount(count: number) {
  return {
    name: 'Spring',
    trigger: 'code',
    code: `SPRING-${count}`,
    effect: { kind: 'percentage', appliesTo: 'goods', milliPercent: 10_000 },
    goods: { productIds: [], categories: ['Category'], tags: ['Tag'] },
    includesSaleItems: true,
    minimumCents: 0,
    minimumQuantity: 0,
    startsAtMs: null,
    endsAtMs: null,
    usageLimit: null,
    isOncePerCustomer: false,
    combinesWith: [],
    priority: 0,
    isStopped: false,
  }
}
