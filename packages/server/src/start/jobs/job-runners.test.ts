import { type BuiltStore, buildStore } from '@vitrine/store/testing/build-store'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { jobRunners } from './job-runners.ts'

let built: BuiltStore
beforeEach(async () => {
  built = await buildStore()
})
afterEach(() => built.close())

it('sends the mail of an order while something larger of its site hangs', async () => {
  const { jobs } = built.siteStore
  const done: string[] = []
  const hanging = Promise.withResolvers<void>()
  const hang = async () => {
    await hanging.promise
    done.push('large')
  }
  const larger = ['import-products', 'send-campaign', 'form-delivery']
  const handlers = {
    ...Object.fromEntries(larger.map((kind) => [kind, hang])),
    'send-mail': async () => void done.push('mail'),
  }
  const runners = jobRunners({ store: built.store, handlers, clock: Date.now, log: { warn: () => {} } })
  for (const runner of runners) runner.start()
  const due = { payload: null, runAtMs: Date.now() }
  for (const kind of larger) await jobs.enqueue({ ...due, id: kind, kind })
  await vi.waitFor(async () =>
    expect(await Promise.all(larger.map(async (id) => (await jobs.find(id))?.attempts))).toEqual([1, 1, 1]),
  )
  await jobs.enqueue({ ...due, id: 'mail', kind: 'send-mail' })
  await vi.waitFor(() => expect(done).toEqual(['mail']))
  hanging.resolve()
  for (const runner of runners) await runner.stop()
  expect(done).toEqual(['mail', 'large', 'large', 'large'])
})
