import { expect, it } from 'vitest'
import { withWords, wordsOfBlocks } from './block-words.ts'
import { readLayout } from './read-layout.ts'

const given = {
  raw: false,
  keepsBody: true,
  layout: {
    columns: 12,
    rows: [
      {
        columns: [
          {
            span: 6,
            blocks: [
              { id: 'a', type: 'html', value: { html: '<p>Hello</p>' } },
              { id: 'b', type: 'button', value: { label: 'Shop', link: '/shop', size: 'large' } },
              { id: 'c', type: 'spacer', value: { heightPx: 10 } },
            ],
            rows: [
              {
                columns: [
                  {
                    span: 6,
                    blocks: [
                      {
                        id: 'd',
                        type: 'accordion',
                        value: {
                          items: [
                            { title: 'One', html: '' },
                            { title: 'Two', html: '<p>2</p>' },
                          ],
                        },
                      },
                      { id: 'e', type: 'form', value: { name: 'Contact', submitLabel: 'Send' } },
                    ],
                  },
                ],
              },
            ],
          },
        ],
      },
    ],
  },
}
const read = readLayout(given)
if (!read.ok) throw new Error(JSON.stringify(read.errors))
const { layout } = read

it('tells the words and links of blocks by block, without empty ones, settings and forms', () => {
  expect(wordsOfBlocks(layout)).toEqual([
    { id: 'a', type: 'html', words: [{ path: 'html', kind: 'html', value: '<p>Hello</p>' }] },
    {
      id: 'b',
      type: 'button',
      words: [
        { path: 'label', kind: 'line', value: 'Shop' },
        { path: 'link', kind: 'link', value: '/shop' },
      ],
    },
    {
      id: 'd',
      type: 'accordion',
      words: [
        { path: 'items.0.title', kind: 'line', value: 'One' },
        { path: 'items.1.title', kind: 'line', value: 'Two' },
        { path: 'items.1.html', kind: 'html', value: '<p>2</p>' },
      ],
    },
  ])
})

it('writes words anew, and changes nothing else', () => {
  const written = new Map<string, Record<string, string>>([
    ['b', { label: 'To the shop' }],
    ['d', { 'items.1.title': 'Second', 'items.7.title': 'nowhere', size: 'x', '__proto__.x': 'y' }],
  ])
  const changed = withWords(layout, written)
  expect(JSON.stringify(changed)).toBe(
    JSON.stringify(layout).replace('"label":"Shop"', '"label":"To the shop"').replace('"Two"', '"Second"'),
  )
  expect(withWords(layout, new Map())).toEqual(layout)
})
