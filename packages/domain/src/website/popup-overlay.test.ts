import { describe, expect, it } from 'vitest'
import { isPopupDue, readPopupRecord } from './popup-overlay.ts'

const day = 86_400_000
const popup = { version: 3, repeatDays: 7 }

describe('a popup overlay', () => {
  it('is due where it was never closed', () => {
    expect(isPopupDue(null, popup, 0)).toBe(true)
  })

  it('stays away for its days after it was closed', () => {
    const record = { 'date-closed': 1_000, version: 3, submitted: false }
    expect(isPopupDue(record, popup, 1_000 + 7 * day - 1)).toBe(false)
    expect(isPopupDue(record, popup, 1_000 + 7 * day)).toBe(true)
  })

  it('never comes back when it does not repeat, or when its action was taken', () => {
    const closed = { 'date-closed': 0, version: 3, submitted: false }
    expect(isPopupDue(closed, { version: 3, repeatDays: 0 }, 999 * day)).toBe(false)
    expect(isPopupDue({ ...closed, submitted: true }, popup, 999 * day)).toBe(false)
  })

  it('is due again when it has changed', () => {
    expect(isPopupDue({ 'date-closed': 0, version: 2, submitted: true }, popup, 1)).toBe(true)
  })

  it('takes a record of another shape for none', () => {
    expect(readPopupRecord('{"date-closed":1,"version":2,"submitted":false}')?.version).toBe(2)
    for (const text of [
      null,
      '',
      'nonsense',
      '{}',
      '[]',
      '{"date-closed":"1","version":2,"submitted":false}',
    ])
      expect(readPopupRecord(text)).toBeNull()
  })
})
