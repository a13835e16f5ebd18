import { describe, expect, it } from 'vitest'
import type { ConditionTest } from '../../content/blocks/condition-tests.ts'
import { sayAsWritten } from '../../words/say.ts'
import { blankField } from '../blank-field.ts'
import type { FieldValue } from '../field-value.ts'
import type { FormField } from '../form-field.ts'
import { stepsOf } from '../steps-of.ts'
import { checkConditions } from './check-conditions.ts'
import { conditionSentence } from './condition-sentence.ts'
import { type Condition, shownFields, valuesOf } from './shown-fields.ts'

const field = (some: Partial<FormField>): FormField => ({ ...blankField, ...some })
const when = (fieldId: string, test: ConditionTest, value = ''): Condition => ({ fieldId, test, value })
const delivery = field({ id: 'delivery', type: 'radio', title: 'Delivery', options: ['Courier', 'Pick up'] })
const address = field({
  id: 'address',
  type: 'address',
  title: 'Address',
  isRequired: true,
  shownIf: [when('delivery', 'is', 'Courier')],
})
const idsOf = (fields: readonly FormField[]) => fields.map(({ id }) => id)
const shown = (fields: readonly FormField[], values: Readonly<Record<string, FieldValue>>) =>
  idsOf(shownFields(fields, values))
const problems = (...fields: readonly FormField[]) => {
  const found: Record<string, string> = {}
  checkConditions(fields, (path, text) => {
    found[path] = text
  })
  return found
}

describe('a field under conditions', () => {
  it('is asked for where they hold', () => {
    expect(shown([delivery, address], { delivery: 'Courier' })).toEqual(['delivery', 'address'])
    expect(shown([delivery, address], { delivery: 'Pick up' })).toEqual(['delivery'])
    expect(shown([delivery, address], {})).toEqual(['delivery'])
  })

  it.each<[FormField['type'], FieldValue, ConditionTest, string, boolean]>([
    ['text', ' Ada ', 'is', 'ada', true],
    ['text', 'Ada', 'isNot', 'Bob', true],
    ['text', '', 'isNot', 'Bob', true],
    ['text', 'Ada Lovelace', 'contains', 'LOVE', true],
    ['text', 'Ada', 'lacks', 'love', true],
    ['text', 'love', 'lacks', 'love', false],
    ['text', '  ', 'isEmpty', '', true],
    ['text', 'x', 'isFilled', '', true],
    ['radio', 'red', 'is', 'Red', false],
    ['checkbox', ['Red', 'Blue'], 'contains', 'Blue', true],
    ['checkbox', ['Redder'], 'contains', 'Red', false],
    ['checkbox', [], 'lacks', 'Red', true],
    ['checkbox', [], 'isEmpty', '', true],
    ['number', '10', 'isMore', '9', true],
    ['number', '9', 'isMore', '9', false],
    ['number', '9,5', 'isLess', '9.75', true],
    ['number', '', 'isLess', '3', false],
    ['number', 'many', 'isMore', '3', false],
    ['number', '2.0', 'is', '2', true],
    ['currency', '-1', 'isLess', '0', true],
    ['name', ['', ''], 'isEmpty', '', true],
    ['name', ['Ada', ''], 'isFilled', '', true],
    ['likert', { Red: ['1'] }, 'isFilled', '', true],
  ])('of %s %j that %s %j: %s', (type, value, test, wanted, isShown) => {
    const asked = field({ id: 'asked', type, options: ['Red', 'Blue'] })
    const more = field({ id: 'more', shownIf: [when('asked', test, wanted)] })
    expect(shown([asked, more], { asked: value }).includes('more')).toBe(isShown)
  })

  it('needs all of them, or any', () => {
    const size = field({ id: 'size', type: 'number' })
    const shownIf = [when('delivery', 'is', 'Courier'), when('size', 'isMore', '30')]
    const all = field({ id: 'crate', shownIf })
    const any = field({ id: 'note', shownIf, shownIfAny: true })
    const fields = [delivery, size, all, any]
    expect(shown(fields, { delivery: 'Courier', size: '20' })).toEqual(['delivery', 'size', 'note'])
    expect(shown(fields, { delivery: 'Courier', size: '40' })).toHaveLength(4)
    expect(shown(fields, { delivery: '', size: '' })).toHaveLength(2)
  })

  it('hears nothing of what is not asked for itself, whatever was sent', () => {
    const note = field({ id: 'note', shownIf: [when('address', 'isFilled')] })
    const values = { delivery: 'Pick up', address: ['1 Quay St', '', 'Leith', '', '', ''] }
    expect(shown([delivery, address, note], values)).toEqual(['delivery'])
  })

  it('finds a field empty that is not there or stands behind, and names of objects own nothing', () => {
    const lost = field({ id: 'lost', shownIf: [when('constructor', 'isEmpty')] })
    const early = field({ id: 'early', shownIf: [when('delivery', 'isFilled')] })
    expect(shown([lost, early, delivery], { delivery: 'Courier' })).toEqual(['lost', 'delivery'])
  })

  it('of a step takes the fields of the step along', () => {
    const step = field({ id: 's2', type: 'step', shownIf: [when('delivery', 'is', 'Courier')] })
    const fields = [
      delivery,
      step,
      field({ id: 'street' }),
      field({ id: 's3', type: 'step' }),
      field({ id: 'x' }),
    ]
    expect(shown(fields, { delivery: 'Pick up', street: 'Quay St' })).toEqual(['delivery', 's3', 'x'])
    expect(shown(fields, { delivery: 'Courier' })).toHaveLength(5)
  })

  it('keeps values of no other fields', () => {
    const values = { delivery: 'Pick up', address: ['1 Quay St'], other: 'x' }
    expect(valuesOf(shownFields([delivery, address], values), values)).toEqual({ delivery: 'Pick up' })
  })

  it('says when it is needed', () => {
    const sentence = (each: FormField, fields: readonly FormField[]) =>
      conditionSentence(each, { fields, say: sayAsWritten })
    expect(sentence(address, [delivery, address])).toBe('Only if “Delivery” is “Courier”')
    const both = { ...address, shownIfAny: true, shownIf: [...(address.shownIf ?? []), when('x', 'isEmpty')] }
    expect(sentence(both, [delivery])).toBe('Only if “Delivery” is “Courier” or “x” is empty')
    expect(sentence(delivery, [])).toBe('')
  })
})

