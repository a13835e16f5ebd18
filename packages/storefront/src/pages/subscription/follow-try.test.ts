import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { followTry } from './follow-try.ts'

const pageOf = (mark: string) => `<p ${mark}>The last payment failed.</p><form><input></form>`
const tried = pageOf('data-tried-now=""')
const reload = vi.fn()
let answers: readonly string[] = []

beforeEach(() => {
  vi.useFakeTimers()
  reload.mockClear()
  answers = []
  vi.stubGlobal('fetch', async () => {
    const [next, ...later] = answers
    answers = later
    if (next === undefined) throw new TypeError('no connection')
    return new Response(next)
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('loads the page again once it is known what became of a payment', async () => {
  document.body.innerHTML = tried
  followTry(document, reload)
  answers = [tried]
  await vi.advanceTimersByTimeAsync(3000)
  // Without a connection it asks again.
  await vi.advanceTimersByTimeAsync(3000)
  expect(reload).not.toHaveBeenCalled()
  answers = [pageOf('')]
  await vi.advanceTimersByTimeAsync(3000)
  expect(reload).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(9000)
  expect(reload).toHaveBeenCalledTimes(1)
})

it('asks nothing while something is written, nor where no payment is tried', async () => {
  answers = [pageOf('')]
  document.body.innerHTML = tried
  document.querySelector('input')?.focus()
  followTry(document, reload)
  await vi.advanceTimersByTimeAsync(6000)
  expect(answers).toHaveLength(1)
  document.querySelector('input')?.blur()
  await vi.advanceTimersByTimeAsync(3000)
  expect(reload).toHaveBeenCalledTimes(1)
  document.body.innerHTML = pageOf('')
  followTry(document, reload)
  await vi.advanceTimersByTimeAsync(6000)
  expect(reload).toHaveBeenCalledTimes(1)
})
