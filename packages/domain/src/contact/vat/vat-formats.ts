import {
  type CheckDigits,
  elevenAndTen,
  filledToEleven,
  leftOver,
  luhn,
  remainder,
  weigh,
  weighed,
} from './check-digits.ts'

/** How the VAT ids of a country are written behind its letters, and how they are checked where that is published. */
export interface VatFormat {
  readonly pattern: RegExp
  readonly example: string
  readonly isRight?: CheckDigits
}

const british: VatFormat = {
  pattern: /^(?:\d{9}|\d{12}|GD[0-4]\d\d|HA[5-9]\d\d)$/,
  example: 'GB980780684',
  isRight: (body) =>
    !/^\d/.test(body) ||
    [0, 42].includes((weigh(body, [8, 7, 6, 5, 4, 3, 2]) + Number(body.slice(7, 9))) % 97),
}

/** VAT ids by the letters with which they begin: the member states of the European Union, the United Kingdom, Switzerland, Norway. */
export const vatFormats: ReadonlyMap<string, VatFormat> = new Map([
  ['AT', { pattern: /^U\d{8}$/, example: 'ATU13585627', isRight: isAustrian }],
  [
    'BE',
    {
      pattern: /^[01]\d{9}$/,
      example: 'BE0428759497',
      isRight: (body) => 97 - (Number(body.slice(0, 8)) % 97) === Number(body.slice(8)),
    },
  ],
  ['BG', { pattern: /^\d{9,10}$/, example: 'BG175074752' }],
  ['CY', { pattern: /^\d{8}[A-Z]$/, example: 'CY10259033P' }],
  ['CZ', { pattern: /^\d{8,10}$/, example: 'CZ25123891' }],
  ['DE', { pattern: /^[1-9]\d{8}$/, example: 'DE136695976', isRight: elevenAndTen }],
  ['DK', { pattern: /^\d{8}$/, example: 'DK13585628', isRight: weighed([2, 7, 6, 5, 4, 3, 2, 1], 11) }],
  ['EE', { pattern: /^\d{9}$/, example: 'EE100931558', isRight: weighed([3, 7, 1, 3, 7, 1, 3, 7, 1], 10) }],
  [
    'EL',
    {
      pattern: /^\d{9}$/,
      example: 'EL094259216',
      isRight: leftOver([256, 128, 64, 32, 16, 8, 4, 2], 11),
    },
  ],
  ['ES', { pattern: /^(?:[A-Z]\d{7}[A-Z\d]|\d{8}[A-Z])$/, example: 'ESB58378431' }],
  ['FI', { pattern: /^\d{8}$/, example: 'FI20774740', isRight: weighed([7, 9, 10, 5, 8, 4, 2, 1], 11) }],
  ['FR', { pattern: /^[A-HJ-NP-Z\d]{2}\d{9}$/, example: 'FR40303265045', isRight: isFrench }],
  ['HR', { pattern: /^\d{11}$/, example: 'HR33392005961', isRight: elevenAndTen }],
  ['HU', { pattern: /^\d{8}$/, example: 'HU12892312', isRight: weighed([9, 7, 3, 1, 9, 7, 3, 1], 10) }],
  ['IE', { pattern: /^(?:\d{7}[A-W][A-I]?|\d[A-Z+*]\d{5}[A-W])$/, example: 'IE6433435F', isRight: isIrish }],
  ['IT', { pattern: /^\d{11}$/, example: 'IT00743110157', isRight: luhn }],
  ['LT', { pattern: /^(?:\d{9}|\d{12})$/, example: 'LT119511515' }],
  [
    'LU',
    {
      pattern: /^\d{8}$/,
      example: 'LU15027442',
      isRight: (body) => Number(body.slice(0, 6)) % 89 === Number(body.slice(6)),
    },
  ],
  ['LV', { pattern: /^\d{11}$/, example: 'LV40003521600' }],
  ['MT', { pattern: /^\d{8}$/, example: 'MT11679112', isRight: weighed([3, 4, 6, 7, 8, 9, 10, 1], 37) }],
  ['NL', { pattern: /^\d{9}B\d{2}$/, example: 'NL004495445B01', isRight: isDutch }],
  [
    'PL',
    { pattern: /^\d{10}$/, example: 'PL8567346215', isRight: leftOver([6, 5, 7, 2, 3, 4, 5, 6, 7], 11) },
  ],
  ['PT', { pattern: /^\d{9}$/, example: 'PT501964843', isRight: filledToEleven([9, 8, 7, 6, 5, 4, 3, 2]) }],
  [
    'RO',
    {
      pattern: /^[1-9]\d{1,9}$/,
      example: 'RO18547290',
      isRight: (body) => leftOver([7, 5, 3, 2, 1, 7, 5, 3, 2], 11, 10)(body.padStart(10, '0')),
    },
  ],
  ['SE', { pattern: /^\d{12}$/, example: 'SE123456789701', isRight: (body) => luhn(body.slice(0, 10)) }],
  ['SI', { pattern: /^[1-9]\d{7}$/, example: 'SI50223054', isRight: filledToEleven([8, 7, 6, 5, 4, 3, 2]) }],
  ['SK', { pattern: /^\d{10}$/, example: 'SK2022749619', isRight: (body) => remainder(body, 11) === 0 }],
  ['XI', british],
  ['GB', british],
  [
    'CHE',
    {
      pattern: /^\d{9}(?:MWST|TVA|IVA)?$/,
      example: 'CHE107787577MWST',
      isRight: filledToEleven([5, 4, 3, 2, 7, 6, 5, 4]),
    },
  ],
  [
    'NO',
    {
      pattern: /^\d{9}(?:MVA)?$/,
      example: 'NO995525828MVA',
      isRight: weighed([3, 2, 7, 6, 5, 4, 3, 2, 1], 11),
    },
  ],
])

function isAustrian(body: string): boolean {
  const digits = [...body.slice(1)].map(Number)
  const sum = digits.slice(0, 7).reduce((total, each, index) => {
    const weighted = each * (index % 2 === 0 ? 1 : 2)
    return total + (weighted > 9 ? weighted - 9 : weighted)
  }, 4)
  return (10 - (sum % 10)) % 10 === digits[7]
}

/** Keys with a letter are given by another rule, which is not published as a whole. */
function isFrench(body: string): boolean {
  const key = body.slice(0, 2)
  return !/^\d\d$/.test(key) || (12 + 3 * (Number(body.slice(2)) % 97)) % 97 === Number(key)
}

const irishLetters = 'WABCDEFGHIJKLMNOPQRSTUV'

/** Numbers of the older kind have a letter or a sign in the second place. */
function isIrish(body: string): boolean {
  const digits = /^\d{7}/.test(body) ? body.slice(0, 7) : `0${body.slice(2, 7)}${body.charAt(0)}`
  const second = body.charAt(8)
  const sum = weigh(digits, [8, 7, 6, 5, 4, 3, 2]) + 9 * (second ? irishLetters.indexOf(second) : 0)
  return irishLetters.charAt(sum % 23) === body.charAt(7)
}

/** People have numbers of a newer kind, which are checked by ISO 7064 over letters and digits. */
function isDutch(body: string): boolean {
  if (weigh(body, [9, 8, 7, 6, 5, 4, 3, 2]) % 11 === Number(body.charAt(8))) return true
  const digits = [...`NL${body}`].map((each) => Number.parseInt(each, 36)).join('')
  return remainder(digits, 97) === 1
}
