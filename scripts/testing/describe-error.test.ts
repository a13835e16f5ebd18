import { expect, it } from 'vitest'
import { describeError } from './describe-error.ts'

it('tells a failure in full, without the lines of others', () => {
  const stack = [
    'AssertionError: expected 1 to be 2',
    '    at /home/ada/shop/packages/domain/src/cart/price.test.ts:9:3',
    '    at run (/home/ada/shop/node_modules/vitest/dist/run.js:1:1)',
  ].join('\n')
  const error = {
    name: 'AssertionError',
    message: 'expected 1 to be 2',
    diff: '\u001b[32m- 2\u001b[39m\n+ 1',
    stack,
    cause: { name: 'TypeError', message: 'no price' },
  }
  expect(describeError('price.test.ts > price', error, '/home/ada/shop')).toBe(`price.test.ts > price
    AssertionError: expected 1 to be 2
    - 2
    + 1
    at packages/domain/src/cart/price.test.ts:9:3
    Caused by
        TypeError: no price`)
})
