import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { beginTimeLimit } from './time-limit.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it.each([
  ['renameForm', true],
  ['finishUpload', false],
  ['finishDigitalFile', false],
])('of %s ends after a minute: %s', (name, isOver) => {
  const { signal } = beginTimeLimit({ name }, false)
  vi.advanceTimersByTime(60_000)
  expect(signal.aborted).toBe(isOver)
})
