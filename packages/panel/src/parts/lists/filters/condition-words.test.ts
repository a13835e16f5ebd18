import { type ListCondition, readConditions } from '@vitrine/domain/lists/conditions'
import type { ListFilter } from '@vitrine/domain/lists/list-description'
import { describe, expect, it } from 'vitest'
import { draftOf, firstDraft, offeredOperators, readDraft } from './condition-draft.ts'
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

describe('a moment', () => {
  it('is offered to be empty where a row may be without it, or where that is asked already', () => {
    expect(offeredOperators({ ...date, mayLack: true }, 'last')).toContain('empty')
    expect(offeredOperators(date, 'last')).not.toContain('empty')
    expect(offeredOperators(date, 'empty')).toContain('empty')
  })
})

describe('a text whose values have names', () => {
  const country: ListFilter = {
    ...{ key: 'country', label: 'Country', kind: 'text' },
    names: [
      { value: 'AT', label: 'Austria' },
      { value: 'DE', label: 'Germany' },
    ],
  }
  const asked = (f: string) => {
    const read = readConditions(f, { filters: [country] })
    return read.ok ? read.conditions.map((each) => conditionText(country, each, formats)) : read.problem
  }

  it('is read as it was saved or typed before it had them', () => {
    expect(asked('country:is:de')).toEqual(['Country: Germany'])
    expect(asked('country:any:de,AT,XX')).toEqual(['Country: Germany or Austria or XX'])
    expect(asked('country:starts:D')).toEqual(['Country starts with D'])
  })

  it('is chosen by them, and typed only where it is asked for its beginning already', () => {
    expect(draftOf(country, { key: 'country', operator: 'is', values: ['de'] }, 'EUR')).toEqual({
      ...{ operator: 'any', values: ['DE'] },
    })
    expect(firstDraft(country)).toEqual({ operator: 'any', values: [] })
    expect(offeredOperators(country, 'any')).toEqual(['not', 'any', 'empty'])
    expect(offeredOperators(country, 'starts')).toEqual(['not', 'any', 'starts', 'empty'])
    expect(readDraft(country, { operator: 'any', values: ['DE'] }, 'EUR')).toMatchObject({
      condition: { operator: 'is', values: ['DE'] },
    })
  })
})
