import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { fakeFetch } from '../../testing/fake-fetch.ts'
import { shopAnswers } from '../../testing/server-answers.ts'
import { type ShownScreen, showScreen } from '../../testing/show-screen.tsx'
import type { Results, ShownExperiment } from './experiment.ts'

let server: ReturnType<typeof fakeFetch>
let screen: ShownScreen
beforeEach(() => {
  server = fakeFetch()
})
afterEach(async () => {
  await screen.close()
  server.restore()
})

const base = '/api/panel/experiments'
const headline: ShownExperiment = {
  id: 'one',
  name: 'headline',
  type: 'test',
  description: 'Question or statement',
  state: 'draft',
  variants: [
    { name: 'a', percent: 50 },
    { name: 'question', percent: 50 },
  ],
  createdAtMs: 1,
  startedAtMs: null,
  endedAtMs: null,
  chosen: null,
}
const running: ShownExperiment = { ...headline, state: 'running', startedAtMs: 2 }
const usd = (cents: number) => [{ currency: 'USD', cents }]
const counted: Results = {
  variants: [
    { name: 'a', visits: 1_203, orders: 31, amounts: usd(162_300), rate: 0.0258, low: 0.0142, high: 0.0431 },
    { name: 'question', visits: 90, orders: 0, amounts: [], rate: null, low: null, high: null },
  ],
  isSharedAsSet: null,
  best: null,
  visitsNeeded: 16_120,
  sawSeveral: 0,
}

function answer(experiments: readonly ShownExperiment[], results: Results, isCounting: boolean) {
  server.answerByPath({
    ...shopAnswers,
    [`GET ${base}`]: { body: { experiments } },
    'GET /api/panel/settings/insight': {
      body: { value: { isOn: isCounting, usesCookies: false, keptMonths: 25 }, version: 'one' },
    },
    [`GET ${base}/one/results`]: { body: results },
    [`POST ${base}`]: { body: headline },
    [`PUT ${base}/one`]: { body: headline },
    [`POST ${base}/one/start`]: { body: running },
    [`POST ${base}/one/end`]: { body: { ...running, state: 'ended' } },
    [`DELETE ${base}/one`]: { body: {} },
  })
}
async function open(
  experiments: readonly ShownExperiment[],
  results: Results,
  address: string,
  isCounting = true,
) {
  answer(experiments, results, isCounting)
  screen = await showScreen(address)
}
const openOne = (experiment: ShownExperiment, results: Partial<Results> = {}, isCounting = true) =>
  open([experiment], { ...counted, ...results }, '/settings/experiments/one', isCounting)
const made = () => server.requests.filter(({ method }) => method !== 'GET')
const sentLast = () => made().at(-1)?.json()

