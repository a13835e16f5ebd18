import fc from 'fast-check'
import { numberWord } from './arbitrary-text.ts'

/** References that lead somewhere in most data. */
export const reference: fc.Arbitrary<string> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.constantFrom('a', 'b', 'c', 'n', 's', 'l', 'o', '@', '@', '@x', '@y', '@index'),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      ...[
        'a.b',
        'o.x',
        'o.y.z',
        'o.b.1.b',
        'l.0',
        'l.1.b',
        'l.0.0',
        's.length',
        'l.length',
        '@.a',
        '@x.a',
        '@y.k',
      ],
      ...[
        'length',
        '0',
        '1',
        'constructor',
        'toString',
        'none',
        'x',
        'y',
        'k',
        '$x',
        '@args',
        '@args.k',
        'a.@.b',
      ],
      ...[
        '00',
        'o.0',
        '@index0',
        '4294967296',
        'l.00',
        'website.timeZone',
        '@.0',
        '@.@',
        'a.b.c.d.e.f.g.h.i.j',
      ],
    ),
  },
)

/** What stands in place of a path in arguments, where anything goes. */
const path = fc.oneof(
  { weight: 6, arbitrary: reference },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      '',
      '.',
      'a.',
      '.a',
      'a..b',
      '__proto__',
      '-',
      'a b',
      'é',
      '1e3',
      '@@',
      '"a"',
      'b.-1',
    ),
  },
)
const word = fc.constantFrom(
  'x',
  'odd',
  'even',
  'y',
  'ies',
  '',
  'a b',
  '1',
  '<b>',
  '...',
  'é',
  '😀',
  'k=1',
  '=',
  'private',
)
const delimiter = fc.constantFrom(
  ' ',
  ' ',
  ' ',
  ' ',
  ':',
  '/',
  ',',
  ';',
  '\t',
  '=',
  '.',
  '-',
  '"',
  'é',
  '  ',
  '#',
)

/** Arguments with a delimiter before each, as they are written behind a name. */
function args(of: fc.Arbitrary<string>, most: number): fc.Arbitrary<string> {
  return fc
    .tuple(delimiter, fc.array(of, { maxLength: most }))
    .map(([split, words]) => words.map((each) => split + each).join(''))
}

const dateLetter = fc.constantFrom(
  ...'aAbBcCdDeFgGhHiIjklmMnNpPqrRsStTuUvVwWxXyYzZ%',
  ...['E', 'f', 'J', 'K', 'L', 'O', 'Q', '_', ' ', '0', 'é'],
)
/** The formatter of dates with a pattern; it belongs behind numbers. */
export const dateCall: fc.Arbitrary<string> = fc
  .tuple(
    fc.constantFrom(' ', ' ', ' ', ':', '/'),
    fc.array(fc.tuple(dateLetter, fc.constantFrom('', '', ' ', '-', ', ', ' at ', ':', '%')), {
      minLength: 1,
      maxLength: 5,
    }),
  )
  .map(([split, parts]) => `date${split}${parts.map(([letter, after]) => `%${letter}${after}`).join('')}`)

const withoutArguments = [
  ...[
    'html',
    'htmlattr',
    'htmltag',
    'json',
    'json-pretty',
    'raw',
    'safe',
    'slugify',
    'smartypants',
    'str',
    'count',
  ],
  ...['url-encode', 'encode-space', 'encode-uri', 'encode-uri-component', 'line-breaks', 'iter', 'round'],
]
const deprecated = [
  'datetimefield',
  'unit',
  'i18n-money-format',
  'money-format',
  'moneyFormat',
  'money-string',
]

/** The partials and macros that templates call; not all of them exist. */
export const partialName = fc.constantFrom(
  'p',
  'q',
  'm',
  'deep',
  'p',
  'q',
  'm',
  'none',
  'bad',
  './dir/part.block',
  '',
)

const application = fc
  .tuple(
    partialName,
    fc.array(fc.constantFrom('private', 'k=1', 'k=', '=v', 'k=v=w', 'j=<i>', 'other', 'constructor=1'), {
      maxLength: 3,
    }),
  )
  .map(([name, options]) => ['apply', name, ...options].join(' '))

/** One formatter with its arguments. */
const call = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...withoutArguments) },
  {
    weight: 1,
    arbitrary: fc.tuple(fc.constantFrom(...withoutArguments, ...deprecated), args(word, 2)).map(join),
  },
  { weight: 2, arbitrary: fc.tuple(fc.constantFrom('truncate', 'mod'), args(numberWord, 2)).map(join) },
  { weight: 1, arbitrary: fc.tuple(fc.constant('truncate'), args(fc.oneof(numberWord, word), 2)).map(join) },
  {
    weight: 2,
    arbitrary: fc.tuple(fc.constantFrom('cycle', 'pluralize', 'output'), args(word, 4)).map(join),
  },
  {
    weight: 4,
    arbitrary: fc
      .tuple(
        fc.constantFrom('prop', 'get', 'lookup', 'key-by', 'find-first', 'find-last', 'format'),
        args(path, 3),
      )
      .map(join),
  },
  { weight: 2, arbitrary: application },
  { weight: 1, arbitrary: fc.constantFrom('apply', 'date', 'mod', 'cycle', 'html ', 'format', 'apply  p') },
)

/** The formatters of a tag, joined by bars; rarely an unknown one. */
export const chain: fc.Arbitrary<string> = fc.oneof(
  { weight: 30, arbitrary: fc.array(call, { minLength: 1, maxLength: 3 }).map((calls) => calls.join('|')) },
  {
    weight: 1,
    arbitrary: fc.constantFrom('unheard-of', 'html|unheard-of 5', 'html|', '|html', ' html', 'html | str'),
  },
)

const literal = fc.constantFrom(
  ...[
    '1',
    '0',
    '2',
    '-1',
    '1.5',
    '"x"',
    '"b"',
    '""',
    'true',
    'false',
    'null',
    '[1,2]',
    '[]',
    '[null]',
    '-0',
    '1e2',
    '"é"',
  ],
  ...[
    '1st',
    '"open',
    '[1',
    '-',
    '-x',
    'truee',
    '"a\\u0041"',
    '007',
    '1.',
    '"\t"',
    '{',
    'NaN',
    'undefined',
    '""""',
  ],
)
const argument = fc.oneof({ weight: 2, arbitrary: reference }, { weight: 2, arbitrary: literal }, path)

const comparisons = [
  'equal?',
  'notEqual?',
  'greaterThan?',
  'greaterThanOrEqual?',
  'lessThan?',
  'lessThanOrEqual?',
]

/** A predicate with its arguments. */
export const test: fc.Arbitrary<string> = fc.oneof(
  { weight: 6, arbitrary: fc.tuple(fc.constantFrom(...comparisons), args(argument, 3)).map(join) },
  { weight: 3, arbitrary: fc.tuple(fc.constantFrom('odd?', 'even?', 'nth?'), args(argument, 3)).map(join) },
  {
    weight: 2,
    arbitrary: fc.tuple(fc.constantFrom('plural?', 'singular?', 'debug?'), args(argument, 1)).map(join),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom('equal?:s:"x y"', 'unheard-of?', 'equal? a  b', 'units-metric?', 'odd? '),
  },
)

function join([name, rest]: [string, string]): string {
  return name + rest.replaceAll('}', '').replaceAll('{', '')
}
