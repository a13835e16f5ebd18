/** A template that asks for too much. */
export interface Bomb {
  readonly template: string
  readonly data?: unknown
  readonly partials?: Readonly<Record<string, string>>
}

function range(length: number): number[] {
  return Array.from({ length }, (_, index) => index)
}

/** Each time round a loop that never ends by itself. */
function inALoop(tag: string, data: Readonly<Record<string, unknown>>): Bomb {
  return { template: `{.repeated section l}${tag}{.end}`, data: { ...data, l: range(100_000) } }
}

const list = range(200)
const many = range(100_000)
const nested = range(200).map(() => ({ l: range(200).map(() => ({ l: list })) }))
const fan = Object.fromEntries(range(16).map((depth) => [`p${depth}`, `x{@|apply p${depth + 1}}`.repeat(16)]))
const long = 'x y"<&\\'.repeat(100_000)

const growth: Record<string, Bomb> = {
  'partials that call partials sixteen times each': {
    template: '{@|apply p0}',
    partials: { ...fan, p16: 'y' },
  },
  'partials whose output is escaped on the way': {
    template: '{@|apply p0|html|json}',
    partials: { ...fan, p16: '"' },
  },
  'partials that print nothing': {
    template: '{@|apply p0}',
    partials: {
      ...Object.fromEntries(range(16).map((depth) => [`p${depth}`, `{@|apply p${depth + 1}}`.repeat(16)])),
      p16: '',
    },
  },
  'partials that are included': {
    template: '{.include p0 output}',
    partials: {
      ...Object.fromEntries(
        range(15).map((depth) => [`p${depth}`, `{.include p${depth + 1} output}`.repeat(16)]),
      ),
      p15: 'y',
    },
  },
  'a macro that includes itself twice': { template: '{.macro m}{.include m}{.include m}{.end}{.include m}' },
  'a macro that applies itself twice': { template: '{.macro m}{@|apply m}{@|apply m}{.end}{@|apply m}' },
  'json of json of json': { template: `{a${'|json'.repeat(40)}}`, data: { a: '"\\' } },
  'json bound again and again': {
    template: `{.var @x a}${'{.var @x @x|json}'.repeat(60)}{@x}`,
    data: { a: '"' },
  },
  'a text formatted with itself': {
    template: `{.var @x a}${'{.var @x f|format @x}'.repeat(60)}{@x}`,
    data: { a: 'xx', f: '{0}{0}' },
  },
  'a message filled in with itself': {
    template: `{.var @x a}${'{.var @x f|message @x}'.repeat(60)}{@x}`,
    data: { a: 'xx', f: '{0}{0}' },
  },
  'a text put out twice': {
    template: `{.macro m}{@}{@}{.end}{.var @x a}${'{.var @x @x|apply m}'.repeat(60)}{@x}`,
    data: { a: 'xx' },
  },
  'a text escaped again and again': {
    template: `{.var @x a}${'{.var @x @x|html}'.repeat(2000)}{@x}`,
    data: { a: '&'.repeat(1000) },
  },
  'spaces encoded and encoded': {
    template: `{.var @x a}${'{.var @x @x|encode-uri-component}'.repeat(2000)}{@x}`,
    data: { a: ' '.repeat(1000) },
  },
  'an object that holds itself twice, sixty deep, as json': {
    template: `{.ctx @x a=b}${'{.ctx @x a=@x b=@x}'.repeat(60)}{@x|json}`,
    data: { b: 1 },
  },
  'the same, indented': {
    template: `{.ctx @x a=b}${'{.ctx @x a=@x b=@x}'.repeat(60)}{@x|json-pretty}`,
    data: { b: 1 },
  },
  'two such objects compared': {
    template: `{.ctx @x a=b}{.ctx @y a=b}${'{.ctx @x a=@x b=@x}{.ctx @y a=@y b=@y}'.repeat(60)}{.equal? @x @y}1{.end}`,
    data: { b: 1 },
  },
}

