import { movedWithin } from '@vitrine/domain/website/moved-address'
import { expect, it } from 'vitest'
import { openSite } from '../testing/open-site.ts'
import { manyRedirectsText, redirectMoved } from './redirect-moved.ts'

it('sends the old address of a collection, and of what is in it, to the new one', async () => {
  const site = await openSite()
  const isDone = await site.store.transaction(async (tables) => {
    await tables.site.raiseRevision()
    return redirectMoved(tables, movedWithin('/journal', '/blog'))
  })
  expect([isDone, manyRedirectsText]).toEqual([true, expect.stringContaining('redirects')])
  const page = await site.get('/journal?x=1')
  expect([page.statusCode, page.headers.location]).toEqual([301, '/blog?x=1'])
  // A browser that keeps it would go in circles once the address moves back.
  expect(page.headers['cache-control']).toBe('no-cache')
  expect((await site.get('/journal?x=What?&y=1')).headers.location).toBe('/blog?x=What?&y=1')
  expect((await site.get('/journal/first')).headers.location).toBe('/blog/first')
  await site.close()
})

it('leaves the rules of other addresses unwritten, so that each stays where it stands', async () => {
  const site = await openSite()
  const rule = (source: string) => ({ source, target: '/new', status: 301 }) as const
  const { redirects } = site.store
  await redirects.replace(['/a', '/b', '/c'].map(rule))
  await site.store.transaction((tables) => redirectMoved(tables, [{ from: '/a', to: '/d' }]))
  expect((await redirects.list()).map(({ source }) => source)).toEqual(['/b', '/c', '/a'])
  expect(await Promise.all(['/b', '/c', '/a'].map((source) => redirects.position(source)))).toEqual([1, 2, 3])
  await redirects.replace(['/c', '/x', '/b'].map(rule))
  expect((await redirects.list()).map(({ source }) => source)).toEqual(['/c', '/x', '/b'])
  await site.close()
})
