import { describe, expect, it } from 'vitest'
import { readTrackingLines } from './read-tracking-lines.ts'
import { linesByNumber, numberKeysOf } from './tracking-line.ts'

const read = (text: string) =>
  readTrackingLines(text).map((each) =>
    each.ok
      ? [each.line.orderNumber, each.line.carrier, each.line.trackingNumber, each.line.trackingUrl]
      : `${each.place}: ${each.message}`,
  )

describe('lines pasted from a spreadsheet', () => {
  it.each([
    ['tabs', '1001\tDHL Express\t0034 0434'],
    ['semicolons', '1001; DHL Express; 0034 0434'],
    ['commas and quotes', '"1001","DHL Express","0034 0434"'],
    ['spaces', '1001 DHL Express 0034 0434'],
  ])('are divided by %s', (_name, text) => {
    expect(read(text)).toEqual([['1001', 'DHL Express', '0034 0434', '']])
  })

  it('may have no carrier, and a link', () => {
    expect(
      read('#1001 AB1\n1002,,AB2\n1003\thttps://post.example/AB3\n1004;Post;AB4;https://post.example/4'),
    ).toEqual([
      ['#1001', '', 'AB1', ''],
      ['1002', '', 'AB2', ''],
      ['1003', '', '', 'https://post.example/AB3'],
      ['1004', 'Post', 'AB4', 'https://post.example/4'],
    ])
  })

  it('may begin with a heading, and have empty lines', () => {
    expect(read('Order\tCarrier\tTracking\r\n\r\n1001\tDHL\t1\r\n')).toEqual([['1001', 'DHL', '1', '']])
  })

  it('are told when they cannot be used, by their place', () => {
    expect(read('1001\n1002 DHL 1\n#1002 UPS 2\n1003 DHL https://')).toEqual([
      '1: There is no tracking number.',
      ['1002', 'DHL', '1', ''],
      '3: This order has a line above already.',
      '4: Links must be formatted as http://example.org or https://example.org',
    ])
  })

  it('name an order with or without its sign, its prefix and suffix', () => {
    const lines = linesByNumber([{ orderNumber: '#1001' }, { orderNumber: ' shop-1002-A ' }])
    expect([...lines.keys()]).toEqual(['1001', 'shop-1002-a'])
    expect(numberKeysOf({ number: 1002, numberText: 'SHOP-1002-a' })).toEqual(['1002', 'shop-1002-a'])
  })
})
