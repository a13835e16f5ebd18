import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { buildOverview } from '../../../testing/build-overview.ts'
import { fakeFetch } from '../../../testing/fake-fetch.ts'
import { sessionAs, shopAnswers } from '../../../testing/server-answers.ts'
import { type ShownScreen, showScreen } from '../../../testing/show-screen.tsx'
import type { Overview } from './overview.ts'

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

const noRows = { body: { total: 0, rows: [] } }

async function open(changes: Partial<Overview> = {}, address = '/statistics', answers = {}): Promise<void> {
  server.answerByPath({
    ...shopAnswers,
    'GET /api/panel/insight/overview': { body: buildOverview(changes) },
    'GET /api/panel/insight/report': noRows,
    ...answers,
  })
  screen = await showScreen(address)
}

const figure = (label: string) =>
  [...document.querySelectorAll('[aria-label="Figures"] dl > div')].find(
    (each) => each.querySelector('dt')?.textContent === label,
  )?.textContent

const asked = (path: string) =>
  server.requests.filter(({ url }) => new URL(url).pathname === path).map(({ url }) => new URL(url).search)

describe('the overview of statistics', () => {
  it('asks for thirty days of the site up to its today, and shows each figure beside the one before', async () => {
    await open()
    await screen.waitFor('Steps towards an order')
    expect(asked('/api/panel/insight/overview')).toEqual(['?from=2026-02-02&to=2026-03-03'])
    expect(figure('Visits')).toBe('Visits200100% more')
    expect(figure('Page views')).toBe('Page views640As before')
    expect(figure('Orders')).toBe('Orders550% less')
    expect(figure('Conversion')).toBe('Conversion2%80% lessVisits that ordered')
    expect(figure('Takings')).toBe('Takings$125.00None before')
    expect(figure('Average order')).toBe('Average order$25.00')
    expect(document.body.textContent).toContain(
      'Compared with Feb 26, 2026 – Feb 28, 2026, as far as visits were counted then.',
    )
    expect(document.body.textContent).toContain('2 visits now')
    expect(document.body.textContent).toContain('signed in to the panel are not counted (but for viewers)')
  })

  it('compares with no days that were counted in part', async () => {
    await open({ firstDay: '2026-02-26' })
    await screen.waitFor('Steps towards an order')
    expect(figure('Visits')).toBe('Visits200')
    expect(figure('Average order')).toBe('Average order$25.00')
    expect(document.body.textContent).toContain('the first day that is counted is Feb 26, 2026')
    await screen.close()
    await open({ firstDay: '2026-02-25' })
    await screen.waitFor('Steps towards an order')
    expect(figure('Visits')).toBe('Visits200100% more')
  })

  it('takes the days from the address, and says which are chosen', async () => {
    await open({}, '/statistics?from=2026-01-01&to=2026-01-31')
    await screen.waitFor('Steps towards an order')
    expect(asked('/api/panel/insight/overview')).toEqual(['?from=2026-01-01&to=2026-01-31'])
    expect(screen.field('From').value).toBe('2026-01-01')
    await screen.press(screen.field('7 days'))
    await screen.waitUntil(() => asked('/api/panel/insight/overview').length === 2)
    expect(asked('/api/panel/insight/overview').at(-1)).toBe('?from=2026-02-25&to=2026-03-03')
  })

  it('says why days are not taken, and asks nothing', async () => {
    await open({}, '/statistics?from=2026-01-01&to=2026-01-31')
    await screen.waitFor('Steps towards an order')
    await screen.type(screen.field('From'), '2026-02-01')
    await screen.waitFor('The last day lies before the first')
    expect(asked('/api/panel/insight/overview')).toHaveLength(1)
  })

  it('adds no currencies up, and claims no average of them', async () => {
    const amounts = [
      { currency: 'EUR', cents: 900 },
      { currency: 'USD', cents: 12_500 },
    ]
    await open({ total: { visits: 200, views: 640, orders: 5, amounts, orderedVisits: 4 } })
    await screen.waitFor('Steps towards an order')
    expect(figure('Takings')).toContain('$125.00')
    expect(figure('Takings')).toContain('+ €9.00')
    expect(figure('Average order')).toBe('Average order–Not known with several currencies')
  })

  it('says that test orders are not counted where there are no orders', async () => {
    await open({ total: { visits: 200, views: 640, orders: 0, amounts: [], orderedVisits: 0 } })
    await screen.waitFor('Steps towards an order')
    expect(figure('Orders')).toContain('Test orders are not counted')
  })

  it('tells of every step how many of all, and of those before', async () => {
    await open()
    await screen.waitFor('Steps towards an order')
    const steps = [...document.querySelectorAll('main ol')].find(({ textContent }) =>
      textContent?.includes('Ordered'),
    )
    expect([...(steps?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
      'Came to the site200 ',
      'Looked at a product100 50%50% of the step before',
      'Put something into the cart20 10%20% of the step before',
      'Began the checkout10 5%50% of the step before',
      'Ordered4 2%40% of the step before',
    ])
  })

  it('claims no share of a step that visits came to by another way', async () => {
    await open({
      steps: [
        { step: 'visit', visits: 10 },
        { step: 'product', visits: 2 },
        { step: 'cart', visits: 4 },
      ],
    })
    await screen.waitFor('Steps towards an order')
    expect(document.body.textContent).toContain('Put something into the cart4 40%')
    expect(document.body.textContent).not.toContain('200%')
  })

  it('shows five rows of most reports, and all six channels', async () => {
    await open()
    await screen.waitFor('Steps towards an order')
    const limits = asked('/api/panel/insight/report').map((search) => {
      const query = new URLSearchParams(search)
      return `${query.get('subject')} ${query.get('limit')}`
    })
    expect(limits).toEqual(['page 5', 'channel 6', 'source 5', 'product 5', 'device 5'])
  })

  it('explains itself before the first visit, and shows no row of noughts', async () => {
    await open({ firstDay: null })
    await screen.waitFor('No visit was counted yet')
    expect(document.body.textContent).toContain(
      'Yours are not among them, nor those of others who are signed in to the panel (but for viewers)',
    )
    expect(document.querySelector('[aria-label="Figures"]')).toBeNull()
    expect(document.body.textContent).not.toContain('visits now')
  })

  it('says that nothing is counted, and leads an administrator to the setting alone', async () => {
    await open({ isCounted: false })
    await screen.waitFor('Visits are not counted')
    expect(document.querySelector('main a[href="/config/settings/statistics"]')).not.toBeNull()
    await screen.close()
    await open({ isCounted: false }, '/statistics', {
      'GET /api/panel/session': { body: sessionAs(['reporting']) },
    })
    await screen.waitFor('An administrator can switch it on')
    expect(document.querySelector('main a[href="/config/settings/statistics"]')).toBeNull()
  })

  it('says why it cannot be shown, and tries again', async () => {
    await open({}, '/statistics', {
      'GET /api/panel/insight/overview': { status: 500, body: { message: 'No.' } },
    })
    await screen.waitFor('Try again')
    server.answerByPath({
      ...shopAnswers,
      'GET /api/panel/insight/overview': { body: buildOverview() },
      'GET /api/panel/insight/report': noRows,
    })
    await screen.press(screen.button('Try again'))
    await screen.waitFor('Steps towards an order')
  })
})

describe('the chart of days', () => {
  const slider = () => document.querySelector<HTMLElement>('[role="slider"]')
  const read = () => slider()?.getAttribute('aria-valuetext')

  it('is read by keys, day by day, and says that today is not over', async () => {
    await open()
    await screen.waitFor('Day by day')
    const chart = slider()
    expect(read()).toBe('Tue, Mar 3, 2026: 30 so far')
    if (chart) await screen.key(chart, 'ArrowLeft')
    expect(read()).toBe('Mon, Mar 2, 2026: 20')
    if (chart) await screen.key(chart, 'Home')
    expect(read()).toBe('Sun, Mar 1, 2026: 10')
    if (chart) await screen.key(chart, 'ArrowLeft')
    expect(read()).toBe('Sun, Mar 1, 2026: 10')
    expect(chart?.getAttribute('aria-valuenow')).toBe('1')
  })

  it('draws what is chosen, and has it as a table', async () => {
    await open()
    await screen.waitFor('Day by day')
    await screen.press(screen.field('Takings'))
    expect(read()).toBe('Tue, Mar 3, 2026: $20.00 so far')
    await screen.press(screen.button('Show as a table'))
    const cells = [...document.querySelectorAll('table[aria-label="Takings"] tbody tr')].map(
      ({ textContent }) => textContent,
    )
    expect(cells).toEqual(['Tue, Mar 3, 2026$20.00', 'Mon, Mar 2, 2026$10.00', 'Sun, Mar 1, 2026$0.00'])
  })
})
