import { expect, it } from 'vitest'
import { textHash } from '../text-hash.ts'
import { withFollowedTexts } from './list-entries.ts'
import { visitMenu } from './menu-texts.ts'
import { textsOf, withTexts } from './text-field.ts'

const link = (title: string, url: string) => ({ kind: 'external', title, url, newWindow: false }) as const
const menu = [
  link('Write to us', '/contact'),
  {
    kind: 'folder',
    title: 'More',
    links: [link('Opening hours', '/contact'), link('Write to us', '/contact')],
  },
] as const

it('has a translation for each title of an address, and one for the same title', () => {
  const sources = textsOf(menu, visitMenu)
  expect(sources.map(({ name, text }) => [name, text])).toEqual([
    ['link:/contact', 'Write to us'],
    ['folder:More', 'More'],
    ['link 2:/contact', 'Opening hours'],
  ])
  const texts = {
    'link:/contact': { text: 'Schreiben Sie uns', sourceHash: '' },
    'link 2:/contact': { text: 'Öffnungszeiten', sourceHash: '' },
  }
  expect(withTexts(menu, visitMenu, [texts])).toMatchObject([
    { title: 'Schreiben Sie uns' },
    { links: [{ title: 'Öffnungszeiten' }, { title: 'Schreiben Sie uns' }] },
  ])
})

it('gives each title of an address its own translation where they changed places, or one is gone', () => {
  const written = textsOf([link('Write to us', '/contact'), link('Opening hours', '/contact')], visitMenu)
  const texts = Object.fromEntries(
    written.map(({ name, text }) => [name, { text: `DE ${text}`, sourceHash: textHash(text) }]),
  )
  const titles = (...links: Parameters<typeof visitMenu>[0]) =>
    withFollowedTexts(links, visitMenu, [texts]).map((each) => ('title' in each ? each.title : ''))
  expect(titles(link('Opening hours', '/contact'), link('Write to us', '/contact'))).toEqual([
    'DE Opening hours',
    'DE Write to us',
  ])
  expect(titles(link('Opening hours', '/contact'))).toEqual(['DE Opening hours'])
  expect(titles(link('Where we are', '/contact'), link('Write to us', '/contact'))).toEqual([
    'Where we are',
    'DE Write to us',
  ])
  expect(titles(link('Write us', '/contact'), link('Opening hours', '/contact'))).toEqual([
    'DE Write to us',
    'DE Opening hours',
  ])
})
