import { expect, it } from 'vitest'
import { buildPageValue } from '../testing/build-page-value.ts'
import { isFormattedText, previewOf } from './preview.ts'

const head = {
  homepageTitleFormat: '%s | pots by hand',
  collectionTitleFormat: '%p at %s',
  itemTitleFormat: '%i',
  description: 'From the coast.',
  pictureUrl: '/coast.jpg',
}
const site = { title: 'Tidewater', head }

it('shows what was written for search engines, else what the page says', () => {
  const page = buildPageValue({ title: 'Pots', description: 'By hand.' })
  expect(previewOf(page, site, false)).toMatchObject({ title: 'Pots at Tidewater', description: 'By hand.' })
  const written = { ...page, seoTitle: 'Stoneware', seoDescription: 'Fired twice.' }
  expect(previewOf(written, site, false)).toMatchObject({ title: 'Stoneware', description: 'Fired twice.' })
  expect(previewOf(page, site, true).title).toBe('Tidewater | pots by hand')
})

it('shows the words of a description without their tags', () => {
  const page = buildPageValue({ description: '<p>Tables &amp; <em>beds</em></p>' })
  expect(previewOf(page, site, false).description).toBe('Tables & beds')
})

it('shows the description and the picture of the site for a page that has none', () => {
  const page = buildPageValue({ title: 'Pots', description: '' })
  const shown = { description: 'From the coast.', pictureUrl: '/coast.jpg' }
  expect(previewOf(page, site, false)).toMatchObject(shown)
})

it('offers the editor of formatted text only where it keeps everything', () => {
  expect(
    isFormattedText('<h2>Hi</h2><p>Some <strong>words</strong> and a <a href="/shop">link</a></p>'),
  ).toBe(true)
  expect(
    isFormattedText(
      '<p>A <a rel="noopener noreferrer" href="/contact">link</a></p><ol start="3"><li>c</li></ol>',
    ),
  ).toBe(true)
  expect(isFormattedText('<p>Hi</p><img src="/pot.jpg" alt="A pot" loading="lazy">')).toBe(true)
  expect(isFormattedText('<section class="hero"><p>Hi</p></section>')).toBe(false)
  expect(isFormattedText('<p class="lead">Hi</p>')).toBe(false)
})
