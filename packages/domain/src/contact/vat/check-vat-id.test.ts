import { describe, expect, it } from 'vitest'
import { checkVatId, vatIdText } from './check-vat-id.ts'
import { vatFormats } from './vat-formats.ts'

/** Numbers that were given to someone, beside the examples of the table. */
const known = ['IE6433435OA', 'IE8D79739I', 'GB123456782', 'NL000099998B57', 'HR26389058739', 'PL5260250995']

describe('checkVatId', () => {
  it('takes the numbers of every country of the table, by their check digits too', () => {
    const numbers = [...[...vatFormats.values()].map(({ example }) => example), ...known]
    const refused = numbers.filter((each) => !checkVatId(each).ok)
    expect(refused).toEqual([])
    expect([...vatFormats.keys()]).toHaveLength(31)
  })

  it('finds each digit that is mistyped, wherever the country has a published rule', () => {
    const checked = [...vatFormats.values()].filter(({ isRight }) => isRight)
    const missed = checked.flatMap(({ example }) => mistyped(example).filter((wrong) => checkVatId(wrong).ok))
    expect(checked.length).toBeGreaterThan(20)
    // The last digits of these count branches.
    expect(missed).toEqual(['NL004495445B11', 'NL004495445B02', 'SE123456789711', 'SE123456789702'])
  })

  it('reads numbers as they stand on paper', () => {
    expect(checkVatId(' de 136 695 976 ')).toEqual({ ok: true, vatId: 'DE136695976' })
    expect(checkVatId('CHE-107.787.577 MWST')).toEqual({ ok: true, vatId: 'CHE107787577MWST' })
    expect(checkVatId('GR094259216')).toEqual({ ok: true, vatId: 'EL094259216' })
    expect(checkVatId('  ')).toEqual({ ok: true, vatId: '' })
  })

  it('says what is wrong', () => {
    expect(checkVatId('136695976')).toEqual({ ok: false, text: vatIdText.countryMissing })
    expect(checkVatId('US136695976')).toEqual({ ok: false, text: vatIdText.countryMissing })
    expect(checkVatId('DE13669597')).toEqual({ ok: false, text: vatIdText.formWrong('DE136695976') })
    expect(checkVatId('DE136695977')).toEqual({ ok: false, text: vatIdText.digitsWrong })
  })
})

/** The number with each of its digits raised by one in turn. */
function mistyped(number: string): readonly string[] {
  return [...number].flatMap((each, index) =>
    /\d/.test(each) ? [number.slice(0, index) + ((Number(each) + 1) % 10) + number.slice(index + 1)] : [],
  )
}