describe('the list of toggles and tests', () => {
  it('says that there are none', async () => {
    await open([], counted, '/settings/experiments')
    await screen.waitFor('No toggles and no tests yet')
  })

  it('says of each what visitors get', async () => {
    const toggle: ShownExperiment = {
      ...headline,
      id: 'two',
      name: 'new-menu',
      type: 'toggle',
      variants: [
        { name: 'true', percent: 10 },
        { name: 'false', percent: 90 },
      ],
    }
    const over: ShownExperiment = {
      ...headline,
      id: 'three',
      name: 'old',
      state: 'ended',
      chosen: 'question',
    }
    await open([running, toggle, over], counted, '/settings/experiments')
    await screen.waitFor('a 50% · question 50%')
    expect(document.body.textContent).toContain('On for 10 of 100 visitors')
    expect(document.body.textContent).toContain('Everybody gets: question')
  })

  it('makes a toggle with the share that it is on for', async () => {
    await open([headline], counted, '/settings/experiments')
    await screen.waitFor('Question or statement')
    await screen.press(screen.button('New toggle or test'))
    await screen.waitFor('On for so many of 100 visitors')
    await screen.type(screen.field('Name'), 'new-menu')
    await screen.type(screen.field('On for so many of 100 visitors'), '25')
    await screen.press(screen.button('Make it'))
    await screen.waitFor('For the template')
    expect(await sentLast()).toEqual({
      name: 'new-menu',
      type: 'toggle',
      description: '',
      variants: [
        { name: 'true', percent: 25 },
        { name: 'false', percent: 75 },
      ],
    })
  })

  it('sends no test whose shares are not a hundred, and says what the server says of its name', async () => {
    await open([headline], counted, '/settings/experiments')
    await screen.waitFor('Question or statement')
    await screen.press(screen.button('New toggle or test'))
    await screen.press(screen.field('Test'))
    await screen.press(screen.button('Add a variant'))
    await screen.waitFor('Each needs at least 1%, or there is nothing to compare.')
    await screen.press(screen.button('Make it'))
    expect(made()).toHaveLength(0)
    await screen.type(screen.field('Share of variant 3 in percent'), '20')
    await screen.waitFor('Together 120%. They must be 100% together.')
    await screen.press(screen.button('Make it'))
    expect(made()).toHaveLength(0)
    await screen.press(screen.button('Share evenly'))
    await screen.waitFor('Together 100%')
    const errors = { name: 'Another one has this name.', 'variants.1.name': 'Use small letters.' }
    server.answer({ status: 400, body: { message: 'Please check the fields.', errors } })
    await screen.press(screen.button('Make it'))
    await screen.waitFor('Another one has this name.')
    expect(document.body.textContent).toContain('Use small letters.')
    expect(await sentLast()).toMatchObject({
      variants: [{ percent: 34 }, { percent: 33 }, { name: 'c', percent: 33 }],
    })
  })
})

