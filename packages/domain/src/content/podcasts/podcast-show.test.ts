import { describe, expect, it } from 'vitest'
import { podcastCategoryNames, podcastCategoryOf } from './podcast-categories.ts'
import { isCover, type PodcastShow, showProblems } from './podcast-show.ts'

const cover = {
  ...{ id: 'c1', assetUrl: '/content/v1/w1/c1/cover.jpg', filename: 'cover.jpg', contentType: 'image/jpeg' },
  ...{ widthPx: 1_400, heightPx: 1_400, altText: '', focalPoint: { x: 0.5, y: 0.5 } },
  colors: { topLeft: '', topRight: '', bottomLeft: '', bottomRight: '', center: '' },
}
const show: PodcastShow = {
  ...{ title: '', author: '', email: '', category: 'Arts › Books', image: cover, isExplicit: false },
  language: 'en-GB',
}
const problemsOf = (part: Partial<PodcastShow>) =>
  Object.entries(showProblems({ ...show, ...part })).filter(([, text]) => text !== null)

describe('a show', () => {
  it('needs a category and a picture, and nothing else', () => {
    expect(problemsOf({})).toEqual([])
    expect(problemsOf({ category: '', image: null }).map(([field]) => field)).toEqual(['category', 'image'])
    expect(problemsOf({ category: 'Books' })).toEqual([['category', 'Please choose a category.']])
  })

  it('has an email and a language that directories can read, where it has them', () => {
    expect(problemsOf({ email: ' ', language: '' })).toEqual([])
    expect(problemsOf({ email: 'mei', language: 'German' }).map(([field]) => field)).toEqual([
      'email',
      'language',
    ])
  })
})

it.each([
  [{ widthPx: 1_399, heightPx: 1_399 }, false],
  [{ widthPx: 3_000, heightPx: 3_000 }, true],
  [{ widthPx: 3_001, heightPx: 3_001 }, false],
  [{ widthPx: 2_000, heightPx: 1_999 }, false],
  [{ contentType: 'image/webp' }, false],
  [{ contentType: 'image/png' }, true],
])('a cover with %o is taken: %s', (part, isTaken) => {
  expect(isCover({ ...cover, ...part })).toBe(isTaken)
})

it('names 19 categories, and those beneath them after the one above', () => {
  expect(podcastCategoryNames.filter((name) => podcastCategoryOf(name).beneath === null)).toHaveLength(19)
  expect(podcastCategoryOf('Arts › Books')).toEqual({ main: 'Arts', beneath: 'Books' })
})
