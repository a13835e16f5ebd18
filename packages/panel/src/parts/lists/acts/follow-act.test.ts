import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fakeFetch } from '../../../testing/fake-fetch.ts'
import { followAct } from './follow-act.ts'

let server: ReturnType<typeof fakeFetch>
let queries: QueryClient
beforeEach(() => {
  vi.useFakeTimers()
  server = fakeFetch()
  queries = new QueryClient()
  for (const name of ['listProducts', 'session']) queries.setQueryData([name], 'read before')
})
afterEach(() => {
  vi.useRealTimers()
  server.restore()
})

const isOld = (name: string) => queries.getQueryState([name])?.isInvalidated
const act = (state: string) => ({ body: { bulkAct: { id: 'a1', state } } })

it('has all read again when an act is over whose list was left, and nothing before', async () => {
  server.answer(act('running'), act('done'))
  const followed = followAct(queries, 'a1')
  await vi.advanceTimersByTimeAsync(3_000)
  expect(isOld('listProducts')).toBe(false)
  await vi.advanceTimersByTimeAsync(3_000)
  await followed
  expect(isOld('listProducts')).toBe(true)
  expect(isOld('session')).toBe(false)
  expect(server.requests.map(({ url }) => new URL(url).pathname)).toEqual([
    '/api/panel/bulk-acts/a1',
    '/api/panel/bulk-acts/a1',
  ])
})

it('takes what was read for old where nobody can say how an act goes', async () => {
  server.answer({ status: 404, body: { message: 'Not found' } })
  const followed = followAct(queries, 'a1')
  await vi.advanceTimersByTimeAsync(3_000)
  await followed
  expect(isOld('listProducts')).toBe(true)
})

it('is followed no longer than somebody is signed in', async () => {
  const followed = followAct(queries, 'a1')
  queries.clear()
  await vi.advanceTimersByTimeAsync(3_000)
  await followed
  expect(server.requests).toEqual([])
})
