import { readLayout } from '@vitrine/domain/content/read-layout'
import { buildPage } from '@vitrine/domain/testing/build-page'
import { buildProduct, buildVariant } from '@vitrine/domain/testing/builders'
import { expect, it } from 'vitest'
import { pageTexts, productTexts } from './searched-texts.ts'

it('finds a product by the values of its options, each said once: a blue mug is a mug with a blue variant', () => {
  const variants = [
    buildVariant({ sku: 'M-BL-S', attributes: { Colour: 'Blue', Size: 'Small' } }),
    buildVariant({ sku: 'M-BL-L', attributes: { Colour: 'Blue', Size: 'Large' } }),
  ]
  const { title, terms } = productTexts(
    buildProduct({ title: 'Mug', categories: ['Table'], tags: [], variants }),
  )
  expect([title, terms]).toEqual(['Mug', 'Table Blue Small Large M-BL-S M-BL-L'])
})

it('finds a page by the words that stand on it: its text beside blocks only where they keep it, and those of a cover', () => {
  const blocks = [{ id: 'a', type: 'quote', value: { quote: 'Of blocks' } }]
  const read = readLayout({ layout: { rows: [{ columns: [{ span: 12, blocks }] }] } })
  const layout = read.ok ? read.layout : null
  const page = buildPage({ id: 'about', bodyHtml: '<p>Of before</p>' })
  const textOf = (of: typeof layout, cover: typeof page.cover = null) =>
    pageTexts({ ...page, cover }, of).text.trim()
  expect(textOf(null)).toBe('Of before')
  expect(textOf(layout)).toBe('Of blocks')
  expect(textOf(layout && { ...layout, keepsBody: true })).toMatch(/Of before\s+Of blocks/)
  const cover = {
    headline: 'Tea & time',
    bodyHtml: '<p>Soon</p>',
    image: null,
    actions: [],
    position: 'CENTER_CENTER',
  } as const
  expect(textOf(null, cover)).toBe('Tea & time Soon')
})
