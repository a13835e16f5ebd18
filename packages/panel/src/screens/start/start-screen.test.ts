import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { buildOverview } from '../../testing/build-overview.ts'
import { fakeFetch } from '../../testing/fake-fetch.ts'
import { productPage, sessionAs, shopAnswers } from '../../testing/server-answers.ts'
import { type ShownScreen, showScreen } from '../../testing/show-screen.tsx'

const sold = (orders: number, cents: number) => ({ orders, cents, foreignOrders: 0 })
const allToDo = {
  isNamed: false,
  hasLogo: false,
  hasAddress: false,
  hasOwnContact: false,
  hasReplyAddress: false,
  hasSender: false,
  takesPayment: false,
  ships: false,
  needsShipping: true,
  hasTaxesDecided: false,
  hasShop: true,
  hasOwnPost: false,
  hasOwnProduct: false,
  hasOwnPage: false,
  isOpen: false,
}
const quiet = shopAnswers['GET /api/panel/start'].body

let server: ReturnType<typeof fakeFetch>
let screen: ShownScreen
beforeEach(() => {
  server = fakeFetch()
})
afterEach(async () => {
  await screen.close()
  server.restore()
})

async function open(start: object, answers: Parameters<typeof server.answerByPath>[0] = {}): Promise<void> {
  server.answerByPath({
    ...shopAnswers,
    'GET /api/panel/start': { body: { ...quiet, ...start } },
    'GET /api/panel/orders': {
      body: { rows: [], next: null, previous: null, total: { count: 0, isMore: false } },
    },
    'GET /api/panel/products': { body: productPage([]) },
    'GET /api/panel/payment-discrepancies': { body: { discrepancies: [], unreadBooks: [] } },
    'GET /api/panel/damage': { body: { damage: [] } },
    'PUT /api/panel/start/set-up': { body: {} },
    ...answers,
  })
  screen = await showScreen('/')
}

const linkOf = (words: string) =>
  [...document.querySelectorAll('a')].find(({ textContent }) => textContent === words)?.getAttribute('href')

/** As wide as this, the window of the test's browser. */
const setWidth = (width: number) => Object(window).happyDOM.setViewport({ width })

