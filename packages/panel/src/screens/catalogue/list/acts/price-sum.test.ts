import { expect, it } from 'vitest'
import { readSum, sumProblemText } from './price-sum.ts'

it('takes no share that is more than a price, and says so', () => {
  expect(sumProblemText('-100 %', 'EUR')).toBeNull()
  expect(sumProblemText('-200 %', 'EUR')).toBe('A price cannot fall by more than 100 %.')
  expect(sumProblemText('* 12', 'EUR')).toBe('Prices can rise by at most 1000 % at once.')
  expect(readSum('-200 %', false, 'EUR')).toBeNull()
})

it('says how a sum is written where it is none, once something is typed', () => {
  expect(sumProblemText('ten', 'EUR')).toBe('Write it as +10 %, -2 or * 1.2.')
  expect(sumProblemText(' ', 'EUR')).toBeNull()
})