const loops: Record<string, Bomb> = {
  'three loops of 200 with nothing inside': {
    template: '{.repeated section @}{.repeated section l}{.repeated section l}{.end}{.end}{.end}',
    data: nested,
  },
  'three loops of 200 over the same list': {
    template:
      '{.repeated section l}{.section @}{.end}{.section m}{.end}{.var @l m}{.repeated section @l}{.end}{.end}',
    data: { l: many, m: many },
  },
  'a loop with a separator and nothing else': {
    template: '{.repeated section @}{.repeated section @}{.alternates with}{.end}{.end}',
    data: range(2000).map(() => range(2000)),
  },
  'a loop of 100,000 with 50 look-ups each': inALoop('{none}'.repeat(50), {}),
  'conditions in a loop': inALoop('{.if none && none || none}{.or}{.end}'.repeat(10), {}),
  'predicates in a loop': inALoop('{.equal? none 1}{.or greaterThan? none 1}{.or}{.end}'.repeat(10), {}),
  'variables bound in a loop': inALoop('{.var @x @}{.ctx @y a=@ b=@x}'.repeat(10), {}),
  'a long text printed in a loop': inALoop('{a}', { a: long }),
  'a long text printed without a loop': { template: '{a}'.repeat(9000), data: { a: long } },
  'a long list printed in a loop': inALoop('{l}', {}),
  'texts joined in a loop': inALoop('{.eval @x = a + a + a}', { a: 'x'.repeat(300_000) }),
  'expressions in a loop': inALoop('{.eval @index * 2 + 1}'.repeat(10), {}),
  'expressions that fail in a loop': inALoop('{.eval o + 1}{.eval (}', { o: { a: 1 } }),
  'an expression of thousands of tokens in a loop': inALoop(`{.eval ${'1+'.repeat(4000)}1}`, {}),
  'powers in a loop': inALoop(`{.eval 9${' ** 9'.repeat(500)}}`, {}),
  'formatters that fail in a loop': inALoop('{a|encode-uri}{a|url-encode}', { a: '\ud800' }),
  'partials that are missing in a loop': inALoop('{@|apply none}{.include none}', {}),
  'a search through a long list in a loop': inALoop('{.var @x l|find-first none}', {}),
  'properties of endless paths in a loop': inALoop(`{.var @x o|prop ${'.'.repeat(100_000)}}`, { o: {} }),
  'keys of endless paths in a loop': inALoop(`{.var @x o|get ${'a.'.repeat(50_000)}}`, { o: {} }),
  'endless arguments in a loop': inALoop(`{.var @x f|format ${'a '.repeat(50_000)}}`, { f: '{0}', a: 1 }),
  'endless arguments of a message in a loop': inALoop(`{.var @x f|message ${'a '.repeat(50_000)}}`, {
    f: '{0}',
    a: 1,
  }),
  'an endless path in a list in a loop': inALoop(`{.var @x l|find-first ${'a.'.repeat(50_000)}}`, {}),
  'endless arguments that are put out in a loop': inALoop(`{.var @x a|output ${'a '.repeat(50_000)}}`, {}),
  'endless arguments of a partial in a loop': inALoop(
    `{.macro m}{.end}{@|apply m ${'a=1 '.repeat(25_000)}}`,
    {},
  ),
  'a list keyed in a loop': inALoop('{.var @x m|key-by a}', { m: range(100_000).map((a) => ({ a })) }),
  'two long lists compared in a loop': inALoop('{.equal? l m}{.end}', { m: range(100_000) }),
  'two long texts compared in a loop': inALoop('{.equal? a b}{.end}', {
    a: long,
    b: `${long.slice(0, -1)}!`,
  }),
  'long texts ordered in a loop': inALoop('{.lessThan? a b}{.end}', { a: long, b: `${long.slice(0, -1)}!` }),
  'a count of keys in a loop': inALoop('{.var @x o|count}', {
    o: Object.fromEntries(range(100_000).map((key) => [`k${key}`, key])),
  }),
  'a test of a large object in a loop': inALoop('{.if o}{.end}{.section o}{.end}', {
    o: Object.fromEntries(range(100_000).map((key) => [`k${key}`, key])),
  }),
}

