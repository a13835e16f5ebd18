import { describe, expect, it } from 'vitest'
import { printWord } from '../../testing/print-word.ts'

const print = (field: object, parts: object = {}) =>
  printWord('summary-form-field', { rawTitle: 'Q', ...field }, [], parts)
const line = (answer: string) => `<div style="font-size:11px; margin-top:3px">
  <span style="font-weight:bold;">Q:</span> ${answer}
</div>`

describe('summary-form-field', () => {
  it.each([
    [{ type: 'text', value: 'a & b' }, 'a & b'],
    [{ type: 'name', values: { First: 'Ada', Last: 'Lovelace' } }, 'Ada Lovelace'],
    [{ type: 'name', values: { Last: 'Lovelace' } }, ' Lovelace'],
    [{ type: 'text', value: '<script>' }, '&lt;script&gt;'],
    [{ type: 'date', values: { Month: '2', Day: '29', Year: '2024' } }, '2/29/2024'],
    [{ type: 'time', values: { Hour: 7, Minute: 5, Ampm: 'pm' } }, '7:5:00 pm'],
    [{ type: 'phone', values: { Areacode: '20', Prefix: '7946', Line: '0018' } }, '20-7946-0018'],
    [
      { type: 'phone', values: { Country: '44', Areacode: '20', Prefix: '7946', Line: '0018' } },
      '+44 20-7946-0018',
    ],
    [{ type: 'phone', values: { Country: 0, Line: '0018' } }, '--0018'],
    [{ type: 'time', values: { Hour: 0, Minute: '0', Ampm: 'am' } }, '00:0:00 am'],
    [{ type: 'name', values: ['Ada', 'Lovelace'] }, 'Ada Lovelace'],
    [{ type: 'date', values: ['2', '29', '2024'] }, '2/29/2024'],
    [{ type: 'time', values: ['7', '05', '', 'PM'] }, '7:05:00 PM'],
    [{ type: 'phone', values: ['', '20', '7946', '0018'] }, '20-7946-0018'],
    [{ type: 'phone', values: ['', '+49 341 1234567', '', ''] }, '+49 341 1234567'],
    [{ type: 'phone', values: ['44', '20', '7946', '0018'] }, '+44 20-7946-0018'],
    [{ type: 'checkbox', values: ['Red', 'Blue'] }, 'Red, Blue\n'],
    [{ type: 'checkbox', values: [''] }, '\n'],
    [{ type: 'checkbox', values: 'Red' }, 'Red'],
    [{ type: 'checkbox', value: 'Red, Blue' }, 'Red, Blue'],
    [{ type: 'name', values: { First: ['Ada', 'Augusta'] } }, 'Ada,Augusta '],
  ])('prints %j as %s', (field, answer) => {
    expect(print(field)).toBe(line(answer))
  })

  it('prints an address in lines, without a second one that is empty', () => {
    const values = { Line1: '1 Quay St', City: 'Leith', State: 'Lothian', Zip: 'EH6', Country: 'GB' }
    expect(print({ type: 'address', values })).toBe(
      line(
        '<div style="padding-left:5px;">\n  <div>1 Quay St</div>\n  <div>Leith, Lothian EH6 GB</div>\n</div>',
      ),
    )
  })

  it('prints the answers of a survey in words', () => {
    const text = print({ type: 'likert', values: { Tea: ['2'], Rain: -2, Fog: '0' } })
    expect(text).toContain('Tea:</span> Strongly Agree<')
    expect(text).toContain('Rain:</span> Strongly Disagree<')
    expect(text).toContain('Fog:</span> Neutral<')
  })

  it.each([
    { type: 'text' },
    { type: 'radio', value: '' },
    { type: 'checkbox', values: [] },
    { type: 'checkbox' },
    {},
  ])('says that there is no answer to %j', (field) => {
    expect(print(field)).toBe(line('N/A'))
  })

  it('says it in the language of the site', () => {
    const localizedStrings = { productSummaryFormNoAnswerText: 'keine Angabe' }
    expect(print({ type: 'text' }, { nodes: [{ localizedStrings }] })).toBe(line('keine Angabe'))
  })
})
