import { describe, expect, it } from 'vitest'
import { findTweaks } from './find-tweaks.ts'

describe('tweaks of sheets', () => {
  it.each(['// tweak: {"type":"color"}\n/*\n', '// tweak: {broken\n'])(
    'are found in no longer time where a sheet writes %j over and over',
    { timeout: 120_000 },
    (text) => {
      const sheet = text.repeat(50_000)
      const began = performance.now()
      expect(findTweaks(sheet).tweaks).toEqual([])
      expect(performance.now() - began).toBeLessThan(8_000)
    },
  )

  it('stand above what they set, whatever is remarked between', () => {
    const { tweaks } = findTweaks(
      '// tweak: {"type":"color","title":"Ink"}\n/* of\nletters */ // all\n@ink: #111;',
    )
    expect(tweaks).toMatchObject([{ title: 'Ink', preset: '#111' }])
  })

  it('know the declarations of a rule but for those in a comment that is left open', () => {
    const { tweaks } = findTweaks(
      '// tweak: {"type":"font","title":"Text"}\n.text { color: red; /* margin: 0; }',
    )
    expect(tweaks.map(({ parts }) => parts)).toEqual([{ color: 'red' }])
  })
})
