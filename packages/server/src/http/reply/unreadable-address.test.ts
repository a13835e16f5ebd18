import { afterAll, beforeAll, expect, it } from 'vitest'
import { type OpenSite, openSite } from '../../testing/open-site.ts'

let site: OpenSite
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

const ask = (accept: string) => site.app.inject({ url: '/%zz', headers: { accept } })

it('says in words that there is nothing at an address that is none, and keeps what is inside to itself', async () => {
  const page = await ask('text/html')
  expect([page.statusCode, page.headers['content-type']]).toEqual([400, 'text/html; charset=utf-8'])
  expect(page.body).toContain('There is nothing at this address')
  expect(page.body).not.toContain('FST_')
  expect(page.headers['x-content-type-options']).toBe('nosniff')
})

it('answers programs in the usual shape', async () => {
  const answer = await ask('application/json')
  expect([answer.statusCode, answer.json()]).toEqual([
    400,
    { message: 'There is nothing at this address: it is not written as addresses are.' },
  ])
})
