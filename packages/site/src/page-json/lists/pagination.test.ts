import { describe, expect, it } from 'vitest'
import { pageCountJson } from './pagination.ts'

const list = { path: '/shop', filters: {}, pageSize: 20 }

describe('pageCountJson', () => {
  it('names all pages of a short list, and keeps the filters in their addresses', () => {
    const { pages } = pageCountJson({ ...list, filters: { category: 'Cups & co' }, page: 2, total: 41 })
    expect(pages).toEqual([
      { number: 1, url: '/shop?category=Cups+%26+co', current: false },
      { number: 2, url: '/shop?category=Cups+%26+co&page=2', current: true },
      { number: 3, url: '/shop?category=Cups+%26+co&page=3', current: false },
    ])
  })

  it('names the first, the last and those around it of a long list', () => {
    const numbers = (page: number) =>
      pageCountJson({ ...list, page, total: 10_000 }).pages.map(({ number }) => number)
    expect(numbers(1)).toEqual([1, 2, 3, 4, 5, 6, 500])
    expect(numbers(250)).toEqual([1, 245, 246, 247, 248, 249, 250, 251, 252, 253, 254, 255, 500])
    expect(numbers(500)).toEqual([1, 495, 496, 497, 498, 499, 500])
  })

  it('leads back from beyond the end', () => {
    const beyond = pageCountJson({ ...list, page: 9, total: 41 })
    expect(beyond).toMatchObject({ prevPageUrl: '/shop?page=3', nextPage: false, totalPages: 3 })
    expect(beyond.pages.map(({ number }) => number)).toEqual([1, 2, 3])
  })

  it('has one page when nothing is there', () => {
    expect(pageCountJson({ ...list, page: 1, total: 0 }).pages).toEqual([
      { number: 1, url: '/shop', current: true },
    ])
  })
})
