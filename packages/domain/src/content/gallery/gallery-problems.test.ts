import { describe, expect, it } from 'vitest'
import { readLayout } from '../read-layout.ts'
import { galleryBlockProblems, galleryProblems } from './gallery-problems.ts'
import { defaultGallerySettings } from './gallery-settings.ts'

const problemsOf = (changes: Partial<typeof defaultGallerySettings>) =>
  Object.fromEntries(
    Object.entries(galleryProblems({ ...defaultGallerySettings, ...changes })).filter(
      ([, text]) => text !== null,
    ),
  )

describe('numbers of a gallery', () => {
  it('may be as small and as large as their bounds', () => {
    expect(problemsOf({ autoplaySeconds: 1, paddingPx: 0, maxWidthPx: 100 })).toEqual({})
    expect(problemsOf({ autoplaySeconds: 10, paddingPx: 50, maxWidthPx: 300 })).toEqual({})
  })

  it('are refused out of them, or in parts, with the bounds', () => {
    expect(problemsOf({ autoplaySeconds: 11, paddingPx: -1, thumbnailsPerRow: 2.5 })).toEqual({
      autoplaySeconds: 'Enter a whole number from 1 to 10',
      paddingPx: 'Enter a whole number from 0 to 50',
      thumbnailsPerRow: 'Enter a whole number from 1 to 10',
    })
  })
})

describe('numbers of a gallery block', () => {
  const layoutWith = (settings: object, type = 'gallery') => {
    const value = type === 'gallery' ? { settings } : {}
    const rows = [{ columns: [{ span: 12, blocks: [{ id: 'g', type, value }] }] }]
    const read = readLayout({ layout: { columns: 12, rows } })
    if (!read.ok) throw new Error('The layout cannot be read')
    return read.layout
  }

  it('are refused by the same rule, texts too', () => {
    expect(galleryBlockProblems(layoutWith({ padding: 51, 'max-width': '99' }), [])).toEqual({
      'blocks.g.settings.padding': 'Enter a whole number from 0 to 50',
      'blocks.g.settings.max-width': 'Enter a whole number from 100 to 300',
    })
    expect(galleryBlockProblems(layoutWith({ padding: true }), [])).toHaveProperty([
      'blocks.g.settings.padding',
    ])
  })

  it('may be left out, and are nobody else’s', () => {
    expect(galleryBlockProblems(layoutWith({ padding: '', 'max-width': '100', design: 'grid' }), [])).toEqual(
      {},
    )
    expect(galleryBlockProblems(layoutWith({}, 'spacer'), [])).toEqual({})
  })

  it('stay as they are kept', () => {
    const kept = layoutWith({ padding: 80 })
    expect(galleryBlockProblems(layoutWith({ padding: 80 }), [undefined, kept])).toEqual({})
    expect(galleryBlockProblems(layoutWith({ padding: 81 }), [kept])).not.toEqual({})
  })
})
