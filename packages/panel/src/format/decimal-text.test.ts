import { expect, it } from 'vitest'
import { readThousandths } from './decimal-text.ts'

it('says the limit of a number that is above it', () => {
  expect(readThousandths('150', 100_000)).toEqual({ ok: false, text: 'At most 100' })
  expect(readThousandths('99,5', 100_000)).toEqual({ ok: true, value: 99_500 })
})