describe('a toggle or a test', () => {
  it('is started after a question, which says what is kept in browsers', async () => {
    await openOne(headline)
    await screen.waitFor('It has not begun')
    await screen.press(screen.button('Start'))
    await screen.waitFor('a random number is kept in the tab')
    expect(made()).toHaveLength(0)
    const [, confirm] = [...document.querySelectorAll('[role="dialog"] button')].filter(
      (button): button is HTMLElement => button instanceof HTMLElement && button.textContent !== '',
    )
    if (confirm) await screen.press(confirm)
    await screen.waitFor('headline has begun')
    expect(made()[0]?.url).toContain('/one/start')
    const { name, type, description, variants } = headline
    expect(await sentLast()).toEqual({ was: { name, type, description, variants } })
  })

  it('says that nothing comes of it while visits are not counted, before it begins and while it runs', async () => {
    await openOne(headline, {}, false)
    await screen.waitFor('what they come to is not known')
    await screen.press(screen.button('Start'))
    await screen.waitFor('what they come to will not be known')
    await screen.close()
    await openOne(running, {}, false)
    await screen.waitFor('what they come to is not known')
    await screen.close()
    await openOne(headline)
    await screen.waitFor('It has not begun')
    await screen.press(screen.button('Start'))
    await screen.waitFor('a random number is kept in the tab')
    expect(document.body.textContent).not.toContain('not counted')
  })

  it('says so no longer when it is opened again after visits are counted', async () => {
    const follow = async (address: string) => {
      const found = () => document.querySelector<HTMLElement>(`a[href="/config${address}"]`)
      await screen.waitUntil(() => found() !== null)
      const link = found()
      if (link) await screen.press(link)
    }
    await openOne(headline, {}, false)
    await screen.waitFor('what they come to is not known')
    answer([headline], counted, true)
    await follow('/settings/experiments')
    await follow('/settings/experiments/one')
    await screen.waitFor('It has not begun')
    await screen.waitUntil(() => document.body.textContent?.includes('is not known') === false)
  })

  it('that could not be saved any more is not begun, and it is said why', async () => {
    await openOne(headline)
    await screen.waitFor('It has not begun')
    const errors = { variants: 'Each variant of a test needs at least 1 percent.' }
    server.answerByPath({
      ...shopAnswers,
      [`POST ${base}/one/start`]: { status: 422, body: { message: 'Check the fields', errors } },
    })
    await screen.press(screen.button('Start'))
    await screen.waitFor('a random number is kept in the tab')
    const start = [...document.querySelectorAll<HTMLElement>('[role="dialog"] button')].findLast(
      ({ textContent }) => textContent === 'Start',
    )
    if (start) await screen.press(start)
    await screen.waitFor('Each variant of a test needs at least 1 percent.')
  })

  it('is ended only with a choice of what all get', async () => {
    await openOne(running)
    await screen.waitFor('No winner yet')
    await screen.press(screen.button('End'))
    await screen.press(screen.button('End it'))
    await screen.waitFor('Choose one of them.')
    expect(made()).toHaveLength(0)
    await screen.press(screen.field('question'))
    await screen.press(screen.button('End it'))
    await screen.waitFor('headline has ended')
    expect(await sentLast()).toEqual({
      chosen: 'question',
      was: { state: 'running', chosen: null },
    })
  })

  it('that is over can be chosen otherwise, and the choice that holds stands there', async () => {
    await openOne({ ...running, state: 'ended', endedAtMs: 3, chosen: 'question' })
    await screen.waitFor('Everybody gets: question')
    await screen.press(screen.button('Choose otherwise'))
    await screen.waitFor('Choose otherwise for headline')
    expect(screen.field('question').checked).toBe(true)
    expect(document.body.textContent).not.toContain('It cannot be begun again')
    await screen.press(screen.field('None of them'))
    await screen.press(screen.button('Choose'))
    await screen.waitFor('It was chosen otherwise')
    expect(made()[0]?.url).toContain('/one/end')
    expect(await sentLast()).toEqual({ chosen: null, was: { state: 'ended', chosen: 'question' } })
  })

  it('is ended without any of them, too', async () => {
    await openOne(running)
    await screen.waitFor('No winner yet')
    await screen.press(screen.button('End'))
    await screen.press(screen.field('None of them'))
    await screen.press(screen.button('End it'))
    await screen.waitFor('headline has ended')
    expect(await sentLast()).toEqual({ chosen: null, was: { state: 'running', chosen: null } })
  })

  it('that somebody else ended meanwhile is ended by no second press in its dialog, either', async () => {
    await openOne(running)
    await screen.waitFor('No winner yet')
    await screen.press(screen.button('End'))
    await screen.press(screen.field('None of them'))
    answer([{ ...running, state: 'ended', endedAtMs: 3, chosen: 'question' }], counted, true)
    server.answer({ status: 409, body: { message: 'Somebody else ended it.' } })
    await screen.press(screen.button('End it'))
    await screen.waitFor('Everybody gets: question')
    await screen.press(screen.button('End it'))
    expect(await sentLast()).toEqual({ chosen: null, was: { state: 'running', chosen: null } })
    expect(made()).toHaveLength(2)
  })

  it('cannot be changed while it runs, unless it is a toggle', async () => {
    await openOne(running)
    await screen.waitFor('No winner yet')
    expect(() => screen.button('Change')).toThrow()
    expect(() => screen.button('Remove')).toThrow()
    await screen.close()
    await openOne({ ...running, type: 'toggle', variants: [{ name: 'true', percent: 10 }] })
    await screen.waitFor('On for 10 of 100 visitors')
    await screen.press(screen.button('Change'))
    await screen.waitFor('On for so many of 100 visitors')
    expect(() => screen.field('Name')).toThrow()
  })

  it('has the lines for the template', async () => {
    await openOne(headline)
    await screen.waitFor('<div data-experiment="headline" data-variant="question" hidden>…</div>')
    expect(document.body.textContent).toContain(
      "window.vitrine?.experiments?.variantOf('headline', 'a') ?? 'a'",
    )
  })
})

