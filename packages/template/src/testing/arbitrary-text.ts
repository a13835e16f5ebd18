import fc from 'fast-check'

/** Texts that formatters may trip over: markup, quotes, numbers in words, halves of characters, odd spaces. */
const oddTexts: readonly string[] = [
  ...['', 'x', 'x y', 'Hello, World', 'A Title: With (Marks) & More -- "quoted"', "it's 'so' -- 'quoted'"],
  ...[
    '<b>"q"</b>',
    '<!-- c -->',
    '</script>',
    '&amp;',
    '<',
    '>',
    "'",
    '"',
    '\\',
    '`',
    'a$b',
    '$&',
    '%',
    '%Y',
  ],
  ...[
    '0',
    '1',
    '10',
    '-5',
    '1.5',
    '.5',
    '5.',
    '1e3',
    '0x1F',
    '-0',
    ' 12 ',
    '12px',
    '1,000',
    'NaN',
    'Infinity',
  ],
  ...['true', 'false', 'null', 'undefined', '2147483648', '99999999999999999999', '+3', '--3', '1.5.2'],
  ...[
    'b',
    'a.b',
    'x.y.z',
    '@',
    '@x',
    '@index',
    'l.0',
    '0',
    'none',
    '{0}-{1}',
    '{0}{0}',
    '{2}{',
    '{ 0 }',
    '{-1}',
  ],
  ...[
    '\n',
    'a\nb\r\nc',
    '\t tab',
    ' lead',
    'trail ',
    'a  b',
    '\u00a0',
    'a\u2003b',
    '\u200b',
    '\u2028',
    '\u0000',
  ],
  ...[
    'é',
    'e\u0301',
    'ß',
    'İ',
    '日本語 テキスト',
    '😀',
    '😀 😀',
    'a\ud800b',
    '\udc00',
    '\ud83d',
    'שלום',
    '１２',
  ],
  ...[
    'https://example.com/a b?c=d&e=é#f',
    'a+b/c=d@e*f',
    "don't -- 'stop'",
    '"a" "b"',
    'a,b;c',
    'a|b',
    '-',
    '--',
    '---',
  ],
]

const texts = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...oddTexts) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 12 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme-ascii', maxLength: 20 }) },
)

/** Any text of data, odd ones likely. */
export const someText: fc.Arbitrary<string> = fc.oneof(
  { weight: 5, arbitrary: texts },
  { weight: 1, arbitrary: fc.tuple(texts, texts).map(([one, two]) => `${one} ${two}`) },
)

/** Numbers as JSON can hold them: small ones first, then the ends of all ranges, then moments in time. */
export const someNumber: fc.Arbitrary<number> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(0, 1, 2, 3, 5, 7, 10, 100) },
  {
    weight: 2,
    arbitrary: fc.constantFrom(-0, -1, -2, 0.5, -0.5, 1.5, -2.5, 0.1, 2.675, 1e21, 1e-7, 123456.789),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      ...[2 ** 31 - 1, 2 ** 31, -(2 ** 31), 2 ** 32, 2 ** 53, -(2 ** 53), 1.7976931348623157e308, 5e-324],
    ),
  },
  { weight: 1, arbitrary: someMoment() },
  { weight: 1, arbitrary: fc.double({ noNaN: true, noDefaultInfinity: true }) },
)

/** Epoch milliseconds around changes of clocks and calendars, and anywhere in four thousand years. */
function someMoment(): fc.Arbitrary<number> {
  return fc.oneof(
    fc.constantFrom(
      ...[0, 1, -1, 1383609600000, 1509868800000, 1710054000000, 1762063200000, 951782400000, 978307199999],
      ...[-12219292800000, -12219292800001, -2208988800000, 4102444800000, 253402300799999, 1230768000000],
    ),
    fc.integer({ min: -62_135_596_800_000, max: 64_060_588_800_000 }),
    fc.integer({ min: 0, max: 2_000_000_000_000 }),
  )
}

/** Words that tags may hold where a number is wanted. */
export const numberWord: fc.Arbitrary<string> = fc.oneof(
  fc.integer({ min: -3, max: 40 }).map(String),
  fc.constantFrom(
    '',
    '0',
    '-0',
    '1.5',
    '1e2',
    '0x10',
    'abc',
    '5abc',
    '2147483648',
    '007',
    'NaN',
    '+4',
    '100',
    '200',
  ),
)
