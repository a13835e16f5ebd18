import fc from 'fast-check'

const names = [
  ...['a', 'b', 'c', 'n', 's', 'l', 'o', 'a.b', 'o.x', 'o.y.z', 'l.0', 'l.1.b', 's.length', 'l.length'],
  ...['@', '@.a', '@x', '@y', '@x.a', '@index', '@index0', 'length', '0', 'constructor', 'toString', 'none'],
]
const tests = [
  ...['equal? a b', 'equal? @ 1', 'equal?:s:"x y"', 'equal? 1', 'equal?', 'equal? l [1,2]', 'equal? o o'],
  ...[
    'notEqual? a null',
    'greaterThan? n 3',
    'greaterThanOrEqual? s "b"',
    'lessThan? a b',
    'lessThan? none 5',
  ],
  ...[
    'odd? @index',
    'odd?',
    'even? n',
    'even? 2',
    'nth? @index 2',
    'nth? 3',
    'plural?',
    'singular?',
    'debug?',
  ],
  ...['equal? a  b', 'lessThanOrEqual? b true', 'unheard-of?'],
]
const chains = [
  ...[
    'html',
    'htmlattr',
    'json',
    'count',
    'str',
    'truncate 5',
    'truncate  5',
    'pluralize',
    'pluralize/y/ies',
  ],
  ...[
    'cycle x y',
    'round',
    'raw',
    'slugify',
    'safe',
    'smartypants',
    'url-encode',
    'encode-space',
    'iter',
    'prop b',
  ],
  ...[
    'prop x.y',
    'get s',
    'lookup s',
    'key-by b',
    'find-first b',
    'find-last',
    'line-breaks',
    'mod 3',
    'output x y',
  ],
  ...[
    'format a b',
    'apply p',
    'apply q',
    'apply m',
    'apply p private',
    'apply p k=1',
    'apply none',
    'apply bad',
  ],
  ...['unheard-of', 'json-pretty', 'unit', 'html ', 'apply', 'html|truncate 3', 'apply p|html', 'json|json'],
]
const expressions = [
  ...[
    '1+2',
    'a + b',
    '@x = n + 1; 1',
    '@x = 1; @x + 2',
    'a && b',
    's + n',
    'max(a, n)',
    'o',
    '1 +',
    'unheard(1)',
  ],
  ...['n ** 2 / 3 - 1', '@y = s; 1 +', 'a == b', '-n', 'num(s)', '# a + 1', '@index * 2', '@ + 1'],
]
const scraps = [
  '{',
  '}',
  '{##',
  '##}',
  '{a|',
  '{.end}',
  '{.or}',
  '{.alternates with}',
  '{.section a}',
  '{.if !a}',
  '{.foo}',
]

const name = fc.constantFrom(...names)
const test = fc.constantFrom(...tests)
const leaf = fc.oneof(
  fc.constantFrom('text', ' ', '\n', '{.space}', '{.newline}', '{#c}', '{## c ##}'),
  name.map((each) => `{${each}}`),
  fc.tuple(name, fc.constantFrom(...chains)).map(([each, chain]) => `{${each}|${chain}}`),
  fc.tuple(name, name, fc.constantFrom(...chains)).map(([one, two, chain]) => `{${one}, ${two}|${chain}}`),
  fc.constantFrom(...expressions).map((each) => `{.eval ${each}}`),
  fc.tuple(fc.constantFrom('@x', '@y'), name).map(([variable, each]) => `{.var ${variable} ${each}}`),
  fc
    .tuple(name, fc.constantFrom('html', 'count', 'json', 'prop b'))
    .map(([each, chain]) => `{.var @x ${each}|${chain}}`),
  fc.tuple(name, name).map(([one, two]) => `{.ctx @y a=${one} b=${two}}`),
  fc.constantFrom('{.inject @x f.json}', '{.inject @y none}'),
  fc.constantFrom('{.include p}', '{.include p output}', '{.include m}', '{.include none output}'),
)

interface Shapes {
  block: string
  item: string
}

const { block } = fc.letrec<Shapes>((tie) => ({
  block: fc.array(tie('item'), { maxLength: 4 }).map((items) => items.join('')),
  item: fc.oneof(
    { maxDepth: 4 },
    { weight: 4, arbitrary: leaf },
    fc
      .tuple(name, tie('block'), tie('block'))
      .map(([each, body, other]) => `{.section ${each}}${body}{.or}${other}{.end}`),
    fc
      .tuple(name, tie('block'))
      .map(([each, body]) => `{.repeated section ${each}}${body}{.alternates with}, {@}{.end}`),
    fc.tuple(name, name, tie('block')).map(([one, two, body]) => `{.if ${one} && ${two} || n}${body}{.end}`),
    fc
      .tuple(test, tie('block'), test, tie('block'))
      .map(([one, body, two, other]) => `{.${one}}${body}{.or ${two}}${other}{.end}`),
    fc
      .tuple(fc.constantFrom('m', 'q'), tie('block'))
      .map(([macro, body]) => `{.macro ${macro}}${body}{.end}`),
  ),
}))

/** Templates as people write them: well-formed, if strange. */
export const sensibleTemplate = block

/** Templates with pieces cut out, doubled, and scraps of syntax thrown in. */
export const brokenTemplate = fc
  .tuple(block, fc.array(fc.tuple(fc.nat(), fc.nat(8), fc.constantFrom(...scraps, '')), { maxLength: 4 }))
  .map(([text, wounds]) => wounds.reduce(wound, text))

function wound(text: string, [at, length, scrap]: [number, number, string]): string {
  const start = at % (text.length + 1)
  return text.slice(0, start) + scrap + text.slice(start + length)
}

/** Any text, braces and tag characters likely. */
export const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc
    .array(fc.constantFrom(...'{}.|@#?& ab"\n', '.section ', '.end', '.if ', '.eval ', 'html', '\ud800'), {
      maxLength: 60,
    })
    .map((pieces) => pieces.join('')),
)

const value = fc.oneof(
  fc.constantFrom<unknown>(
    ...[0, 1, 2, 5, -1, 1.5, '', 'x', 'x y', '<b>"q"</b>', 'true', '10', null, true, false],
  ),
  fc.constantFrom<unknown>([], [1, 2], [1, 2, 3], {}, { b: 1 }, 'b', 'a.b', '{0}-{1}'),
  fc.constantFrom<unknown>({ a: 1, b: { c: 2 } }, { x: 's', y: { z: 7 }, b: [1, { b: 2 }] }),
  fc.constantFrom<unknown>([{ b: 1 }, { b: 0 }, null, { a: 'k', b: 'v' }]),
)

/** Data with most of the names that the templates mention. */
export const someData = fc.dictionary(fc.constantFrom('a', 'b', 'c', 'n', 's', 'l', 'o'), value, {
  noNullPrototype: true,
})

/** The partials that the templates mention. */
export const partialTexts: Readonly<Record<string, string>> = {
  p: '[{@}{a}{@args.k}{.var @x n}]',
  q: 'q{@|apply p}{.repeated section @}{@index}{b}{.end}',
  bad: '{.section a}{a|unheard-of}',
}
/** The values that they inject. */
export const injectedValues: Readonly<Record<string, unknown>> = { 'f.json': { a: 1, b: [1] } }