describe('what came of a test', () => {
  it('is told with the range of the rate, and names no winner before there is one', async () => {
    await openOne(running)
    await screen.waitFor('2.6% between 1.4% and 4.3%')
    const [row] = document.querySelectorAll('table[aria-label="Results"] tbody tr')
    expect(row?.textContent).toBe('a50%1,20331$1,623.002.6% between 1.4% and 4.3%')
    expect(document.body.textContent).toContain('each variant needs about 16,120 visits')
    expect(document.body.textContent).toContain('The one with the fewest has 90.')
    expect(document.body.textContent).toContain('too few visits to tell whether they are shared out')
    expect(document.body.textContent).not.toContain('Best')
  })

  it('draws and tells no rate of fewer than a hundred visits', async () => {
    const few = { name: 'question', visits: 99, orders: 33, amounts: [], rate: 0.3333, low: 0, high: 1 }
    const [a] = counted.variants
    await openOne(running, { variants: a ? [a, few] : [few] })
    await screen.waitFor('Too few visits to tell')
    const rows = document.querySelectorAll('table[aria-label="Results"] tbody tr')
    expect(rows[1]?.textContent).toBe('question50%9933–Too few visits to tell')
    expect(document.body.textContent).not.toContain('33.3%')
    // What is not drawn is no measure for what is: the other's bar ends at the end of its scale.
    const [bar] = document.querySelectorAll<HTMLElement>('table[aria-label="Results"] [aria-hidden] > span')
    expect(Number.parseFloat(bar?.style.insetInlineStart ?? '')).toBeCloseTo((100 * 0.0142) / 0.0431)
  })

  it('calls its orders visits that ordered, as those are counted', async () => {
    await openOne(running)
    await screen.waitFor('2.6% between 1.4% and 4.3%')
    const headings = document.querySelectorAll('table[aria-label="Results"] thead th')
    expect([...headings].map(({ textContent }) => textContent)).toEqual([
      'Variant',
      'Visits',
      'Visits that ordered',
      'Takings',
      'Share that ordered',
    ])
  })

  it.each([
    [0, 'Nothing was ordered yet by those who saw it'],
    [1, 'All visits that saw it ordered'],
  ])('says why it is not known how many visits are needed: of one visit %d ordered', async (orders, why) => {
    const one = { name: 'a', visits: 1, orders, amounts: [], rate: orders, low: 0, high: 1 }
    await openOne(running, { variants: [one], visitsNeeded: null })
    await screen.waitFor(why)
  })

  it('names the winner', async () => {
    await openOne(running, { best: 'question', isSharedAsSet: true })
    await screen.waitFor('question is better than all others')
  })

  it('says how many visits saw several variants', async () => {
    await openOne(running, { sawSeveral: 12 })
    await screen.waitFor('12 visits saw several variants, in several tabs, and count for the first.')
  })

  it('is not to be read where visits are not shared out as was set, whatever seems best', async () => {
    await openOne(running, { best: 'question', isSharedAsSet: false })
    await screen.waitFor('Nothing can be read from this')
    expect(document.body.textContent).not.toContain('is better than all others')
    expect(document.body.textContent).not.toContain('Best')
  })
})

it('says of a toggle what its visits came to, and gives no verdict', async () => {
  const variants = [
    { name: 'true', percent: 10 },
    { name: 'false', percent: 90 },
  ]
  const results = counted.variants.map((each, place) => ({ ...each, name: ['true', 'false'][place] ?? '' }))
  await openOne({ ...running, type: 'toggle', variants }, { variants: results })
  await screen.waitFor('2.6% between 1.4% and 4.3%')
  expect(document.body.textContent).toContain('On and off are not compared')
  expect(document.body.textContent).not.toMatch(/No winner yet|each variant needs|too few visits/)
})
