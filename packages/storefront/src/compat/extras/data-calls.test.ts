import { afterEach, describe, expect, it, vi } from 'vitest'
import { dataCalls } from './data-calls.ts'

afterEach(() => vi.unstubAllGlobals())

describe('the calls that scripts make for data', () => {
  const failure = vi.fn()

  it('tell of what failed, an answer that says no and one that never came', async () => {
    vi.stubGlobal('fetch', async () => Response.json({ error: 'no' }, { status: 400 }))
    dataCalls.get({ url: '/a', failure })
    await vi.waitFor(() => expect(failure).toHaveBeenCalledWith({ error: 'no' }))
    failure.mockClear()
    const offline = new Error('offline')
    vi.stubGlobal('fetch', () => Promise.reject(offline))
    dataCalls.post({ url: '/a', failure })
    await vi.waitFor(() => expect(failure).toHaveBeenCalledWith(offline))
  })

  it('take a script that breaks over a good answer for no failure, and report it', async () => {
    failure.mockClear()
    const reported = vi.fn()
    vi.stubGlobal('reportError', reported)
    vi.stubGlobal('fetch', async () => Response.json({ items: [] }))
    const broken = new Error('broken')
    const success = vi.fn(() => {
      throw broken
    })
    dataCalls.get({ url: '/a', success, failure })
    await vi.waitFor(() => expect(success).toHaveBeenCalledWith({ items: [] }))
    await vi.waitFor(() => expect(reported).toHaveBeenCalledWith(broken))
    expect(failure).not.toHaveBeenCalled()
  })
})
