import { describe, expect, it } from 'vitest'
import { compile } from './compile.ts'
import { coreRegistry as registry } from './testing/core-registry.ts'

function range(length: number): number[] {
  return Array.from({ length }, (_, index) => index)
}

interface Attack {
  readonly template: string
  readonly data?: unknown
  readonly partials?: Readonly<Record<string, string>>
}

interface Outcome {
  readonly codes: readonly string[]
  readonly bytes: number
  /** Processor time, as the machine may be busy with other things. */
  readonly cpuMs: number
}

/** Renders under the default budgets and reports what became of it. */
function attack({ template, data = {}, partials = {} }: Attack): Outcome {
  const compiled = compile(template, { registry })
  const compiledPartials = Object.entries(partials).map(
    ([name, text]) => [name, compile(text, { registry })] as const,
  )
  const started = process.cpuUsage()
  const { output, errors } = compiled.render(data, { partials: new Map(compiledPartials) })
  return {
    codes: [...compiled.errors, ...errors].map(({ code }) => code),
    bytes: new TextEncoder().encode(output).length,
    cpuMs: cpuMsSince(started),
  }
}

function cpuMsSince(started: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(started)
  return (user + system) / 1000
}

const list = range(200)
const many = range(100_000)
const nested = range(200).map(() => ({ l: range(200).map(() => ({ l: list })) }))
const fan = Object.fromEntries(range(16).map((depth) => [`p${depth}`, `x{@|apply p${depth + 1}}`.repeat(16)]))
const long = 'x y"<&\\'.repeat(100_000)

const spent = ['steps-spent', 'bytes-spent', 'time-spent']

const bombs: Record<string, Attack> = {
  'partials that call partials sixteen times each': {
    template: '{@|apply p0}',
    partials: { ...fan, p16: 'y' },
  },
  'partials whose output is escaped on the way': {
    template: '{@|apply p0|html|json}',
    partials: { ...fan, p16: '"' },
  },
  'a macro that includes itself twice': { template: '{.macro m}{.include m}{.include m}{.end}{.include m}' },
  'three loops of 200 with nothing inside': {
    template: '{.repeated section @}{.repeated section l}{.repeated section l}{.end}{.end}{.end}',
    data: nested,
  },
  'a loop of 100,000 with 50 look-ups each': {
    template: `{.repeated section l}${'{none}'.repeat(50)}{.end}`,
    data: { l: many },
  },
  'json of json of json': { template: `{a${'|json'.repeat(40)}}`, data: { a: '"\\' } },
  'json bound again and again': {
    template: `{.var @x a}${'{.var @x @x|json}'.repeat(60)}{@x}`,
    data: { a: '"' },
  },
  'a text formatted with itself': {
    template: `{.var @x a}${'{.var @x f|format @x}'.repeat(60)}{@x}`,
    data: { a: 'xx', f: '{0}{0}' },
  },
  'a text added to itself': {
    template: `{.eval @x = a}${'{.eval @x = @x + @x}'.repeat(60)}{@x}`,
    data: { a: 'xxxx' },
  },
  'an object that holds itself twice, sixty deep, as json': {
    template: `{.ctx @x a=b}${'{.ctx @x a=@x b=@x}'.repeat(60)}{@x|json}`,
    data: { b: 1 },
  },
  'two such objects compared': {
    template: `{.ctx @x a=b}{.ctx @y a=b}${'{.ctx @x a=@x b=@x}{.ctx @y a=@y b=@y}'.repeat(60)}{.equal? @x @y}1{.end}`,
    data: { b: 1 },
  },
  'a long text printed in a loop': { template: '{.repeated section l}{a}{.end}', data: { l: many, a: long } },
  'a long text printed without a loop': { template: '{a}'.repeat(9000), data: { a: long } },
  'a long list printed in a loop': { template: '{.repeated section l}{l}{.end}', data: { l: many } },
  'an expression of thousands of tokens in a loop': {
    template: `{.repeated section l}{.eval ${'1+'.repeat(4000)}1}{.end}`,
    data: { l: many },
  },
  'a date pattern of thousands of letters in a loop': {
    template: `{.repeated section l}{@|date ${'%c'.repeat(10_000)}}{.end}`,
    data: { l: many },
  },
  'a search through a long list in a loop': {
    template: '{.repeated section l}{.var @x l|find-first none}{.end}',
    data: { l: many },
  },
  'two long lists compared in a loop': {
    template: '{.repeated section l}{.equal? l m}{.end}{.end}',
    data: { l: many, m: range(100_000) },
  },
  'two long texts compared in a loop': {
    template: '{.repeated section l}{.equal? a b}{.end}{.end}',
    data: { l: many, a: long, b: `${long.slice(0, -1)}!` },
  },
}

