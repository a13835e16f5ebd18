import { describe, expect, it } from 'vitest'
import { formatProblem } from './check-format.ts'

describe('what a field asks for', () => {
  it.each([
    ['date', ['02', '28', '2027']],
    ['date', ['2', '29', '2028']],
    ['time', ['7', '05', '', 'PM']],
    ['time', ['23', '', '', '']],
    ['phone', ['', '20', '7946', '0018']],
    ['phone', ['+44', '20', '7946', '0018']],
    ['phone', ['', '', '', '030 12345-67']],
    ['number', '12'],
    ['number', '-3.5'],
    ['number', '1e5'],
    ['currency', '12.50'],
    ['currency', '1,200'],
    ['currency', '1.200,50'],
    ['currency', ',5'],
    ['website', 'example.com'],
    ['website', 'https://www.example.com:8080/a?b#c'],
    ['website', 'https://bücher.example'],
  ] as const)('as %s is right: %j', (type, value) => {
    expect(formatProblem({ type }, value)).toBeNull()
  })

  it.each([
    ['date', ['02', '31', '2027'], 'Enter a day that there is.'],
    ['date', ['2', '29', '2027'], 'Enter a day that there is.'],
    ['date', ['13', '1', '2027'], 'Enter a day that there is.'],
    ['date', ['0', '1', '2027'], 'Enter a day that there is.'],
    ['date', ['', '1', '2027'], 'Enter a day that there is.'],
    ['date', ['1', '1', '27'], 'Enter a day that there is.'],
    ['time', ['25', '00', '', ''], 'Enter a time, such as 7:30.'],
    ['time', ['13', '00', '', 'PM'], 'Enter a time, such as 7:30.'],
    ['time', ['7', '60', '', 'AM'], 'Enter a time, such as 7:30.'],
    ['time', ['', '', '', 'AM'], 'Enter a time, such as 7:30.'],
    ['phone', ['', 'my', 'own', 'one'], 'Enter a valid phone number'],
    ['number', 'twelve', 'Enter a number.'],
    ['number', '1e9999', 'Enter a number.'],
    ['number', '1e1234', 'Enter a number.'],
    ['number', '12,345,6', 'Enter a number.'],
    ['currency', 'about 300', 'Enter an amount in digits, such as 12.50.'],
    ['currency', '-3', 'Enter an amount in digits, such as 12.50.'],
    ['website', 'none', 'Enter the address of a website, such as https://example.com.'],
    ['website', 'javascript://a.example/', 'Enter the address of a website, such as https://example.com.'],
  ] as const)('as %s is not: %j', (type, value, problem) => {
    expect(formatProblem({ type }, value)).toBe(problem)
  })

  it.each([
    [{ least: 1, most: 999 }, '-3', 'Enter a number from 1 to 999.'],
    [{ least: 1, most: 999 }, '1,000', 'Enter a number from 1 to 999.'],
    [{ least: 1, most: 999 }, '999', null],
    [{ least: 0 }, '−1', 'Enter a number that is 0 or more.'],
    [{ least: 0 }, '1e5', null],
    [{ most: 12 }, '12,5', 'Enter a number that is 12 or less.'],
    [{ most: 12 }, 'twelve', 'Enter a number.'],
    [{ least: 1, most: 999 }, '1e9999', 'Enter a number.'],
  ])('of a number, is within %j or not: %s', (bounds, value, problem) => {
    expect(formatProblem({ type: 'number', ...bounds }, value)).toBe(problem)
  })
})