describe('the start room', () => {
  it('shows what waits as counts that lead there, and nothing of what does not', async () => {
    await open({
      waiting: {
        ...quiet.waiting,
        ordersToFulfill: 3,
        refundsFailed: 1,
        commentsPending: 1,
        reviewsPending: 2,
      },
    })
    await screen.waitFor('orders to fulfill')
    expect(linkOf('3orders to fulfill')).toContain('/orders?f=fulfillment:is:TO_FULFILL~test:is:no')
    expect(linkOf('1order whose refund failed')).toContain('payment:is:REFUND_FAILED~test:is:no')
    expect(linkOf('1comment waiting')).toContain('/comments')
    expect(linkOf('2reviews waiting')).toContain('/reviews?f=state:is:pending')
    expect(document.body.textContent).not.toContain('given up')
  })

  it('shows its parts together, so that none pushes another down, also where one cannot be read', async () => {
    const refused = { status: 500, body: { message: 'No.' } }
    await open({}, { 'GET /api/panel/products': refused })
    await screen.waitFor('Running low')
    expect(document.body.textContent).toContain('Last orders')
    expect(document.querySelector('[aria-label="Loading what waits"]')).toBeNull()
  })

  it('says so where the last orders cannot be read, and tries again', async () => {
    await open({}, { 'GET /api/panel/orders': { status: 500, body: { message: 'No.' } } })
    await screen.waitFor('Last orders')
    await screen.waitFor('Unable to load results')
    server.answer({
      body: { rows: [], next: null, previous: null, total: { count: 0, isMore: false } },
    })
    await screen.press(screen.button('Try again'))
    await screen.waitFor('No orders yet.')
  })

  it.each([
    ['viewer', 'Sees the site while it is private'],
    ['campaignsEditor', 'Newsletters: writes and sends them'],
    ['billing', 'nothing is billed here yet'],
  ])('says to a %s, for whom nothing can wait, what they may do', async (role, words) => {
    const waiting = Object.fromEntries(Object.keys(quiet.waiting).map((key) => [key, null]))
    const session = { 'GET /api/panel/session': { body: sessionAs([role]) } }
    await open({ waiting, today: null, setUp: null }, session)
    await screen.waitFor(words)
    expect(document.body.textContent).not.toContain('Waiting for you')
  })

  it('asks where the site is at home when the demo content goes, beginning with what it has', async () => {
    const samples = { isThere: true, title: 'My own', templateId: 'sites/demo', changed: [] }
    const zones = [
      { name: 'America/New_York', offsetMinutes: -300 },
      { name: 'Europe/Berlin', offsetMinutes: 60 },
    ]
    await open(
      {},
      {
        'GET /api/panel/demo': { body: { ...samples, pages: 4, products: 9, items: 3, pictures: 8 } },
        'GET /api/panel/settings/time-zones': { body: { zones } },
        'POST /api/panel/demo/replacement': { body: {} },
      },
    )
    await screen.waitFor('This site shows demo content')
    await screen.press(screen.button('Remove the demo content'))
    await screen.waitFor('Currency')
    expect(screen.field('Currency').value).toMatch(/^USD/)
    await screen.press(screen.field('Currency'))
    const option = [...document.querySelectorAll<HTMLElement>('[role="option"]')].find(({ textContent }) =>
      textContent?.startsWith('EUR'),
    )
    if (option) await screen.press(option)
    const remove = [...document.querySelectorAll<HTMLElement>('[role="dialog"] button')].find(
      ({ textContent }) => textContent === 'Remove the demo content',
    )
    if (remove) await screen.press(remove)
    await screen.waitFor('The demo content is gone')
    const sent = await server.requests.findLast(({ method }) => method === 'POST')?.json()
    expect(sent).toMatchObject({
      content: 'empty',
      home: { language: 'en-US', timeZone: 'America/New_York', currency: 'EUR' },
    })
  })

  it('holds today against last week, and says what is not counted', async () => {
    const today = { today: sold(2, 4200), weekBeforeSoFar: sold(1, 1000), weekBefore: sold(5, 9900) }
    await open({ today })
    await screen.waitFor(
      'until now: 1 order, $10.00; the whole day: 5 orders, $99.00. Orders that are still to be paid are counted; test',
    )
    expect(document.body.textContent).toContain('$42.00 in sales')
    expect(document.body.textContent).not.toContain('another currency')
  })

  it('shows the visits of today beside its orders, where they are counted', async () => {
    const today = { today: sold(2, 4200), weekBeforeSoFar: sold(1, 1000), weekBefore: sold(5, 9900) }
    const overview = (isCounted: boolean) => ({
      'GET /api/panel/insight/overview': { body: buildOverview({ isCounted }) },
    })
    await open({ today }, overview(true))
    await screen.waitFor('200 visits')
    expect(linkOf('visits')).toBe('/config/statistics?span=today')
    await screen.close()
    await open({ today }, overview(false))
    await screen.waitFor('$42.00 in sales')
    expect(document.body.textContent).not.toContain('200 visits')
  })

  it('waits for no visits, and shows all else where they cannot be read', async () => {
    const today = { today: sold(2, 4200), weekBeforeSoFar: sold(1, 1000), weekBefore: sold(5, 9900) }
    const address = 'GET /api/panel/insight/overview'
    let count = () => {}
    const after = new Promise<void>((resolve) => {
      count = resolve
    })
    await open({ today }, { [address]: { body: buildOverview({ isCounted: true }), after } })
    await screen.waitFor('$42.00 in sales')
    expect(document.body.textContent).toContain('Last orders')
    expect(document.body.textContent).not.toContain('200 visits')
    count()
    await screen.waitFor('200 visits')
    await screen.close()
    await open({ today }, { [address]: { status: 500, body: { message: 'No.' } } })
    await screen.waitFor('$42.00 in sales')
    expect(document.body.textContent).not.toContain('visits')
  })

  it('says that orders in another currency are not among the figures', async () => {
    const today = {
      today: { ...sold(0, 0), foreignOrders: 2 },
      weekBeforeSoFar: sold(0, 0),
      weekBefore: sold(0, 0),
    }
    await open({ today })
    await screen.waitFor('Nor is what was sold in another currency: 2 orders.')
  })

  it('leads through the steps of setting up, which can be put away', async () => {
    await open({ setUp: { ...allToDo, isNamed: true } })
    await screen.waitFor('Until your first sale')
    expect(document.body.textContent).toMatch(/1 of \d+ done/)
    expect(linkOf('Name your site')).toContain('/settings/identity')
    expect(linkOf('Give a contact address, to which visitors answer your mail')).toContain(
      '/settings/business?field=contactEmail',
    )
    expect(document.body.textContent).toContain('nobody reads what buyers answer to your mail')
    expect(linkOf('Say how orders reach buyers')).toContain('/settings/shipping')
    expect(linkOf('Say how you are paid')).toContain('/settings/payments')
    expect(document.body.textContent).not.toContain('Not needed')
    server.answer({ body: {} }, { body: quiet })
    await screen.press(screen.button('Put away'))
    expect(await server.requests.find(({ method }) => method === 'PUT')?.json()).toEqual({ isHidden: true })
  })

  it('does not say that all is done while steps are open, which a phone shows first', async () => {
    await open({ setUp: { ...allToDo, isNamed: true } })
    await screen.waitFor('next comes a step towards your first sale')
    const titles = () => [...document.querySelectorAll('h2')].map(({ textContent }) => textContent)
    expect(titles()[0]).toBe('Waiting for you')
    expect(document.body.textContent).not.toContain('All is done')
    await screen.close()
    setWidth(390)
    await open({ setUp: { ...allToDo, isNamed: true } })
    await screen.waitFor('next comes a step')
    expect(titles().slice(0, 2)).toEqual(['Until your first sale', 'Waiting for you'])
    setWidth(1024)
  })

  it('asks a site without a shop for a post, and for nothing that is for shops', async () => {
    await open({ setUp: { ...allToDo, hasShop: false } })
    await screen.waitFor('Until your site is ready')
    expect(linkOf('Write a first post')).toContain('/content')
    expect(document.body.textContent).not.toMatch(/Add a product of your own|how you are paid|taxes/)
  })

  it('says that all is done when nothing waits and no step is open', async () => {
    await open({})
    await screen.waitFor('Nothing is waiting. All is done for now.')
  })

  it('says that shipping is not needed where nothing that is sold is sent', async () => {
    await open({ setUp: { ...allToDo, needsShipping: false } })
    await screen.waitFor('Not needed: nothing that you sell is sent.')
    expect(document.body.textContent).toMatch(/1 of \d+ done/)
  })

  it('leads from what runs low to exactly these products', async () => {
    await open({ waiting: { ...quiet.waiting, productsLow: 2 } })
    await screen.waitFor('products running low')
    expect(linkOf('2products running low')).toContain('/products?f=availability:any:out,low&sort=stock')
  })
})
