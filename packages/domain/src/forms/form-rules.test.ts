import { describe, expect, it } from 'vitest'
import { formFieldTypes } from '../content/blocks/form-field-types.ts'
import { sayAsWritten } from '../words/say.ts'
import { type AnswerReader, programReader } from './answer-reader.ts'
import { checkValues } from './check-values.ts'
import { type FieldValue, isEmptyValue } from './field-value.ts'
import type { FormField } from './form-field.ts'
import { formLimits } from './form-limits.ts'
import { isSpamScore, scoreSpam } from './inbox/spam-score.ts'
import { answersOf, nameIn, replyAddress, senderOf } from './inbox/submission.ts'
import { parseValues } from './parse-values.ts'
import type { FieldManner } from './parts/field-manner.ts'
import { askedParts } from './parts/field-parts.ts'
import { mannerOf } from './parts/manner-of.ts'
import { readValues } from './read-values.ts'
import { summarizeValue } from './summarize-value.ts'

const american: AnswerReader = { language: 'en-US', say: sayAsWritten }

const buildField = (field: Partial<FormField>): FormField => ({
  id: 'a',
  type: 'text',
  title: '',
  description: '',
  placeholder: '',
  isRequired: false,
  options: [],
  maxLength: 0,
  currencySymbol: '',
  showCountryCode: false,
  underline: false,
  key: '',
  value: '',
  ...field,
})

/** What a field of each type is when it is empty, and when somebody filled it in. */
const samples: Readonly<
  Record<(typeof formFieldTypes)[number], readonly [empty: FieldValue, filled: FieldValue]>
> = {
  text: ['', 'Words'],
  textarea: ['', 'Words\nand more'],
  email: ['', 'ada@example.com'],
  number: ['', '12'],
  website: ['', 'https://a.example'],
  currency: ['', '12.50'],
  password: ['', 'secret'],
  twitter: ['', '@ada'],
  date: [
    ['', '', ''],
    ['2', '29', '2024'],
  ],
  time: [
    ['', '', '', ''],
    ['7', '05', '', 'PM'],
  ],
  name: [
    ['', ''],
    ['Ada', 'Lovelace'],
  ],
  address: [
    ['', '', '', '', '', ''],
    ['1 Quay St', '', 'Leith', 'Lothian', 'EH6', 'GB'],
  ],
  phone: [
    ['', '', '', ''],
    ['', '20', '7946', '0018'],
  ],
  section: ['', ''],
  radio: ['', 'Red'],
  checkbox: [[], ['Red', 'Blue']],
  select: ['', 'Blue'],
  likert: [{}, { Red: ['2'], Blue: ['-1'] }],
  hidden: ['', 'autumn'],
}
const options = ['Red', 'Blue']
const answered = formFieldTypes.filter((type) => type !== 'section')
/** Types that may be empty whatever their owner wants. */
const neverRequired = ['section', 'likert', 'hidden']

const check = (field: Partial<FormField>, value: FieldValue) =>
  checkValues([buildField({ options, ...field })], { a: value }).a