describe('checkConditions', () => {
  it('takes what can be answered', () => {
    expect(problems(delivery, address)).toEqual({})
  })

  it('takes no circles, and no fields that are gone', () => {
    const gone = 'The field that this asks about is not there any more.'
    const behind = 'A condition can ask about fields above it alone.'
    expect(problems(address)).toEqual({ 'fields.0.shownIf.0.fieldId': gone })
    expect(problems(address, delivery)).toEqual({ 'fields.0.shownIf.0.fieldId': behind })
    const itself = field({ id: 'a', shownIf: [when('a', 'isFilled')] })
    expect(problems(itself)).toEqual({ 'fields.0.shownIf.0.fieldId': behind })
  })

  it.each<[Partial<FormField>, ConditionTest, string, string]>([
    [{ type: 'name' }, 'is', 'Ada', 'test'],
    [{ type: 'section' }, 'isFilled', '', 'test'],
    [{ type: 'step' }, 'isFilled', '', 'test'],
    [{ type: 'text' }, 'is', ' ', 'value'],
    [{ type: 'radio', options: ['Red'] }, 'is', 'Blue', 'value'],
    [{ type: 'number' }, 'isMore', 'many', 'value'],
  ])('of %j does not take %s %j', (some, test, value, wrong) => {
    const found = problems(
      field({ ...some, id: 'asked' }),
      field({ id: 'b', shownIf: [when('asked', test, value)] }),
    )
    expect(Object.keys(found)).toEqual([`fields.1.shownIf.0.${wrong}`])
  })
})

describe('stepsOf', () => {
  it('divides fields where steps begin, and leaves other forms whole', () => {
    const step = field({ id: 's', type: 'step' })
    const [a, b] = [field({ id: 'a' }), field({ id: 'b' })]
    expect(stepsOf([a, b])).toEqual([])
    expect(stepsOf([a, step, b])).toEqual([
      { entry: null, fields: [a] },
      { entry: step, fields: [b] },
    ])
    expect(stepsOf([step, a])).toEqual([{ entry: step, fields: [a] }])
  })
})
