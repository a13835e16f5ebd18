import { mostScriptErrors } from '@vitrine/domain/insight/script-errors/script-error-limits'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type BuiltStore, buildStore } from '../../testing/build-store.ts'
import { buildSite } from '../../testing/builders.ts'
import type { SeenScriptError } from './script-errors.ts'

let built: BuiltStore
beforeEach(async () => {
  built = await buildStore()
})
afterEach(() => built.close())

const error = (id: string, more: Partial<SeenScriptError> = {}): SeenScriptError => ({
  id,
  message: `${id} is not a function`,
  source: '/scripts/site.js:10:4',
  stack: 'at go (/scripts/site.js:10:4)',
  path: '/shop',
  browser: 'Firefox',
  count: 1,
  firstAtMs: 1_000,
  lastAtMs: 1_000,
  ...more,
})
const all = { offset: 0, limit: 1_000 }

it('errors that were seen again are one, with the page and browser of the last time', async () => {
  const { scriptErrors } = built.siteStore
  await scriptErrors.note([error('a', { count: 2 }), error('b')])
  const again = { path: '/', browser: 'Safari', stack: 'new', count: 3, firstAtMs: 9_000, lastAtMs: 9_000 }
  await scriptErrors.note([error('a', again)])
  expect(await scriptErrors.list(all)).toEqual({
    total: 2,
    errors: [error('a', { ...again, count: 5, firstAtMs: 1_000 }), error('b')],
  })
  expect(await scriptErrors.list({ offset: 1, limit: 1 })).toMatchObject({ total: 2, errors: [{ id: 'b' }] })
})

it('errors are removed by name, and when they were not seen for long', async () => {
  const { scriptErrors } = built.siteStore
  await scriptErrors.note([error('a'), error('b', { lastAtMs: 2_000 }), error('c', { lastAtMs: 3_000 })])
  expect([await scriptErrors.remove('b'), await scriptErrors.remove('b')]).toEqual([true, false])
  expect([await scriptErrors.removeOld(1_000), await scriptErrors.removeOld(1_001)]).toEqual([0, 1])
  expect((await scriptErrors.list(all)).errors.map(({ id }) => id)).toEqual(['c'])
})

it('of more errors than are kept those go that were seen longest ago', async () => {
  const { scriptErrors } = built.siteStore
  const many = Array.from({ length: mostScriptErrors + 3 }, (_, index) =>
    error(`e${index}`, { lastAtMs: 10_000 + index }),
  )
  await scriptErrors.note(many.slice(0, mostScriptErrors))
  await scriptErrors.note(many.slice(mostScriptErrors))
  const { total, errors } = await scriptErrors.list(all)
  expect(total).toBe(mostScriptErrors)
  expect([errors[0]?.id, errors.at(-1)?.id]).toEqual([`e${mostScriptErrors + 2}`, 'e3'])
})

it('errors of another site are not there', async () => {
  const other = buildSite({ hosts: ['other.example'] })
  await built.store.sites.add(other)
  await built.store.site(other.id).scriptErrors.note([error('a')])
  expect(await built.siteStore.scriptErrors.list(all)).toEqual({ total: 0, errors: [] })
  expect(await built.siteStore.scriptErrors.remove('a')).toBe(false)
})

it('errors that many tell at once are all counted', async () => {
  const { scriptErrors } = built.siteStore
  const both = [error('a'), error('b')]
  await Promise.all(
    Array.from({ length: 20 }, (_, index) => scriptErrors.note(index % 2 === 0 ? both : both.toReversed())),
  )
  expect((await scriptErrors.list(all)).errors.map(({ count }) => count)).toEqual([20, 20])
})
