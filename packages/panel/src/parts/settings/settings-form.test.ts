import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { fakeFetch } from '../../testing/fake-fetch.ts'
import { shopAnswers } from '../../testing/server-answers.ts'
import { type ShownScreen, showScreen } from '../../testing/show-screen.tsx'

let server: ReturnType<typeof fakeFetch>
let screen: ShownScreen
beforeEach(() => {
  server = fakeFetch()
})
afterEach(async () => {
  await screen.close()
  server.restore()
})

const path = '/api/panel/settings/identity'
const known = { title: 'Harbour', tagLine: '', logo: null, socialLogo: null }
const stored = (value: object, version: string) => ({ body: { value, version } })
const changedMeanwhile = { status: 409, body: { message: 'Somebody else changed this since you opened it.' } }

async function openWithTitle(title: string): Promise<void> {
  server.answerByPath({ ...shopAnswers, [`GET ${path}`]: stored(known, 'one') })
  screen = await showScreen('/settings/identity')
  await screen.waitFor('Tagline')
  await screen.type(screen.field('Title'), title)
}

async function lastBody(): Promise<unknown> {
  return server.requests.findLast(({ method }) => method === 'PUT')?.json()
}

it('has the panel tell the title, times and weights as they were saved', async () => {
  await openWithTitle('Kiln')
  const session = shopAnswers['GET /api/panel/session'].body
  const renamed = { body: { ...session, site: { ...session.site, title: 'Kiln' } } }
  const saved = { [`PUT ${path}`]: stored({ ...known, title: 'Kiln' }, 'two') }
  server.answerByPath({ ...shopAnswers, ...saved, 'GET /api/panel/session': renamed })
  await screen.press(screen.button('Save'))
  await screen.waitFor('KilnView shop')
})

it('keeps what is typed beneath a notice where it cannot be read anew', async () => {
  await openWithTitle('Kiln')
  server.answerByPath({ ...shopAnswers, [`GET ${path}`]: { status: 500, body: { message: 'No.' } } })
  await screen.readAgain()
  await screen.waitFor('What stands here may be out of date.')
  expect(screen.field('Title').value).toBe('Kiln')
})

it('brings back what was thrown away at one press', async () => {
  await openWithTitle('Kiln')
  await screen.press(screen.button('Discard'))
  expect(screen.field('Title').value).toBe('Harbour')
  await screen.pressOnceThere('Bring it back')
  expect(screen.field('Title').value).toBe('Kiln')
  await screen.waitFor('Unsaved changes')
})

describe('settings that somebody else saved meanwhile', () => {
  it('are put together with ours where we changed other fields', async () => {
    await openWithTitle('Harbour Road')
    const theirs = { ...known, tagLine: 'By the sea' }
    const merged = { ...theirs, title: 'Harbour Road' }
    server.answer(changedMeanwhile, stored(theirs, 'two'), stored(merged, 'three'))
    await screen.press(screen.button('Save'))
    await screen.waitFor('No changes')
    expect(await lastBody()).toEqual({ value: merged, version: 'two' })
  })

  it('are asked about where both changed the same field, and nothing is sent before the answer', async () => {
    await openWithTitle('Ours')
    server.answer(changedMeanwhile, stored({ ...known, title: 'Theirs' }, 'two'))
    await screen.press(screen.button('Save'))
    await screen.waitFor('Somebody else changed the same')
    expect(server.requests.at(-1)?.method).toBe('GET')
    server.answer(stored({ ...known, title: 'Ours' }, 'three'))
    await screen.press(screen.button('Save the choice'))
    await screen.waitFor('No changes')
    expect(await lastBody()).toEqual({ value: { ...known, title: 'Ours' }, version: 'two' })
  })

  it('show what each made of a field, and are taken field by field', async () => {
    await openWithTitle('Ours')
    await screen.type(screen.field('Tagline'), 'Our words')
    server.answer(changedMeanwhile, stored({ ...known, title: 'Theirs', tagLine: 'Their words' }, 'two'))
    await screen.press(screen.button('Save'))
    await screen.waitFor('Somebody else changed the same')
    const sides = () => [...document.querySelectorAll<HTMLElement>('[role=radio]')]
    expect(sides().map(({ textContent }) => textContent)).toEqual([
      ...['Theirs Theirs', 'Mine Ours'],
      ...['Theirs Their words', 'Mine Our words'],
    ])
    await screen.press(screen.button('All theirs'))
    await screen.press(sides()[1] ?? document.body)
    const saved = { ...known, title: 'Ours', tagLine: 'Their words' }
    server.answer(stored(saved, 'three'))
    await screen.press(screen.button('Save the choice'))
    await screen.waitFor('No changes')
    expect(await lastBody()).toEqual({ value: saved, version: 'two' })
  })

  it('are not saved again where all of theirs was taken', async () => {
    await openWithTitle('Ours')
    server.answer(changedMeanwhile, stored({ ...known, title: 'Theirs' }, 'two'))
    await screen.press(screen.button('Save'))
    await screen.waitFor('Somebody else changed the same')
    await screen.press(document.querySelector<HTMLElement>('[role=radio]') ?? document.body)
    await screen.press(screen.button('Save the choice'))
    await screen.waitFor('No changes')
    expect(screen.field('Title').value).toBe('Theirs')
    expect(server.requests.filter(({ method }) => method === 'PUT')).toHaveLength(1)
  })
})

describe('shipping that somebody else changed meanwhile', () => {
  const path = '/api/panel/settings/shipping'
  const zone = (name: string, country: string, priceCents: number) => ({
    ...{ name, countries: [country] },
    rates: [{ key: name, name: 'Ground', kind: 'flat', priceCents }],
  })
  const shipping = (us: number, canada: number) => ({
    ...{ zones: [zone('US', 'US', us), zone('Canada', 'CA', canada)] },
    ...{ pickups: [], localDeliveries: [] },
  })
  const openAndSet = async (label: string, text: string) => {
    server.answerByPath({ ...shopAnswers, [`GET ${path}`]: stored(shipping(800, 900), 'one') })
    screen = await showScreen('/settings/shipping')
    await screen.waitFor('Canada')
    const fields = [...document.querySelectorAll('input')].filter(({ labels }) =>
      labels?.[0]?.textContent?.startsWith(label),
    )
    const last = fields.at(-1)
    if (!last) throw new Error(`There is no field ${label}.`)
    await screen.type(last, text)
  }

  it('keeps their rate of another zone', async () => {
    await openAndSet('Costs', '9.50')
    server.answer(changedMeanwhile, stored(shipping(850, 900), 'two'), stored(shipping(850, 950), 'three'))
    await screen.press(screen.button('Save'))
    await screen.waitFor('No changes')
    expect(await lastBody()).toEqual({ value: shipping(850, 950), version: 'two' })
  })

  it('is asked about by zone and rate, with amounts', async () => {
    await openAndSet('Costs', '9.50')
    server.answer(changedMeanwhile, stored(shipping(850, 990), 'two'))
    await screen.press(screen.button('Save'))
    await screen.waitFor('Zones › “Canada” › “Ground” › Price')
    expect([...document.querySelectorAll('[role=radio]')].slice(-2).map((each) => each.textContent)).toEqual([
      'Theirs $9.90',
      'Mine $9.50',
    ])
  })
})
