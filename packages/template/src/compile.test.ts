import { describe, expect, it } from 'vitest'
import { compile } from './compile.ts'
import { coreFormatters } from './formatters/core.ts'
import { corePredicates } from './predicates/core.ts'
import { buildRegistry, type Formatter, type Predicate } from './registry.ts'
import type { RenderOptions } from './template.ts'
import { coreRegistry as registry } from './testing/core-registry.ts'

function withFormatter(name: string, formatter: Formatter) {
  return buildRegistry(coreFormatters, corePredicates, { formatters: { [name]: formatter } })
}

function partials(texts: Readonly<Record<string, string>>): RenderOptions {
  const compiled = Object.entries(texts).map(
    ([file, text]) => [file, compile(text, { file, registry })] as const,
  )
  return { partials: new Map(compiled) }
}

describe('an error', () => {
  it('shows the file, the place, the line and a known word that is close', () => {
    const { errors } = compile('<p>\r\n  {title|htm}\r\n</p>', { file: 'blog.list', registry })
    expect(errors).toEqual([
      {
        code: 'unknown-formatter',
        message: "SyntaxError: Formatter 'htm' is unknown",
        file: 'blog.list',
        line: 2,
        column: 3,
        sourceLine: '  {title|htm}',
        suggestion: 'html',
      },
    ])
  })

  it('has no suggestion when no known word is close', () => {
    const [error] = compile('{title|spellcheck}', { registry }).errors
    expect(error).not.toHaveProperty('suggestion')
  })

  it('in a partial names the file of the partial', () => {
    const page = compile('{item|apply card.html}', { file: 'page.region', registry })
    const { errors } = page.render({ item: 1 }, partials({ 'card.html': '<b>\n{@|apply none}</b>' }))
    expect(errors).toMatchObject([
      { file: 'card.html', line: 2, column: 1, sourceLine: '{@|apply none}</b>' },
    ])
  })

  it('in a macro names the file it was written in', () => {
    const page = compile('{.include lib.html}\n{item|apply m}', { file: 'page.region', registry })
    const { errors } = page.render({}, partials({ 'lib.html': '{.macro m}\n\n {@|apply none}{.end}' }))
    expect(errors).toMatchObject([{ file: 'lib.html', line: 3, column: 2 }])
  })

  it('tells what a formatter threw, and the next instruction runs', () => {
    const words = withFormatter('fail', () => {
      throw new TypeError('bang')
    })
    const { output, errors } = compile('a{x|fail}b{.section s}{n|fail|html}{@.k}{.end}c', {
      registry: words,
    }).render({
      s: { k: 1 },
    })
    expect(output).toBe('ab1c')
    expect(errors.map(({ message }) => message)).toEqual([
      'RuntimeError: Unexpected TypeError error when executing VARIABLE: bang',
      'RuntimeError: Unexpected TypeError error when executing VARIABLE: bang',
    ])
  })

  it('tells what a predicate threw, and its block prints nothing', () => {
    const fail: Predicate = () => {
      throw new Error('bang')
    }
    const words = buildRegistry(coreFormatters, corePredicates, { predicates: { 'fail?': fail } })
    const source = '{.fail?}a{.or}b{.end}c{.if x}{.or fail?}d{.or}e{.end}f'
    const { output, errors } = compile(source, { registry: words }).render({})
    expect(output).toBe('cf')
    expect(errors.map(({ message }) => message)).toEqual([
      'RuntimeError: Unexpected Error error when executing PREDICATE: bang',
      'RuntimeError: Unexpected Error error when executing OR_PREDICATE: bang',
    ])
  })

  it('is recorded even when what was thrown is no error', () => {
    const words = withFormatter('fail', () => {
      throw 'a word'
    })
    expect(compile('{x|fail}', { registry: words }).render({}).errors).toMatchObject([{ code: 'unexpected' }])
  })

  it('comes from data that throws when it is read', () => {
    const data = {
      get trap(): string {
        throw new Error('sprung')
      },
    }
    const { output, errors } = compile('a{trap}b', { registry }).render(data)
    expect(output).toBe('a')
    expect(errors).toMatchObject([{ code: 'unexpected' }])
  })
})

describe('a spent budget', () => {
  it('keeps what the partial at work had printed', () => {
    const page = compile('<{@|apply loop}>never', { registry })
    const { output, errors } = page.render([1, 2, 3, 4, 5, 6, 7, 8, 9], {
      ...partials({ loop: '{.repeated section @}{@}{.end}' }),
      limits: { steps: 12 },
    })
    expect(output).toBe('<12')
    expect(errors).toMatchObject([{ code: 'steps-spent', file: 'loop' }])
  })

  it('keeps nothing of a partial that a formatter was still to escape', () => {
    const page = compile('<{@|apply loop|html}>never', { registry })
    const options = { ...partials({ loop: '{.repeated section @}{@}{.end}' }), limits: { steps: 12 } }
    expect(page.render(['<', '<', '<', '<', '<', '<'], options).output).toBe('<')
  })

  it('can not be outlived by a formatter that catches it', () => {
    const stubborn = withFormatter('stubborn', (value, _args, scope) => {
      try {
        scope.chargeSteps(1_000_000)
      } catch {
        return 'caught'
      }
      return value
    })
    const { output, errors } = compile('a{x|stubborn}{.if y}{.or}{z}{.end}b', { registry: stubborn }).render({
      x: 1,
    })
    expect(output).toBe('acaught')
    expect(errors).toMatchObject([{ code: 'steps-spent' }])
  })

  it('is one of time by the clock that is given', () => {
    let now = 0
    const clock = (): number => {
      now += 5
      return now
    }
    const page = compile('{.repeated section @}{@}{.end}', { registry })
    const { output, errors } = page.render(
      Array.from({ length: 5000 }, () => 'x'),
      { clock, limits: { timeMs: 18 } },
    )
    expect(errors).toMatchObject([
      { code: 'time-spent', message: 'RuntimeError: Rendering stopped after 18 ms' },
    ])
    expect(output.length).toBeGreaterThan(100)
    expect(output.length).toBeLessThan(5000)
  })

  it('is not touched by generating the code of a template or partial', () => {
    let now = 0
    const clock = (): number => {
      now += 10
      return now
    }
    const page = compile('{@|apply a}{@|apply b}{@|apply c}', { registry })
    const options = { ...partials({ a: '1', b: '2', c: '3' }), clock, limits: { steps: 5000, timeMs: 5 } }
    expect(page.render({}, options)).toEqual({ output: '123', errors: [] })
  })

  it('is the one of the render before the one of the template before the default', () => {
    const page = compile('{.repeated section @}x{.end}', { registry, limits: { bytes: 5 } })
    expect(page.render([1, 2, 3, 4, 5, 6, 7, 8]).output).toBe('xxxxx')
    expect(page.render([1, 2, 3, 4, 5, 6, 7, 8], { limits: { bytes: 6 } }).output).toBe('xxxxxx')
  })
})

