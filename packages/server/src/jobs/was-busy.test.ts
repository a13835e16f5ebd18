import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, it, vi } from 'vitest'
import { wasBusy } from './was-busy.ts'

const calm = { isCrowded: () => false }

it('tells a loop that never rests from one that does', async () => {
  // On a busy machine it may be held up for a moment.
  await vi.waitFor(async () => expect(await wasBusy(calm)).toBe(false), { timeout: 5_000 })
  let isOver = false
  const answer = wasBusy(calm).finally(() => {
    isOver = true
  })
  while (!isOver) await nextTurn()
  expect(await answer).toBe(true)
  expect(await wasBusy({ isCrowded: () => true })).toBe(true)
})