const formattersOfText = [
  ...[
    'html',
    'htmlattr',
    'json',
    'json-pretty',
    'raw',
    'safe',
    'slugify',
    'smartypants',
    'truncate 999999',
    'str',
  ],
  ...[
    'url-encode',
    'encode-uri',
    'encode-uri-component',
    'encode-space',
    'line-breaks',
    'count',
    'format a',
    'round',
  ],
]

describe('a template that asks for too much', () => {
  it.each(Object.keys(bombs))('is stopped: %s', (name) => {
    const { codes, bytes, cpuMs } = attack(bombs[name] ?? { template: '' })
    expect(codes.filter((code) => spent.includes(code))).toHaveLength(1)
    expect(bytes).toBeLessThanOrEqual(4 * 1024 * 1024)
    // Half as much again as the budget of 250 ms, and room for a busy machine.
    expect(cpuMs).toBeLessThan(1000)
  })

  it.each(formattersOfText)('is stopped: %s on a long text in a loop', (formatter) => {
    const template = `{.repeated section l}{.var @x a|${formatter}}{.end}`
    const { codes, cpuMs } = attack({ template, data: { l: many, a: long } })
    expect(codes.filter((code) => spent.includes(code))).toHaveLength(1)
    expect(cpuMs).toBeLessThan(1000)
  })

  it.each(formattersOfText)('takes no more than a moment for one megabyte: %s', (formatter) => {
    const { cpuMs } = attack({ template: `{a|${formatter}}`, data: { a: '<"& \'-\\'.repeat(150_000) } })
    expect(cpuMs).toBeLessThan(600)
  })
})

describe('a template that is too large', () => {
  it.each(['{.section @}', '{.repeated section @}', '{.if @}', '{.equal? @ @}', '{.macro m}'])(
    'is cut where %s is nested too deep',
    (tag) => {
      const { codes } = attack({ template: `${tag.repeat(2000)}x${'{.end}'.repeat(2000)}`, data: { a: 1 } })
      expect(codes).toContain('nested-too-deep')
    },
  )

  it.each([
    '{.section @}'.repeat(20_000) + '{.end}'.repeat(20_000),
    '{a|html}'.repeat(20_000),
    `{a${'|html'.repeat(20_000)}}`,
    `{.equal? a 1}${'{.or equal? a 2}'.repeat(20_000)}{.end}`,
    `{.if a${' && a || b'.repeat(20_000)}}x{.end}`,
  ])('is cut after so many instructions (%#)', (template) => {
    expect(attack({ template }).codes).toContain('too-large')
  })

  it.each([
    `{a${'.a'.repeat(100_000)}}`,
    '{'.repeat(1_000_000),
    '{##'.repeat(300_000),
    `{.if ${' '.repeat(1_000_000)}}`,
    `{a${' '.repeat(100_000)},b}`,
    `{.equal? ${'['.repeat(100_000)}}x{.end}`,
    `{.eval ${'('.repeat(100_000)}}`,
    `{.eval ${'-'.repeat(5000)}1}`,
    '{a|unheard-of}'.repeat(50_000),
  ])('is read in linear time (%#)', (template) => {
    expect(attack({ template }).cpuMs).toBeLessThan(1000)
  })

  it('lists no more than a thousand mistakes', () => {
    expect(compile('{a|unheard-of}'.repeat(5000), { registry }).errors).toHaveLength(1000)
  })
})
