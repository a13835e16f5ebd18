import fc from 'fast-check'
import { someNumber, someText } from './arbitrary-text.ts'

/** The names that templates look for in data. */
const dataNames = ['a', 'b', 'c', 'n', 's', 'l', 'o'] as const

const scalar = fc.oneof(
  { weight: 4, arbitrary: someText },
  { weight: 3, arbitrary: someNumber },
  { weight: 1, arbitrary: fc.constantFrom<unknown>(true, false, null) },
)

const key = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom(...dataNames, 'x', 'y', 'z', 'k') },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      ...[
        '',
        ' ',
        '0',
        '1',
        'length',
        'constructor',
        'toString',
        'a.b',
        'A',
        'é',
        '-',
        '@x',
        '$x',
        'null',
        '1e3',
      ],
    ),
  },
)

interface Shapes {
  readonly value: unknown
}

const { value } = fc.letrec<Shapes>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4, depthSize: 'small', withCrossShrink: true },
    { weight: 5, arbitrary: scalar },
    { weight: 2, arbitrary: fc.array(tie('value'), { maxLength: 4 }) },
    { weight: 2, arbitrary: fc.dictionary(key, tie('value'), { maxKeys: 4, noNullPrototype: true }) },
  ),
}))

const list = fc.oneof(
  fc.array(scalar, { maxLength: 5 }),
  fc.array(fc.dictionary(key, value, { maxKeys: 4, noNullPrototype: true }), { maxLength: 4 }),
  fc.array(value, { maxLength: 4 }),
  fc.constantFrom<unknown>([], [[]], [null], [[1, [2, [3]]]], [{}], 'none', [0, 0]),
)
const object = fc.oneof(
  fc.dictionary(key, value, { maxKeys: 5, noNullPrototype: true }),
  fc.constantFrom<unknown>({}, { a: 1, b: { c: 2 } }, { x: 's', y: { z: 7 }, b: [1, { b: 2 }] }, null),
)
const zone = fc.constantFrom<unknown>(
  ...[
    'America/New_York',
    'Europe/London',
    'Asia/Kolkata',
    'Australia/Lord_Howe',
    'UTC',
    'Nowhere/Land',
    '',
    5,
    null,
  ],
)

/** Data with most of the names that the templates mention: mostly of the kind the name suggests, and any JSON otherwise. */
export const someData: fc.Arbitrary<Record<string, unknown>> = fc
  .tuple(
    fc.record(
      {
        a: value,
        b: value,
        c: scalar,
        n: fc.oneof({ weight: 4, arbitrary: someNumber }, { weight: 1, arbitrary: value }),
        s: fc.oneof({ weight: 4, arbitrary: someText }, { weight: 1, arbitrary: value }),
        l: list,
        o: object,
        debug: scalar,
        website: fc.record({ timeZone: zone }),
      },
      { requiredKeys: [] },
    ),
    fc.dictionary(key, value, { maxKeys: 2, noNullPrototype: true }),
  )
  .map(([named, odd]) => ({ ...odd, ...named }))

/** The values that the templates inject. */
export const injectedValues: Readonly<Record<string, unknown>> = {
  'f.json': { a: 1, b: [1] },
  './deep/list.json': [{ b: 1 }, null, 'x'],
  text: 'injected <text>',
}
