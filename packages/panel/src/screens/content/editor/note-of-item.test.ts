import { readItemCall } from '@vitrine/contract/content/item-calls'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { callQuery } from '../../../call/call-query.ts'
import { buildQueryClient } from '../../../call/query-client.ts'
import { fakeFetch } from '../../../testing/fake-fetch.ts'
import { input, item } from '../testing/item-answers.ts'
import { noteOfItem } from './note-of-item.ts'

const older = { input: { ...input, title: 'Drizzle' }, savedAtMs: 7, baseAtMs: 5 }
const newer = { input: { ...input, title: 'Rain again' }, savedAtMs: 9, baseAtMs: 5 } as never
const query = callQuery(readItemCall, { params: { itemId: 'one' } })

let server: ReturnType<typeof fakeFetch>
beforeEach(() => {
  server = fakeFetch()
})
afterEach(() => server.restore())

it('is not undone by a read that began before and comes after', async () => {
  const late = Promise.withResolvers<void>()
  const queries = buildQueryClient()
  server.answer({ body: item }, { body: { ...item, draft: older }, after: late.promise })
  server.answer({ body: { ...item, draft: newer } })
  await queries.fetchQuery(query)
  const reading = queries.fetchQuery({ ...query, staleTime: 0 })
  noteOfItem(queries, 'one', { draft: newer })
  expect(queries.getQueryData(query.queryKey)).toMatchObject({ draft: newer })
  late.resolve()
  await reading
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(queries.getQueryData(query.queryKey)).toMatchObject({ draft: newer })
})

it('makes nothing newer than it was read', async () => {
  const queries = buildQueryClient()
  server.answer({ body: item })
  await queries.fetchQuery(query)
  const before = queries.getQueryState(query.queryKey)?.dataUpdatedAt
  noteOfItem(queries, 'one', { draft: null })
  expect(queries.getQueryState(query.queryKey)?.dataUpdatedAt).toBe(before)
})
