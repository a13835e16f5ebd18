import { expect, it } from 'vitest'
import { blankField } from '../blank-field.ts'
import { readValues } from '../read-values.ts'
import { writeValues } from './write-values.ts'

it('writes what is read again: texts, parts, choices and answers to statements', () => {
  const fields = [
    { ...blankField, id: 'why', type: 'text' as const },
    { ...blankField, id: 'who', type: 'name' as const },
    { ...blankField, id: 'which', type: 'checkbox' as const, options: ['Red', 'Blue'] },
    { ...blankField, id: 'how', type: 'likert' as const, options: ['Kind', 'Quick'] },
  ]
  const values = {
    why: 'A present',
    who: ['Ada', 'Lovelace'],
    which: ['Blue'],
    how: { Kind: ['Agree'], Quick: [] },
  }
  const written = writeValues(fields, values)
  expect(written).toMatchObject({ why: 'A present', 'who.1': 'Lovelace', 'which.1': 'Blue' })
  expect(readValues(fields, (name) => written[name] ?? null)).toEqual(values)
})
