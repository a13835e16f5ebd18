import type { ListCondition } from '@vitrine/domain/lists/conditions'
import type { ListFilter } from '@vitrine/domain/lists/list-description'
import { describe, expect, it } from 'vitest'
import { conditionText } from './condition-words.ts'

const formats = {
  money: (cents: number) => `$${cents / 100}`,
  number: String,
  date: (day: string) => `the day ${day}`,
}

const date: ListFilter = { key: 'created', label: 'Date', kind: 'moment' }
const test: ListFilter = { key: 'test', label: 'Test order', kind: 'flag' }

const text = (filter: ListFilter, operator: ListCondition['operator'], ...values: readonly string[]) =>
  conditionText(filter, { key: filter.key, operator, values }, formats)

describe('a condition in words', () => {
  it('says yes and no', () => {
    expect([text(test, 'is', 'yes'), text(test, 'is', 'no')]).toEqual(['Test order: yes', 'Test order: no'])
  })

  it('writes days as the site does', () => {
    expect(text(date, 'lt', '2026-11-27')).toBe('Date before the day 2026-11-27')
    expect(text(date, 'between', '2026-11-01', '2026-11-27')).toBe(
      'Date between the day 2026-11-01 and the day 2026-11-27',
    )
  })

  it('counts one day as one', () => {
    expect(text(date, 'older', '1')).toBe('Date older than 1 day')
    expect(text(date, 'older', '7')).toBe('Date older than 7 days')
    expect(text(date, 'last', '1')).toBe('Date in the last 24 hours')
    expect(text(date, 'last', '7')).toBe('Date in the last 7 days')
  })
})
