import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeFetch } from '../../../testing/fake-fetch.ts'
import { shopAnswers } from '../../../testing/server-answers.ts'
import { type ShownScreen, showScreen } from '../../../testing/show-screen.tsx'

let server: ReturnType<typeof fakeFetch>
let screen: ShownScreen
beforeEach(() => {
  server = fakeFetch()
  vi.setSystemTime(new Date('2026-03-03T15:00:00Z'))
})
afterEach(async () => {
  await screen.close()
  server.restore()
  vi.useRealTimers()
})

const row = (key: string, label = key) => ({
  key,
  label,
  visits: 1_200,
  views: 3,
  acts: 2,
  orders: 1,
  amounts: [
    { currency: 'USD', cents: 500 },
    { currency: 'EUR', cents: 700 },
  ],
})

async function open(address: string, rows: readonly object[], total = rows.length): Promise<void> {
  server.answerByPath({ ...shopAnswers, 'GET /api/panel/insight/report': { body: { total, rows } } })
  screen = await showScreen(address)
  await screen.waitUntil(() => document.querySelector('[role="status"][aria-label^="Loading"]') === null)
}

const headings = () => [...document.querySelectorAll('main thead th')].map(({ textContent }) => textContent)
const lastAsked = () => new URL(server.requests.at(-1)?.url ?? 'http://none').searchParams

describe('a report', () => {
  it('shows pages first, with where they are, what came in by currency, and the way to them', async () => {
    await open('/statistics/reports', [row('/shop/mug', 'Mug'), row('(other)')])
    await screen.waitFor('Mug')
    expect(headings()).toEqual(['Page', 'Visits', 'Views', 'Orders', 'Takings'])
    expect(document.querySelector('main tbody tr')?.textContent).toBe('Mug/shop/mug1,20031$5.00 + €7.00')
    expect(document.querySelector('main tbody a')?.getAttribute('href')).toBe('http://127.0.0.1/shop/mug')
    expect(document.body.textContent).toContain('All others')
  })

  it('is sorted by the heading that is pressed, from its beginning', async () => {
    await open('/statistics/reports?report=search&page=2', [row('teapot')], 60)
    await screen.waitFor('teapot')
    expect(lastAsked().get('offset')).toBe('25')
    expect(headings()).toEqual(['Words', 'Visits', 'Searches', 'Nothing found', 'Orders'])
    await screen.press(screen.button('Nothing found'))
    await screen.waitUntil(() => lastAsked().get('sort') === 'acts')
    expect(lastAsked().get('offset')).toBe('0')
    expect(lastAsked().get('subject')).toBe('search')
    const sorted = document.querySelector('th[aria-sort="descending"]')
    expect(sorted?.textContent).toBe('Nothing found')
  })

  it.each([
    ['page', 'visits'],
    ['search', 'views'],
    ['button', 'acts'],
  ])('of %s is sorted by %s where nobody says otherwise', async (report, sort) => {
    await open(`/statistics/reports?report=${report}`, [row('one')])
    await screen.waitFor('one')
    expect(lastAsked().get('sort')).toBe(sort)
  })

  it('is that of pages of the last 30 days, where the address asks for what there is not', async () => {
    await open('/statistics/reports?report=nonsense&sort=size&span=9&page=-1&from=1&to=2', [row('/')])
    await screen.waitFor('Which pages were looked at')
    expect(Object.fromEntries(lastAsked())).toEqual({
      subject: 'page',
      from: '2026-02-02',
      to: '2026-03-03',
      sort: 'visits',
      offset: '0',
      limit: '25',
    })
  })

  it('shows its last page in the place of one after it', async () => {
    await open('/statistics/reports?span=7&page=7', [], 80)
    await screen.waitUntil(() => lastAsked().get('offset') === '75')
    expect(document.body.textContent).not.toContain('Nothing was counted')
  })

  it('goes on to the next page, and keeps the days on the way to another report', async () => {
    await open('/statistics/reports?span=7', [row('/')], 60)
    await screen.waitFor('1–25 of 60')
    await screen.press(screen.button('Page 2'))
    await screen.waitUntil(() => lastAsked().get('offset') === '25')
    const link = [...document.querySelectorAll('nav[aria-label="Reports"] a')].find(
      ({ textContent }) => textContent === 'Devices',
    )
    expect(link?.getAttribute('href')).toBe('/config/statistics/reports?span=7&report=device')
  })

  it.each([
    ['channel', 'referral', 'Other websites'],
    ['device', 'phone', 'Phone'],
    ['language', 'de', 'German'],
    ['browser', 'Other', 'Other browsers'],
  ])('calls a %s by its name', async (subject, key, name) => {
    await open(`/statistics/reports?report=${subject}`, [row(key)])
    await screen.waitFor(name)
  })

  it('tells the conversion of what visits came from, and does not sort by it', async () => {
    await open('/statistics/reports?report=source', [{ ...row('news.example'), orders: 30 }])
    await screen.waitFor('news.example')
    expect(headings()).toEqual(['Source', 'Visits', 'Orders', 'Orders per visit', 'Takings'])
    expect(document.querySelector('main tbody tr')?.textContent).toContain('1,200302.5%$5.00')
    expect(() => screen.button('Orders per visit')).toThrow()
  })

  it('of products says that visits are counted too that added from a list, without a look at the page', async () => {
    await open('/statistics/reports?report=product', [{ ...row('mug'), visits: 2, views: 1, acts: 2 }])
    await screen.waitFor('Visits that looked at a product or put it into the cart, from a list too')
    expect(headings()).toEqual(['Product', 'Visits', 'Views', 'Into the cart', 'Orders', 'Takings'])
  })

  it('is downloaded with the days that are shown, in the order in which it is shown', async () => {
    const downloaded: string[] = []
    const follow = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      downloaded.push(this.getAttribute('href') ?? '')
    })
    await open('/statistics/reports?span=today&report=form&sort=acts', [row('contact')])
    await screen.waitFor('contact')
    await screen.press(screen.button('CSV'))
    follow.mockRestore()
    expect(downloaded).toEqual([
      '/api/panel/insight/report.csv?subject=form&from=2026-03-03&to=2026-03-03&sort=acts',
    ])
  })

  it('says that nothing was counted, and offers no file of it', async () => {
    await open('/statistics/reports?report=campaign', [])
    await screen.waitFor('Nothing was counted in these days')
    expect(() => screen.button('CSV')).toThrow()
  })
})
