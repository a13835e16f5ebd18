import fc from 'fast-check'
import { chain, dateCall, partialName, reference, test } from './arbitrary-call.ts'
import { expression } from './arbitrary-expression.ts'

/** Whitespace in tags: nearly always one space; anything else is allowed in some places and makes text of others. */
const gap = fc.constantFrom(
  ...Array.from({ length: 40 }, () => ' '),
  '  ',
  '\t',
  '\n',
  ' \v',
  '\f',
  '\r\n',
  '',
)
const comma = fc.constantFrom(', ', ', ', ',', ' , ', '  ,')
const operator = fc.constantFrom(' && ', ' || ', '&&', '||', '  &&\n', ' ||')
const variable = fc.constantFrom('@x', '@x', '@y', '@z', '@a')

const text = fc.constantFrom(
  ...[
    'text',
    ' ',
    '\n',
    '<p>',
    '</p>\n',
    'é😀',
    '{',
    '}',
    '{ a }',
    '{ b',
    'a { color: red }',
    '{}',
    '{{',
    '}}',
    '\ud800',
  ],
  ...[
    '{.space}',
    '{.tab}',
    '{.newline}',
    '{.meta-left}',
    '{.meta-right}',
    '{.space }',
    '{.nothing}',
    '{1a}',
    '{a..b}',
  ],
  ...[
    '{#c}',
    '{# a comment with | and . #}',
    '{## c ##}',
    '{## {a} {.end} ##}',
    '{##}',
    '{##\n##}',
    '{^a}',
    '{a }',
    '{_a}',
  ],
)

const leaf = fc.oneof(
  { weight: 4, arbitrary: text },
  { weight: 5, arbitrary: reference.map((name) => `{${name}}`) },
  { weight: 9, arbitrary: fc.tuple(reference, chain).map(([name, calls]) => `{${name}|${calls}}`) },
  {
    weight: 2,
    arbitrary: fc
      .tuple(reference, comma, reference, chain)
      .map(([one, mark, two, calls]) => `{${one}${mark}${two}|${calls}}`),
  },
  { weight: 1, arbitrary: fc.tuple(reference, comma, reference).map((parts) => `{${parts.join('')}}`) },
  {
    weight: 2,
    arbitrary: fc
      .tuple(
        fc.constantFrom('n', 'n', 'n|round', 'c', '@'),
        dateCall,
        fc.constantFrom('', '', '|html', '|str|count'),
      )
      .map(([name, call, after]) => `{${name}|${call}${after}}`),
  },
  { weight: 4, arbitrary: fc.tuple(gap, expression).map(([space, formula]) => `{.eval${space}${formula}}`) },
  {
    weight: 3,
    arbitrary: fc.tuple(gap, variable, gap, reference).map((parts) => `{.var${parts.join('')}}`),
  },
  {
    weight: 2,
    arbitrary: fc
      .tuple(variable, reference, chain)
      .map(([name, of, calls]) => `{.var ${name} ${of}|${calls}}`),
  },
  {
    weight: 2,
    arbitrary: fc
      .tuple(variable, gap, reference, gap, reference)
      .map(([name, before, one, between, two]) => `{.ctx ${name}${before}k=${one}${between}b=${two}}`),
  },
  {
    weight: 1,
    arbitrary: fc
      .tuple(
        variable,
        fc.constantFrom('f.json', './deep/list.json', 'text', 'none', 'f.json extra', 'f,json'),
      )
      .map(([name, path]) => `{.inject ${name} ${path}}`),
  },
  {
    weight: 1,
    arbitrary: fc
      .tuple(gap, partialName, fc.constantFrom('', ' output', ' output output', ' other', ':output'))
      .map((parts) => `{.include${parts.join('')}}`),
  },
)

type Body = fc.Arbitrary<string>

function sectionOf(body: Body): Body {
  return fc
    .tuple(gap, reference, body, fc.option(body))
    .map(([space, name, inside, other]) => `{.section${space}${name}}${inside}${otherwise(other)}{.end}`)
}

function loopOf(body: Body): Body {
  const leaves = fc.array(leaf, { maxLength: 2 }).map((items) => items.join(''))
  const separator = fc.oneof({ weight: 8, arbitrary: leaves }, { weight: 1, arbitrary: body })
  const list = fc.constantFrom('l', 'l', 'l', '@', 'o.b', 'a', '@x')
  return fc
    .tuple(list, gap, body, fc.option(separator), fc.option(body))
    .map(([name, space, inside, between, other]) => {
      const separated = between === null ? '' : `{.alternates with}${between}`
      return `{.repeated section${space}${name}}${inside}${separated}${otherwise(other)}{.end}`
    })
}

