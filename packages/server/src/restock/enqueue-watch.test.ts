import { noon } from '@vitrine/store/testing/builders'
import { describe, expect, it } from 'vitest'
import { nextLookMs } from './enqueue-watch.ts'

const minuteMs = 60_000
const ids = Array.from({ length: 60 }, (_, at) => `site-${at}`)

describe('the look at the stock of a site', () => {
  it('comes within a minute, and then once a minute', () => {
    const firsts = ids.map((id) => nextLookMs(id, noon))
    expect(firsts.every((atMs) => atMs > noon && atMs <= noon + minuteMs)).toBe(true)
    expect(ids.map((id, at) => nextLookMs(id, firsts[at] ?? 0))).toEqual(
      firsts.map((atMs) => atMs + minuteMs),
    )
  })

  it('has its own moment at each site', () => {
    expect(new Set(ids.map((id) => nextLookMs(id, noon))).size).toBe(ids.length)
  })
})
