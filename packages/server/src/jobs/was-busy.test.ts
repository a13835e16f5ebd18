import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, it, vi } from 'vitest'
import { wasBusy } from './was-busy.ts'

it('tells a loop that never rests from one that does', async () => {
  // On a busy machine it may be held up for a moment.
  await vi.waitFor(async () => expect(await wasBusy()).toBe(false), { timeout: 5_000 })
  let isOver = false
  const answer = wasBusy().finally(() => {
    isOver = true
  })
  while (!isOver) await nextTurn()
  expect(await answer).toBe(true)
})
