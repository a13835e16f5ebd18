import { describe, expect, it } from 'vitest'
import { readConditions, writeConditions } from './conditions.ts'
import type { ListFilter } from './list-description.ts'

const filters: readonly ListFilter[] = [
  { key: 'stock', label: 'Stock', kind: 'number' },
  { key: 'sku', label: 'SKU', kind: 'text' },
  { key: 'created', label: 'Date', kind: 'moment' },
  { key: 'visible', label: 'Visible', kind: 'flag' },
  { key: 'state', label: 'State', kind: 'choice', choices: [{ value: 'OPEN', label: 'Open' }] },
]
const read = (text: string) => readConditions(text, { filters })

describe('readConditions', () => {
  it('reads conditions as they stand in the address', () => {
    expect(read('stock:lt:5~visible:is:yes~created:between:2026-01-01,2026-01-31')).toEqual({
      ok: true,
      conditions: [
        { key: 'stock', operator: 'lt', values: ['5'] },
        { key: 'visible', operator: 'is', values: ['yes'] },
        { key: 'created', operator: 'between', values: ['2026-01-01', '2026-01-31'] },
      ],
    })
    expect(read('')).toEqual({ ok: true, conditions: [] })
  })

  it('reads what it wrote, whatever signs a value has', () => {
    const conditions = [{ key: 'sku', operator: 'any' as const, values: ['a~b:c,d', '100 %', ''] }]
    expect(read(writeConditions(conditions))).toEqual({ ok: true, conditions })
  })

  it('refuses what the list does not know', () => {
    expect(read('price:is:1')).toEqual({ ok: false, problem: 'unknown-filter', key: 'price' })
    expect(read('visible:lt:yes')).toEqual({ ok: false, problem: 'unknown-operator', key: 'visible' })
    expect(read('state:is:SHUT')).toEqual({ ok: false, problem: 'unknown-value', key: 'state' })
    const many = Array.from({ length: 101 }, (_, place) => place).join(',')
    expect(read(`sku:any:${many}`)).toEqual({ ok: false, problem: 'too-many-values', key: 'sku' })
    expect(read('visible:is:perhaps')).toEqual({ ok: false, problem: 'unknown-value', key: 'visible' })
    expect(read('stock:lt:few')).toEqual({ ok: false, problem: 'value-not-a-number', key: 'stock' })
    expect(read('stock:between:1')).toEqual({ ok: false, problem: 'unknown-value', key: 'stock' })
    expect(read('created:lt:2026-13-01')).toEqual({ ok: false, problem: 'value-not-a-date', key: 'created' })
    expect(read('created:last:0')).toEqual({ ok: false, problem: 'value-not-a-number', key: 'created' })
    expect(read('stock:lt:5~'.repeat(21))).toEqual({ ok: false, problem: 'too-many-conditions', key: '' })
  })
})