const cardText = `{0 plural ${range(500)
  .map((each) => `=${each} {#}`)
  .join(' ')} other {#}}`
const nestedChoice = `${'{0 select a {'.repeat(200)}x${'}}'.repeat(200)}`

const words: Record<string, Bomb> = {
  'a date pattern of thousands of letters in a loop': inALoop(`{@|date ${'%c'.repeat(10_000)}}`, {}),
  'a different moment each time': inALoop('{@|date %c %G %V %U %Z}'.repeat(20), {}),
  'a different zone each time': {
    template: '{.repeated section l}{.section @}{n|date %c}{.end}{.end}',
    data: { l: range(100_000).map((each) => ({ n: each, website: { timeZone: `Zone/${each}` } })) },
  },
  'moments far from now': {
    template: '{.repeated section l}{@|date %F %j %V}{.end}',
    data: { l: range(100_000).map((each) => 200_000_000_000_000 - each * 1e9) },
  },
  'datetimes in a loop': inALoop('{@|datetime date:full time:full}', {}),
  'datetime patterns of great length': inALoop(`{@|datetime ${'yMMMdHms'.repeat(500)}}`, {}),
  'intervals in a loop': inALoop('{@, n|datetime-interval yMMMdHm}', { n: 1e12 }),
  'relative times in a loop': inALoop('{@|relative-time}', {}),
  'numbers in a loop': inALoop('{@|decimal style:long group:true}', {}),
  'numbers of a thousand digits in a loop': inALoop('{a|decimal}', { a: '9'.repeat(1000) }),
  'numbers with fifty zeroes in a loop': inALoop('{@|decimal minFrac:50 minInt:50}', {}),
  'money in a loop': inALoop('{o|money style:name}', { o: { value: '12345.678', currency: 'EUR' } }),
  'messages in a loop': inALoop('{f|message @}', { f: cardText }),
  'messages of braces only': inALoop('{f|message @}', { f: '{'.repeat(10_000) }),
  'messages of choices in choices': inALoop('{f|message s}', { f: nestedChoice, s: 'a' }),
  'messages of quotes': inALoop('{f|message @}', { f: "'{".repeat(10_000) }),
  'messages with many numbers': inALoop('{f|message @}', { f: '{0 number style:long} '.repeat(500) }),
  'messages with many dates': inALoop('{f|message @}', { f: '{0 datetime date:full} '.repeat(500) }),
  'a format of braces only': inALoop('{.var @x f|format @}', { f: '{'.repeat(100_000) }),
  'a format of pairs': inALoop('{.var @x f|format @}', { f: '{}'.repeat(50_000) }),
  'a format of broken pairs': inALoop('{.var @x f|format @}', { f: `${'{x'.repeat(50_000)}}` }),
}

/** Formatters that walk through a text, each with the text that is worst for it. */
const walks: Readonly<Record<string, string>> = {
  html: '&',
  htmlattr: '"',
  htmltag: '<',
  json: '"',
  'json-pretty': '\\',
  raw: '\u0001',
  safe: '<',
  slugify: ' !',
  smartypants: '"-',
  'truncate 999999': 'x',
  str: 'x',
  'url-encode': '(',
  'encode-uri': '\u00e9',
  'encode-uri-component': '/',
  'encode-space': ' ',
  'line-breaks': '\n',
  count: 'x',
  round: '9',
  'mod 7': '9',
  'output a b': 'x',
  'pluralize x': '9',
  'key-by a': 'x',
  'lookup a': '.',
  'get a': 'x',
  'date %Y': '9',
  decimal: '9',
  'datetime date': '9',
  timesince: '9',
  'relative-time': '9',
  'message a': '{',
  'format a': '{',
}

/** The formatters above with a text of nearly a megabyte: once, and in a loop. */
export const walkers: readonly { formatter: string; text: string }[] = Object.entries(walks).map(
  ([formatter, piece]) => ({ formatter, text: piece.repeat(900_000 / piece.length) }),
)

/** Templates that must be stopped, by what they do. */
export const bombs: Readonly<Record<string, Bomb>> = {
  ...growth,
  ...loops,
  ...words,
  ...Object.fromEntries(
    walkers.map(({ formatter, text }) => [
      `${formatter} on a long text in a loop`,
      inALoop(`{.var @x a|${formatter}}`, { a: text }),
    ]),
  ),
}