describe('a budget that is no number', () => {
  it.each([undefined, Number.NaN, -1])('is the default: %s', (steps) => {
    const page = compile('{.repeated section @}{.end}', { registry })
    const { errors } = page.render(
      Array.from({ length: 300_000 }, () => 0),
      { limits: { steps, timeMs: 5000 } },
    )
    expect(errors).toMatchObject([{ code: 'steps-spent' }])
  })
})

describe('the scope of a formatter', () => {
  it('finds from the value of its tag, and outside from the surrounding node', () => {
    const words = withFormatter('where', (_value, _args, scope) =>
      [scope.find(['@']), scope.find(['name']), scope.findOutside(['name'])].map(String).join(),
    )
    const source = '{.section shop}{item.name|where}{item|where}{.var @w item|where}{@w}{.end}'
    const { output } = compile(source, { registry: words }).render({
      name: 'root',
      shop: { name: 'shop', item: { name: 'mug' } },
    })
    expect(output).toBe('mug,shop,shop[object Object],mug,shop[object Object],shop,shop')
  })

  it('keeps the first value as its node while the chain changes it', () => {
    const words = withFormatter('node', (_value, _args, { node }) => String(node))
    expect(compile('{a|output x|node}', { registry: words }).render({ a: 'first' }).output).toBe('first')
  })

  it('renders a built-in template, in sight of the surroundings unless private', () => {
    const built = compile('<{n}{x}>', { file: 'built-in', registry })
    const words = withFormatter('built', (value, [mode], scope) =>
      scope.render(built, value, mode === 'private'),
    )
    const source = '{item|built}{item|built private}'
    expect(compile(source, { registry: words }).render({ x: 'out', item: { n: 1 } }).output).toBe('<1out><1>')
  })

  it('does not count built-in templates into the depth of partials', () => {
    const words = withFormatter('nest', (value, _args, scope) =>
      Number(value) > 0 ? `n${scope.render(nest, Number(value) - 1)}` : '.',
    )
    const nest = compile('{@|nest}', { registry: words })
    expect(nest.render(40)).toEqual({ output: `${'n'.repeat(40)}.`, errors: [] })
  })

  it('gives the zone of the site, New York when there is none, and UTC for what is no zone', () => {
    const words = withFormatter('zone', (_value, _args, scope) => scope.timeZone)
    const template = compile('{@|zone}', { registry: words })
    expect(template.render({ website: { timeZone: 'Asia/Tokyo' } }).output).toBe('Asia/Tokyo')
    expect(template.render({ website: {} }).output).toBe('America/New_York')
    expect(template.render({ website: { timeZone: 5 } }).output).toBe('UTC')
  })

  it('gives the values of all variables, and the same arguments every time', () => {
    const seen: unknown[] = []
    const words = withFormatter('see', (_value, args, _scope, values) => {
      seen.push(args, values)
    })
    compile('{.repeated section @}{a, b|see x y}{.end}', { registry: words }).render([
      { a: 1, b: 2 },
      { b: 3 },
    ])
    expect(seen).toEqual([
      ['x', 'y'],
      [1, 2],
      ['x', 'y'],
      [undefined, 3],
    ])
    expect(seen[0]).toBe(seen[2])
  })

  it('is not upset by a template that renders inside of it', () => {
    const inner = compile('{.repeated section @}{@|html}{.end}', { registry })
    const words = withFormatter('twice', (value, _args, scope) => {
      const text = scope.render(inner, ['<', '>'])
      return `${String(value)}${text}${String(scope.node)}`
    })
    expect(compile('{a|twice}{b|twice}', { registry: words }).render({ a: 1, b: 2 }).output).toBe(
      '1&lt;&gt;12&lt;&gt;2',
    )
  })
})

describe('a compiled template', () => {
  it('is the same for every render', () => {
    const template = compile('{.var @x a}{@x}{.macro m}{b}{.end}{@|apply m}', { registry })
    expect([
      template.render({ a: 1, b: 2 }).output,
      template.render({}).output,
      template.render({ a: 3 }).output,
    ]).toEqual(['12', '', '3'])
    expect(Object.isFrozen(template)).toBe(true)
  })

  it('prints the expression error of each render', () => {
    const template = compile('{.eval 1 ?}{.eval 1 ?}', { registry })
    expect(template.render({}).errors).toHaveLength(2)
    expect(template.render({}).errors).toHaveLength(2)
  })
})
