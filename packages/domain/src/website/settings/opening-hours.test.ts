import { describe, expect, it } from 'vitest'
import { checkHours, describeHours, type OpenDay, weekdays, writeHours } from './opening-hours.ts'

const shut: OpenDay = { text: '', ranges: [] }
const week = {
  monday: shut,
  tuesday: shut,
  wednesday: shut,
  thursday: shut,
  friday: shut,
  saturday: shut,
  sunday: shut,
}
const lunchBreak: OpenDay = {
  text: '',
  ranges: [
    { from: 9 * 60, to: 12 * 60 },
    { from: 13 * 60, to: 17 * 60 + 30 },
  ],
}

describe('opening hours', () => {
  it('are written out by the language of the site, and days without hours are closed', () => {
    const written = writeHours({ ...week, monday: lunchBreak }, 'de-DE')
    expect(written.monday?.text).toBe('9:00 – 12:00, 13:00 – 17:30')
    expect(written.sunday).toEqual({ text: 'Closed', ranges: [] })
    expect(Object.keys(written)).toEqual(weekdays)
  })

  it('are nothing when nothing is said of any day', () => {
    expect(writeHours(week, 'en-US')).toEqual({})
  })

  it('come back as they were described, with the words of the owner alone', () => {
    const described = { ...week, monday: lunchBreak, friday: { text: 'By appointment', ranges: [] } }
    expect(describeHours(writeHours(described, 'en-US'), 'en-US')).toEqual(described)
  })

  it('must not end before they begin, nor lie over each other', () => {
    const backwards = { text: '', ranges: [{ from: 900, to: 540 }] }
    const doubled = { text: '', ranges: [...lunchBreak.ranges, { from: 600, to: 700 }] }
    expect(Object.keys(checkHours({ ...week, monday: backwards, tuesday: doubled }))).toEqual([
      'hours.monday',
      'hours.tuesday',
    ])
    expect(checkHours({ ...week, monday: lunchBreak })).toEqual({})
  })
})
