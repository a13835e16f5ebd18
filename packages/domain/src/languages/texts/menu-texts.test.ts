import { expect, it } from 'vitest'
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
