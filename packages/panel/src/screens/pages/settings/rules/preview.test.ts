import { expect, it } from 'vitest'
import { buildPageValue } from '../testing/build-page-value.ts'
import { isFormattedText, previewOf } from './preview.ts'

const site = { title: 'Tidewater', isHomepage: false }

it('shows what was written for search engines, else what the page says', () => {
  const page = buildPageValue({ title: 'Pots', description: 'By hand.' })
  expect(previewOf(page, site)).toMatchObject({ title: 'Pots — Tidewater', description: 'By hand.' })
  const written = { ...page, seoTitle: 'Stoneware', seoDescription: 'Fired twice.' }
  expect(previewOf(written, site)).toMatchObject({ title: 'Stoneware', description: 'Fired twice.' })
  expect(previewOf(page, { ...site, isHomepage: true }).title).toBe('Tidewater')
})

it('offers the editor of formatted text only where it keeps everything', () => {
  expect(
    isFormattedText('<h2>Hi</h2><p>Some <strong>words</strong> and a <a href="/shop">link</a></p>'),
  ).toBe(true)
  expect(isFormattedText('<section class="hero"><p>Hi</p></section>')).toBe(false)
  expect(isFormattedText('<p class="lead">Hi</p>')).toBe(false)
})
