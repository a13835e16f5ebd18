import { describe, expect, it } from 'vitest'
import { repository } from '../architecture/repository.ts'
import { readTexts } from '../citations/repository-texts.ts'
import { findDeadLinks } from './find-dead-links.ts'
import { findLostPaths } from './find-lost-paths.ts'

const pages = readTexts('**/*.md')
const packages = repository.foldersIn('packages/')

/** Pages that say how things are; decisions tell of their day. */
const guides = pages.filter(({ path }) => /^(?:\w+|docs\/[\w-]+|docs\/reference\/.*)\.md$/.test(path))

describe('pages of Markdown', () => {
  it('link to what is there', () => {
    expect(pages.length).toBeGreaterThan(60)
    expect(
      pages.flatMap((page) =>
        findDeadLinks(page, pages, repository.has).map((link) => `${page.path}: ${link}`),
      ),
    ).toEqual([])
  })

  it('name source that is there, where they say how things are', () => {
    expect(guides.map(({ path }) => path)).toContain('docs/architecture.md')
    expect(
      guides.flatMap(({ path, text }) =>
        findLostPaths(text, repository.has, packages).map((lost) => `${path}: ${lost}`),
      ),
    ).toEqual([])
  })
})

describe('findLostPaths', () => {
  it('knows paths that are whole, or begin with the package, or in one', () => {
    const files = ['packages/shop/src/app.ts', 'packages/shop/src/cart/a.ts']
    const text = '`packages/shop/src/app.ts`, `shop/cart/a.ts`, `cart/a.ts`, `cart/b.ts`, `shop/src/mail/`'
    expect(findLostPaths(text, (path) => files.includes(path), ['shop', 'site'])).toEqual([
      'cart/b.ts',
      'shop/src/mail/',
    ])
  })
})

describe('findDeadLinks', () => {
  const guide = { path: 'docs/guide.md', text: '# The guide\n\n## What, and why?\n' }
  const has = (path: string) => ['docs/guide.md', 'docs/rooms/', 'docs/a.png'].includes(path)

  it('knows files, folders and headings, seen from the page', () => {
    const text =
      '[a](guide.md), [b](rooms), [c](../docs/guide.md#what-and-why), [d](https://example.org/x), ![e](a.png)'
    expect(findDeadLinks({ path: 'docs/page.md', text }, [guide], has)).toEqual([])
  })

  it('tells of what is gone, and of headings that were renamed', () => {
    const text = '[a](old.md), [b](guide.md#who)\n\n## Here\n\n[c](#there), [d](#here)'
    const page = { path: 'docs/page.md', text }
    expect(findDeadLinks(page, [guide, page], (path) => has(path) || path === page.path)).toEqual([
      'old.md',
      'guide.md#who',
      '#there',
    ])
  })
})
