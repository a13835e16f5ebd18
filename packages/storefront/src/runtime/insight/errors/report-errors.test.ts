import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeNetwork } from '../../../testing/fake-network.ts'
import { createErrorReports } from './report-errors.ts'

const here = `${location.origin}/site.js`

function failed(part: { message?: string; filename?: string; stack?: string } = {}): Event {
  const { message = 'x is not a function', filename = here, stack = `Error\n at run (${here}:3:7)` } = part
  const error = Object.assign(new Error(message), { stack })
  return new ErrorEvent('error', { message, filename, lineno: 3, colno: 7, error })
}
const rejected = (reason: unknown) => Object.assign(new Event('unhandledrejection'), { reason })

let seen: ReturnType<typeof fakeNetwork> = []
beforeEach(() => {
  vi.useFakeTimers({ now: 5_000 })
  seen = fakeNetwork(() => ({ body: {} }))
})
afterEach(() => {
  document.body.innerHTML = ''
  vi.unstubAllGlobals()
  vi.useRealTimers()
})
const told = () => seen.flatMap(({ body }) => (Array.isArray(body) ? body : []))

describe('reports of errors', () => {
  it('gather for a second, and go with the crumb in a header', async () => {
    const { take } = createErrorReports()
    take(failed())
    vi.advanceTimersByTime(900)
    take(rejected(Object.assign(new Error('no answer'), { stack: `Error\n at ${here}:1:2` })))
    vi.advanceTimersByTime(900)
    expect(seen).toEqual([])
    await vi.advanceTimersByTimeAsync(100)
    expect(seen).toMatchObject([
      { method: 'POST', path: '/api/events/RecordJavascriptErrors', crumb: 'a-crumb' },
    ])
    expect(told()).toMatchObject([
      {
        event: 'javascript-error',
        timestamp: 5_000,
        data: { message: 'x is not a function', source: here, line: 3, column: 7, url: '/' },
      },
      { data: { message: 'Error: no answer', source: here, line: 1, column: 2 } },
    ])
  })

  it('are at most ten at once and twenty of a page, with traces of 5000 characters', async () => {
    const { take } = createErrorReports()
    const burst = () =>
      Array.from({ length: 15 }, () => take(failed({ stack: `Error\n at ${here} ${'x'.repeat(6_000)}` })))
    burst()
    await vi.advanceTimersByTimeAsync(1_000)
    expect(told()).toHaveLength(10)
    expect(told()[0].data.stack).toHaveLength(5_000)
    burst()
    await vi.advanceTimersByTimeAsync(1_000)
    burst()
    await vi.advanceTimersByTimeAsync(1_000)
    expect(told()).toHaveLength(20)
  })

  it('are not of scripts of other hosts, of extensions, or of what says no place', async () => {
    const { take } = createErrorReports()
    take(failed({ filename: 'https://ads.test/a.js' }))
    take(failed({ stack: `Error\n at chrome-extension://abc/x.js:1:1\n at ${here}:1:1` }))
    take(failed({ message: 'Script error.', filename: '' }))
    take(rejected('a text'))
    take(rejected(Object.assign(new Error('far'), { stack: 'Error\n at https://ads.test/a.js:1:1' })))
    await vi.advanceTimersByTimeAsync(1_000)
    expect(seen).toEqual([])
  })

  it('say in which script it was, whatever numbers its name has', async () => {
    const script = `${location.origin}/static/site-1699999999999.js`
    const { take } = createErrorReports()
    take(failed({ filename: script, stack: `Error of 1699999999999\n at ${script}:3:7` }))
    await vi.advanceTimersByTimeAsync(1_000)
    expect(told()[0].data).toMatchObject({ source: script, stack: `Error of …\n at ${script}:3:7` })
  })

  it('hold nothing that a visitor wrote', async () => {
    document.body.innerHTML = '<input value="Ada Lovelace"><textarea>my secret</textarea>'
    const { take } = createErrorReports()
    const words = 'No "Ada Lovelace" of ada@example.com with 49301234567 and my secret'
    take(
      failed({ message: words, filename: `${here}?token=t1`, stack: `${words}\n at ${here}?token=t1:3:7` }),
    )
    await vi.advanceTimersByTimeAsync(1_000)
    expect(JSON.stringify(told())).not.toMatch(/Ada|example|4930|secret|t1/)
    expect(told()[0].data.stack).toContain(`${here}:3:7`)
  })
})
