import { describe, expect, it } from 'vitest'
import { readMenu } from './read-menu.ts'

describe('readMenu', () => {
  it('reads parts, sections, items, prices and options', () => {
    const source =
      'Lunch\n=====\n\nUntil three\n\nStarters\n--------\n\nSoup\nOf the day\n$4\n+ Bread $1\n\nSalad\n$6 / $9\n\n\nMains\n---\nPie\n'
    expect(readMenu(source, '$')).toEqual([
      {
        title: 'Lunch',
        description: 'Until three',
        sections: [
          {
            title: 'Starters',
            items: [
              { title: 'Soup', description: 'Of the day', price: '$4', options: ['Bread $1'] },
              { title: 'Salad', description: '', price: '$6 / $9', options: [] },
            ],
          },
          {
            title: 'Mains',
            items: [{ title: 'Pie', description: '', price: '', options: [] }],
          },
        ],
      },
    ])
  })

  it('reads items that stand under no title', () => {
    expect(readMenu('Tea\n€2', '€')).toMatchObject([
      { title: '', sections: [{ title: '', items: [{ title: 'Tea', price: '€2' }] }] },
    ])
  })

  it('reads an empty text as no menu', () => {
    expect(readMenu(' \n\n ', '$')).toEqual([])
  })
})
