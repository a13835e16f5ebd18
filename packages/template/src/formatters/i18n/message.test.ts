import { describe, expect, it } from 'vitest'
import { BytesSpent, scopeOf } from '../../testing/build-scope.ts'
import { message } from './message.ts'

const data = {
  shop: { name: 'Harbour' },
  count: 3,
  one: 1,
  price: { value: '12.5', currency: 'EUR' },
  share: 0.25,
  opened: Date.UTC(2024, 2, 4, 15),
  closes: Date.UTC(2024, 2, 8, 15),
  mood: 'good',
}

const print = (text: string, args: readonly string[] = [], language = 'en') =>
  message(text, args, scopeOf(text, { nodes: [data], language }), [text])

describe('message', () => {
  it('fills in arguments by position and by name', () => {
    expect(print('{0} has {n}', ['shop.name', 'n=count'])).toBe('Harbour has 3')
    expect(print('{0} has {n}', ['shop.name', 'n:count'])).toBe('Harbour has 3')
  })

  it('takes an argument that is left empty for one that is missing', () => {
    expect(print('{0}-{1}', ['', 'count'])).toBe('-3')
  })

  it('counts named arguments by position too', () => {
    expect(print('{0}', ['n=count'])).toBe('3')
  })

  it('chooses by number', () => {
    const text = '{0 plural =0 {none} one {# mug} other {# mugs}}'
    expect([print(text, ['one']), print(text, ['count']), print(text)]).toEqual(['1 mug', '3 mugs', 'none'])
  })

  it('reports plural keys that the language does not have, and takes exact ones', () => {
    const scope = scopeOf('', { nodes: [data] })
    const read = (text: string) => message(text, ['count'], scope, [text])
    expect(read('{0 plural =3 {three} one {# mug} other {# mugs}}')).toBe('three')
    expect(scope.reports).toEqual([])
    read('{0 plural one {# mug} bogus {x} few {# mugs} other {# mugs}}')
    expect(scope.reports).toEqual([
      "'bogus' is no plural key of the language, and no exact number such as =0",
      "'few' is no plural key of the language, and no exact number such as =0",
    ])
  })

  it('chooses by rank', () => {
    expect(print('{0 selectordinal one{#st} two{#nd} few{#rd} other{#th}}', ['count'])).toBe('3rd')
  })

  it('chooses by word', () => {
    expect(print('{0 select good {fine} other {hm}}', ['mood'])).toBe('fine')
  })

  it('formats numbers, money and dates', () => {
    expect(print('{0 number style:percent}', ['share'])).toBe('25%')
    expect(print('{0 money} {0 currency style:code}', ['price'])).toBe('€12.50 12.50 EUR')
    expect(print('{0 datetime date:short}', ['opened'])).toBe('3/4/24')
    expect(print('{0;1 datetime-interval yMMMd}', ['opened', 'closes'])).toBe('Mar 4\u2009–\u20098, 2024')
  })

  it('takes money for its amount where it is not formatted as money', () => {
    expect(print('{0} {0 number} {0 plural one {piece} other {# pieces}}', ['price'])).toBe(
      '12.5 12.5 12.5 pieces',
    )
  })

  it('leaves places of numbers and dates empty that were given nothing', () => {
    expect(print('[{0 number}{n decimal}{0 datetime yMMMd}{0;1 datetime-interval yMMMd}]')).toBe('[]')
    expect(print('[{0 number} {0 datetime yMMMd}]', ['nowhere'])).toBe('[0 Dec 31, 1969]')
  })

  it('follows the plural rules of the language', () => {
    expect(print('{0 plural one {eins} few {wenige} other {viele}}', ['count'], 'pl')).toBe('wenige')
  })

  it('quotes with apostrophes, of which two are one', () => {
    expect(print("It''s {0}''s tea", ['shop.name'])).toBe("It's Harbour's tea")
    expect(print("'{0}' is {0}", ['one'])).toBe('{0} is 1')
    expect(print('{-0} is {0}', ['one'])).toBe('{0} is 1')
  })

  it('prints what is too long for a message as it is', () => {
    const text = '{0 select other{'.repeat(5000)
    expect(print(text, ['mood'])).toBe(text)
  })

  it('charges the text it grows', () => {
    const scope = scopeOf('', { nodes: [{ long: 'x'.repeat(1000) }], bytes: 5000 })
    expect(() => message('{0}'.repeat(10), ['long'], scope, [])).toThrow(BytesSpent)
  })

  it('prints nothing without language data', () => {
    expect(print('hello', [], 'none')).toBe('')
  })
})