function ifOf(body: Body): Body {
  const others = fc.array(
    fc.tuple(operator, reference).map((parts) => parts.join('')),
    { maxLength: 3 },
  )
  return fc
    .tuple(gap, reference, others, body, fc.option(body))
    .map(([space, first, rest, inside, other]) => {
      return `{.if${space}${first}${rest.join('')}}${inside}${otherwise(other)}{.end}`
    })
}

function testOf(body: Body): Body {
  const elseIf = fc.tuple(test, body).map(([second, inside]) => `{.or ${second}}${inside}`)
  return fc
    .tuple(fc.constantFrom('', '', 'if '), test, body, fc.option(elseIf), fc.option(body))
    .map(([keyword, first, inside, second, other]) => {
      return `{.${keyword}${first}}${inside}${second ?? ''}${otherwise(other)}{.end}`
    })
}

function macroOf(body: Body): Body {
  return fc
    .tuple(fc.constantFrom('m', 'm', 'q', 'deep', './dir/part.block'), body)
    .map(([name, inside]) => `{.macro ${name}}${inside}{.end}`)
}

interface Shapes {
  readonly block: string
  readonly item: string
}

const { block } = fc.letrec(
  (tie: fc.LetrecTypedTie<Shapes>): fc.LetrecValue<Shapes> => ({
    block: fc.array(tie('item'), { maxLength: 4, size: 'medium' }).map((items) => items.join('')),
    item: fc.oneof(
      { maxDepth: 3, depthSize: 'medium' },
      { weight: 14, arbitrary: leaf },
      { weight: 2, arbitrary: sectionOf(tie('block')) },
      { weight: 2, arbitrary: loopOf(tie('block')) },
      { weight: 1, arbitrary: ifOf(tie('block')) },
      { weight: 2, arbitrary: testOf(tie('block')) },
      { weight: 1, arbitrary: macroOf(tie('block')) },
    ),
  }),
)

function otherwise(body: string | null): string {
  return body === null ? '' : `{.or}${body}`
}

/** Templates as people write them: well-formed, if strange. */
export const sensibleTemplate: fc.Arbitrary<string> = block

const scraps = [
  ...[
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
  ],
  ...[
    '{.or equal? a 1}',
    '{.repeated section l}',
    '{.macro m}',
    '|',
    '.',
    '@',
    ' ',
    '\n',
    '{.eval ',
    '{.var @x ',
    '#',
  ],
]

const piece = fc.constantFrom(...scraps, '', '', '')

/** Cuts pieces out of a text, or puts scraps of syntax in their place. */
export function wounded(source: fc.Arbitrary<string>): fc.Arbitrary<string> {
  return fc
    .tuple(source, fc.array(fc.tuple(fc.nat(), fc.nat(8), piece), { minLength: 1, maxLength: 4 }))
    .map(([text, wounds]) => wounds.reduce(wound, text))
}

function wound(text: string, [at, length, scrap]: [number, number, string]): string {
  const start = at % (text.length + 1)
  return text.slice(0, start) + scrap + text.slice(start + length)
}

/** Templates with pieces cut out, doubled, and scraps of syntax thrown in. */
export const brokenTemplate: fc.Arbitrary<string> = wounded(block)

/** Any text, braces and tag characters likely. */
export const anyText: fc.Arbitrary<string> = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc
    .array(fc.constantFrom(...'{}.|@#?& ab"\n', '.section ', '.end', '.if ', '.eval ', 'html', '\ud800'), {
      maxLength: 60,
    })
    .map((pieces) => pieces.join('')),
)

/** The partials that the templates mention. */
export const partialTexts: Readonly<Record<string, string>> = {
  p: '[{@}{a}{@args.k}{.var @x n}]',
  q: 'q{@|apply p}{.repeated section @}{@index}{b}{.end}',
  deep: '<{@|apply q k=2}{.macro m}({@}{@args.j}){.end}{s|apply m}{.if @args}{@args|json}{.end}>',
  './dir/part.block': '{.section @}{@|json}{.or}{a}{.end}',
  bad: '{.section a}{a|unheard-of}',
}