describe('a field', () => {
  it.each(formFieldTypes)('of type %s may be empty unless its owner wants it filled in', (type) => {
    const [empty, filled] = samples[type]
    expect(isEmptyValue(empty)).toBe(true)
    expect(check({ type }, empty)).toBeUndefined()
    expect(check({ type, isRequired: true }, empty)).toBe(
      neverRequired.includes(type) ? undefined : 'Required',
    )
    expect(check({ type, isRequired: true }, filled)).toBeUndefined()
  })

  it.each(answered)('of type %s is sent and read back in its shape', (type) => {
    const [empty, filled] = samples[type]
    const fields = [buildField({ type, options })]
    expect(parseValues(fields, JSON.stringify({ a: filled }))).toEqual({ ok: true, values: { a: filled } })
    expect(parseValues(fields, '{}')).toEqual({ ok: true, values: { a: empty } })
    expect(parseValues(fields, '{"a":null}')).toEqual({ ok: true, values: { a: empty } })
  })

  it.each(answered)('of type %s takes no value of another shape', (type) => {
    const fields = [buildField({ type, options })]
    for (const wrong of [true, [[]], [{}], { x: { y: 1 } }, [1, 2, 3, 4, 5, 6, 7, true]])
      expect(parseValues(fields, JSON.stringify({ a: wrong })).ok).toBe(false)
  })

  it.each(['text', 'password', 'twitter', 'hidden'] as const)(
    'of type %s takes so many characters and no more',
    (type) => {
      expect(check({ type }, 'x'.repeat(formLimits.line))).toBeUndefined()
      expect(check({ type }, 'x'.repeat(formLimits.line + 1))).toBe('You have exceeded the character limit.')
    },
  )

  it.each(['name', 'address', 'date', 'time', 'phone'] as const)('of type %s limits each part', (type) => {
    const limit = formLimits.part
    expect(check({ type }, ['x'.repeat(limit)])).not.toBe('You have exceeded the character limit.')
    expect(check({ type }, ['', 'x'.repeat(limit + 1)])).toBe('You have exceeded the character limit.')
  })

  it('takes what it asks for alone', () => {
    expect(check({ type: 'currency' }, 'about 300')).toBe('Enter an amount in digits, such as 12.50.')
    expect(check({ type: 'date' }, ['02', '31', '2027'])).toBe('Enter a day that there is.')
  })

  it('of many lines has the limit of its owner, else a great one', () => {
    const type = 'textarea'
    expect(check({ type, maxLength: 5 }, '12345')).toBeUndefined()
    expect(check({ type, maxLength: 5 }, '123456')).toBe('You have exceeded the character limit.')
    expect(check({ type }, 'x'.repeat(formLimits.text))).toBeUndefined()
    expect(check({ type }, 'x'.repeat(formLimits.text + 1))).toBe('You have exceeded the character limit.')
  })

  it('for an email address takes from 3 to 256 characters of its pattern', () => {
    const wrong = 'Email is not valid. Email addresses should follow the format name@example.com.'
    const of = (length: number) => `${'x'.repeat(length - 6)}@a.com`
    expect(check({ type: 'email' }, of(256))).toBeUndefined()
    expect(check({ type: 'email' }, of(257))).toBe(wrong)
    for (const each of ['a@', 'nobody', 'a b@c.d', '<a@b.c>', 'a@b'])
      expect(check({ type: 'email' }, each)).toBe(wrong)
  })

  it('takes no choice that it does not offer', () => {
    const wrong = 'Please choose among the options.'
    expect(check({ type: 'radio' }, 'Green')).toBe(wrong)
    expect(check({ type: 'select' }, 'red')).toBe(wrong)
    expect(check({ type: 'checkbox' }, ['Red', 'Green'])).toBe(wrong)
    expect(check({ type: 'likert' }, { Green: ['1'] })).toBe(wrong)
    expect(check({ type: 'likert' }, { Red: ['3'] })).toBe(wrong)
  })
})

describe('values that are sent', () => {
  it('may be written as older clients write them', () => {
    const shaped = (type: FormField['type'], value: unknown) => {
      const parsed = parseValues([buildField({ type })], JSON.stringify({ a: value }))
      return parsed.ok && parsed.values.a
    }
    expect(shaped('phone', ['20', '7946', '0018'])).toEqual(['', '20', '7946', '0018'])
    expect(shaped('time', ['7', '05', 'PM'])).toEqual(['7', '05', '', 'PM'])
    expect(shaped('email', { emailAddress: 'a@b.cd' })).toBe('a@b.cd')
    expect(shaped('number', 12)).toBe('12')
    expect(shaped('name', ['Ada'])).toEqual(['Ada', ''])
  })

  it.each([['nonsense'], ['[]'], ['null'], ['"text"'], ['{"a":'], ['']])('cannot be read from %s', (sent) => {
    expect(parseValues([buildField({})], sent)).toEqual({ ok: false, problem: 'form-unreadable' })
  })

  it.each([['{"b":"x"}'], ['{"a":"x","__proto__":"y"}'], ['{"constructor":"x"}']])(
    'are of fields that the form has: not %s',
    (sent) => {
      expect(parseValues([buildField({})], sent)).toEqual({ ok: false, problem: 'form-invalid' })
    },
  )
})

