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
    await screen.press(screen.button('Keep mine'))
    await screen.waitFor('No changes')
    expect(await lastBody()).toEqual({ value: { ...known, title: 'Ours' }, version: 'two' })
  })
})
