import { allCalls } from '@vitrine/contract/calls'
import { describe, expect, it } from 'vitest'
import { shownAddress } from './shown-address.ts'

const callsWithTokens = allCalls.filter(({ path }) => /:\w*token/i.test(path)).map(({ path }) => path)

describe('the address of a request in the log', () => {
  it.each([
    ['/shop/mug?format=1500w&category=Mugs', '/shop/mug?format=1500w&category=Mugs'],
    ['/commerce/orders/5f/status?key=abc', '/commerce/orders/5f/status?key=…'],
    ['/config/first-owner?token=abc', '/config/first-owner?token=…'],
    ['/search?q=what+somebody+wrote', '/search?q=…'],
    ['/?email=ada%40shop.example&page=2', '/?email=…&page=2'],
    ['/?abcdef', '/?…'],
    ['/?dG9r=ZW4=', '/?dG9r=…'],
    ['/?5f:%20a=1', '/?…=…'],
    ['/api/3/commerce/cart/5f/codes/4XZW9-C4Q17', '/api/3/commerce/cart/…/codes/…'],
    ['/?', '/?'],
  ])('%s is %s', (target, shown) => {
    expect(shownAddress(target)).toBe(shown)
  })

  it.each(callsWithTokens)('of the call %s tells no token', (path) => {
    const target = path.replace(/:\w*token/i, 'SECRET')
    expect([target, shownAddress(target)]).toEqual([
      expect.stringContaining('SECRET'),
      expect.not.stringContaining('SECRET'),
    ])
  })

  it('is cut where it is long', () => {
    expect(shownAddress(`/${'a'.repeat(9_000)}`)).toHaveLength(301)
  })
})