describe('an HTML form', () => {
  const read = (fields: readonly FormField[], inputs: Readonly<Record<string, string>>, query = {}) =>
    readValues(
      fields,
      (name) => inputs[name] ?? null,
      (name) => ({ ...query })[name] ?? null,
    )

  it('gives each value in the shape of its type', () => {
    const fields = [
      buildField({ id: 'tel', type: 'phone' }),
      buildField({ id: 'at', type: 'time' }),
      buildField({ id: 'more', type: 'checkbox', options }),
      buildField({ id: 'like', type: 'likert', options }),
      buildField({ id: 'head', type: 'section' }),
    ]
    const inputs = { 'tel.1': '20', 'at.0': '7', 'at.3': 'PM', 'more.1': 'Blue', 'like.0': '-2' }
    expect(read(fields, inputs)).toEqual({
      tel: ['', '20', '', ''],
      at: ['7', '', '', 'PM'],
      more: ['Blue'],
      like: { Red: ['-2'], Blue: [] },
    })
  })

  it('takes a hidden value from the address of its page, where that tells it', () => {
    const hidden = [buildField({ type: 'hidden', key: 'campaign', value: 'none' })]
    expect(read(hidden, {}, { campaign: 'autumn' })).toEqual({ a: 'autumn' })
    expect(read(hidden, {})).toEqual({ a: 'none' })
  })
})

describe('the manner of a field', () => {
  const site = (language: string, addressCountry = '') =>
    mannerOf({
      language,
      timeZone: 'America/New_York',
      store: { defaultCountry: '' },
      location: { addressCountry },
    })
  const places = (type: 'phone' | 'date' | 'time' | 'address', manner: FieldManner, value?: FieldValue) =>
    askedParts(buildField({ type }), value, manner).map(({ place }) => place)

  it('goes by the country for telephone numbers, and by the language for days and times', () => {
    expect([places('phone', site('en-US')), places('phone', site('en-US', 'Canada'))]).toEqual([
      [1, 2, 3],
      [1, 2, 3],
    ])
    expect([places('phone', site('de-DE')), places('phone', site('en-US', 'Germany'))]).toEqual([[1], [1]])
    expect([places('date', site('de-DE')), places('date', site('ja-JP'))]).toEqual([
      [1, 0, 2],
      [2, 0, 1],
    ])
    expect(places('time', site('de-DE'))).toEqual([0, 1])
    expect(places('time', site('en-US'))).toEqual([0, 1, 3])
  })

  it('asks for an address in the order of the country, as the checkout does', () => {
    expect(places('address', site('en-US', 'United States'))).toEqual([0, 1, 2, 3, 4, 5])
    expect(places('address', site('de-DE', 'Germany'))).toEqual([0, 1, 4, 2, 5])
    expect(places('address', site('ja-JP', 'Japan'))).toEqual([4, 3, 2, 0, 1, 5])
    const filled = ['1 Quay St', '', 'Leith', 'Lothian', 'EH6', 'Scotland']
    expect(places('address', site('de-DE', 'Germany'), filled)).toEqual([0, 1, 4, 2, 3, 5])
  })

  it('loses nothing that was filled in in another', () => {
    const [whole] = askedParts(buildField({ type: 'phone' }), ['44', '20', '7946', '0018'], site('de-DE'))
    expect(whole?.typed).toBe('+44 20-7946-0018')
    expect(places('time', site('de-DE'), ['7', '05', '30', 'PM'])).toEqual([0, 1, 2, 3])
  })
})

