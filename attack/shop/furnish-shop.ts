import { HttpVisitor } from '../../e2e/testing/http-visitor.ts'
import { read } from '../../e2e/testing/read.ts'
import { findDemoForm, sendDemoForm } from '../../e2e/testing/send-form.ts'
import type { KnownIds } from './harvest-ids.ts'

/** Makes one of each thing that the demo lacks and that an address can name, as its owner and its visitors make it. */
export async function furnishShop(
  http: HttpVisitor,
  url: string,
  { productId = '', variantId = '' }: KnownIds,
): Promise<void> {
  const make = async (path: string, body: object) => {
    const answer = await http.send('POST', `/api/panel/${path}`, body)
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
    return (await answer.json()) as Readonly<Record<string, unknown>>
  }
  const tell = async (path: string, body: object) => {
    const answer = await visitor.send('POST', path, body)
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
  }
  const visitor = new HttpVisitor(url)
  const formId = await findDemoForm(visitor)
  await make(`forms/${formId}/targets`, target)
  await sendDemoForm(visitor, formId, 'Only here')
  await make('members/areas', { name: 'Inner room', deniedText: 'For members', things: [] })
  const { areas } = await read<{ areas: { id: string }[] }>(http, '/api/panel/members/set-up')
  const areaIds = areas.map(({ id }) => id)
  await make('members/plans', { ...plan, areaIds })
  const { plans } = await read<{ plans: { id: string }[] }>(http, '/api/panel/members/set-up')
  await make('members/grants', { email: 'member@example.org', planId: plans[0]?.id, endsAtMs: null })
  await make('authors', { displayName: 'Ana', bioHtml: '', avatar: null, websiteUrl: '' })
  await make('forms', { name: 'Only here' })
  const page = await make('pages', {
    typeName: 'page',
    title: 'Only here',
    urlId: '',
    menu: null,
    parentId: null,
  })
  const layout = `/api/panel/layouts/collection/${page.id}`
  const saved = await http.send('PUT', layout, await read(http, layout))
  if (!saved.ok) throw new Error(`${layout} answered ${saved.status}: ${await saved.text()}`)
  const blog = await make('pages', {
    typeName: 'blog',
    title: 'Diary',
    urlId: '',
    menu: null,
    parentId: null,
  })
  await make('items', { collectionId: blog.id, kind: 'text', customType: null, title: 'Only here' })
  await sendPicture(http, url)
  await make('campaigns', { name: 'May', listId: 'newsletter' })
  await make('gift-cards', giftCard)
  await make('discounts', discount)
  await make('newsletter-lists', letters)
  await make('subscribers', subscriber)
  await make('order-drafts', draft)
  await make('lists/orders/views', { name: 'View', query: 'q=mug', isShared: true })
  await make('exports', { kind: 'products' })
  await make('api-keys', { name: 'Key', rights: ['orders'], expiresAtMs: null })
  await make('invitations', { email: 'guest@example.org', roles: ['editor'], isMailed: false })
  await make('uploads', upload)
  const { item } = await visitor.pageData('/journal/how-a-mug-is-made')
  await tell(`/api/content/items/${item?.id}/comments`, comment)
  await make(`inventory/${variantId}/changes`, {
    change: { kind: 'set', onHand: 0, was: 999 },
    cause: 'recount',
    note: '',
  })
  await tell('/api/site-users/account/notifications/restock', {
    productId,
    variantId,
    siteVisitorEmail: 'waiting@example.org',
    isJoinMailingList: false,
  })
  // It is shown already: the act is there, and changes nothing while others look.
  await make('products/acts/show', { selection: { ids: [productId] }, input: {}, isDryRun: false })
}

async function sendPicture(http: HttpVisitor, url: string): Promise<void> {
  const form = new FormData()
  form.append('file', new Blob([pixel], { type: 'image/png' }), 'only-here.png')
  const headers = { cookie: http.cookieHeader, 'x-csrf-token': http.cookie('crumb') ?? '' }
  const answer = await fetch(`${url}/api/panel/images`, { method: 'POST', headers, body: form })
  if (!answer.ok) throw new Error(`The picture was refused: ${answer.status} ${await answer.text()}`)
}

/** The smallest picture. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const comment = { body: 'Only here', authorName: 'Grace', authorEmail: 'grace@example.org' }
const target = {
  kind: 'mail',
  name: 'Desk',
  settings: {
    addresses: ['desk@example.org'],
    url: '',
    listId: '',
    sheetName: '',
    consentField: '',
    consentChoice: '',
  },
  key: '',
}
const plan = { name: 'Friends', description: 'All of it', price: { kind: 'free' }, isOffered: true }
const giftCard = {
  cents: 2_500,
  recipientEmail: 'grace@example.org',
  recipientName: 'Grace',
  senderName: 'Ada',
  message: '',
  deliverOn: '',
  reason: 'A parcel that came late',
}
const discount = {
  name: 'Spring',
  trigger: 'code',
  code: 'ONLY-HERE',
  effect: { kind: 'percentage', appliesTo: 'goods', milliPercent: 10_000 },
  goods: { productIds: [], categories: [], tags: [] },
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
const letters = {
  name: 'Letters',
  isConfirmed: true,
  senderName: '',
  confirmationSubject: '',
  confirmationText: '',
  isGreeting: false,
  greetingSubject: '',
  greetingText: '',
}
const subscriber = {
  listId: 'newsletter',
  email: 'reader@example.org',
  name: 'Ada',
  consent: 'Signed the list at the till.',
}
const draft = {
  lines: [
    {
      kind: 'free',
      id: 'a',
      title: 'A vase',
      quantity: 1,
      unitPriceCents: 4_000,
      isSent: false,
      taxClass: 'standard',
    },
  ],
  email: 'guest@example.org',
  phone: '',
  shippingAddress: null,
  billingAddress: null,
  discount: null,
  delivery: null,
  message: '',
  note: '',
  validDays: 14,
}
const upload = { filename: 'film.mp4', bytes: 1_000, modifiedAtMs: 0, replacesId: null, isForSale: false }
