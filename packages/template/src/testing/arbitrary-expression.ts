import fc from 'fast-check'
import { reference } from './arbitrary-call.ts'

const literal = fc.constantFrom(
  ...[
    '0',
    '1',
    '2',
    '3',
    '10',
    '1.5',
    '1.',
    '1e3',
    '1.5e-3',
    '0x1F',
    '0xff',
    '007',
    '9007199254740993',
    '1e400',
  ],
  ...[
    '"x"',
    "'y'",
    '""',
    "'a b'",
    '"1"',
    "'0x10'",
    '"é😀"',
    '"\\n\\t"',
    "'\\x41\\u0042\\U00000043'",
    '"it\'s"',
  ],
  ...[
    'true',
    'false',
    'null',
    'PI',
    'E',
    'Infinity',
    'NaN',
    '"+5"',
    '" 5"',
    '"1e2"',
    '"-0x5"',
    '"<b>"',
    "'\\q'",
  ],
)
const unary = fc.constantFrom('+', '-', '!', '~', '- ', '!!')
const binary = fc.constantFrom(
  ...['+', '-', '*', '/', '%', '**', '<<', '>>', '<', '>', '<=', '>=', '==', '!=', '===', '!=='],
  ...['&', '^', '|', '&&', '||', ' + ', ' - ', ' * ', ' && ', ' || ', ' == ', '  %  '],
)
const called = fc.constantFrom('max', 'min', 'abs', 'num', 'str', 'bool')

interface Shapes {
  readonly value: string
}

const { value } = fc.letrec<Shapes>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4, depthSize: 'small' },
    { weight: 3, arbitrary: literal },
    { weight: 3, arbitrary: reference },
    { weight: 3, arbitrary: fc.tuple(tie('value'), binary, tie('value')).map((parts) => parts.join('')) },
    { weight: 1, arbitrary: fc.tuple(unary, tie('value')).map((parts) => parts.join('')) },
    { weight: 1, arbitrary: tie('value').map((inner) => `(${inner})`) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(called, fc.array(tie('value'), { maxLength: 3 }))
        .map(([name, values]) => `${name}(${values.join(', ')})`),
    },
  ),
}))

const part = fc.oneof(
  { weight: 5, arbitrary: value },
  {
    weight: 2,
    arbitrary: fc.tuple(fc.constantFrom('@x', '@y', '@z'), value).map(([name, of]) => `${name} = ${of}`),
  },
)

const scraps = fc.constantFrom(
  ...[
    '(',
    ')',
    ',',
    ';',
    '=',
    '"',
    "'",
    '\\',
    '1',
    '.5',
    '1.2.3',
    '0x',
    '1e',
    '@',
    '@x',
    'a',
    'o',
    'unheard(1)',
    'max',
  ],
  ...[
    '+',
    '-',
    '*',
    '**',
    '&',
    '&&',
    '|',
    '!',
    '~',
    '<',
    '<<<',
    '>>>',
    '?',
    ':',
    '[',
    ' ',
    '\n',
    '#',
    '$',
    'é',
    '_a',
  ],
)

/** What may stand in an `.eval`: mostly sound, at times a heap of pieces. */
export const expression: fc.Arbitrary<string> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc
      .tuple(fc.constantFrom('', '', '', '', '#', '# '), fc.array(part, { minLength: 1, maxLength: 3 }))
      .map(([shown, parts]) => shown + parts.join('; ')),
  },
  {
    weight: 1,
    arbitrary: fc.array(fc.oneof(scraps, literal), { maxLength: 6 }).map((pieces) => pieces.join('')),
  },
)