describe('a summary', () => {
  it.each([
    ['name', ['Ada', 'Lovelace'], ['Ada Lovelace']],
    ['date', ['2', '29', '2024'], ['2/29/2024']],
    ['time', ['7', '05', '', 'PM'], ['7:05 PM']],
    ['phone', ['44', '20', '7946', '0018'], ['+44 20-7946-0018']],
    [
      'address',
      ['1 Quay St', '', 'Leith', 'Lothian', 'EH6', 'GB'],
      ['1 Quay St', 'Leith, Lothian EH6', 'GB'],
    ],
    ['checkbox', ['Red', 'Blue'], ['Red, Blue']],
    ['likert', { Tea: ['2'], Rain: ['-2'] }, ['Tea: Strongly Agree', 'Rain: Strongly Disagree']],
    ['textarea', 'One\nTwo', ['One', 'Two']],
    ['text', '', ['N/A']],
    ['checkbox', [], ['N/A']],
    ['name', ['', ''], ['N/A']],
  ] as const)('of a %s says what was answered', (type, value, lines) => {
    expect(summarizeValue({ type, currencySymbol: '$' }, value, american)).toEqual(lines)
  })

  it.each([
    ['en-US', '2/3/2026', '7:05 PM'],
    ['en-GB', '03/02/2026', '19:05'],
    ['de-DE', '3.2.2026', '19:05'],
    [null, '2026-02-03', '19:05'],
  ])('writes days and times as those read who read %s', (language, day, time) => {
    const reader = { language, say: sayAsWritten }
    expect(summarizeValue({ type: 'date', currencySymbol: '' }, ['2', '3', '2026'], reader)).toEqual([day])
    expect(summarizeValue({ type: 'time', currencySymbol: '' }, ['7', '5', '', 'PM'], reader)).toEqual([time])
  })

  it('guesses no half of the day, tells seconds where there are some, and leaves what is none as it was typed', () => {
    const written = (type: 'date' | 'time', value: readonly string[], reader = american) =>
      summarizeValue({ type, currencySymbol: '' }, value, reader).join()
    expect(written('time', ['7', '30', '', ''])).toBe('07:30')
    expect(written('time', ['12', '00', '05', 'AM'], programReader)).toBe('00:00:05')
    expect(written('time', ['12', '', '', 'PM'], programReader)).toBe('12:00')
    expect(written('time', ['soon', '', '', ''])).toBe('soon:00')
    expect(written('date', ['2', '30', '2026'], programReader)).toBe('2/30/2026')
  })

  it('tells who sent it and whom to answer', () => {
    const fields = [
      { id: 'n', type: 'name', title: 'Name', currencySymbol: '' },
      { id: 'm', type: 'email', title: 'Email', currencySymbol: '' },
      { id: 'w', type: 'currency', title: 'Budget', currencySymbol: '$' },
    ] as const
    const values = { n: ['Ada', ''], m: ' ada@example.com ', w: '12' }
    expect(replyAddress(fields, values)).toBe('ada@example.com')
    expect(senderOf({ fields, values, email: 'ada@example.com' })).toBe('Ada')
    expect(senderOf({ fields, values: { m: '', w: '12' }, email: '' })).toBe('12')
    expect(answersOf({ fields, values }, american).at(-1)).toEqual({ title: 'Budget', lines: ['$12'] })
  })

  it('names nobody by what is no name, and nothing by a secret', () => {
    const secret = { id: 'p', type: 'password', title: 'Code', currencySymbol: '' } as const
    const text = { id: 't', type: 'textarea', title: 'Message', currencySymbol: '' } as const
    const sent = { fields: [secret, text], values: { p: 'hunter2', t: 'Blue tiles' }, email: '' }
    expect(senderOf(sent)).toBe('Blue tiles')
    expect(senderOf({ ...sent, values: { p: 'hunter2' } })).toBe('')
    expect(nameIn(sent)).toBe('')
  })
})

describe('a spam score', () => {
  const people = {
    fields: [
      { id: 'n', type: 'name' },
      { id: 'page', type: 'website' },
    ],
    values: { n: ['Ada', 'Byron'], w: 'See https://a.example', page: 'https://b.example' },
    isByMachine: false,
    usedForMs: 40_000,
  } as const
  const score = (more: Partial<Parameters<typeof scoreSpam>[0]> = {}) => scoreSpam({ ...people, ...more })
  const link = 'see https://a.example '

  it.each([
    ['what people write', {}, 1, ['links']],
    ['four links', { values: { w: link.repeat(4) } }, 4, ['links']],
    ['five links', { values: { w: link.repeat(5) } }, 5, ['links']],
    ['a hundred links', { values: { w: link.repeat(100) } }, 10, ['links']],
    ['the hidden field', { values: {}, isByMachine: true }, 10, ['hidden-field']],
    ['haste', { values: { w: 'Hi' }, usedForMs: 1_999 }, 2, ['hurry']],
    ['two seconds', { values: { w: 'Hi' }, usedForMs: 2_000 }, 0, []],
    ['a time that is not known', { values: { w: 'Hi' }, usedForMs: null }, 0, []],
    ['code of links', { values: { w: '[url=//a.example]x[/url]' } }, 3, ['link-code']],
    ['a link for a name', { values: { n: ['www.a.example', ''] } }, 3, ['link-in-name']],
    ['one text everywhere', { values: { a: 'qwerty', b: 'qwerty', c: 'qwerty' } }, 2, ['same-text']],
  ] as const)('of %s says how much and why', (_, more, points, signs) => {
    expect(score(more)).toEqual({ score: points, signs })
  })

  it('calls spam what has five points', () => {
    expect([4, 5].map((each) => isSpamScore({ score: each, signs: [] }))).toEqual([false, true])
  })
})
