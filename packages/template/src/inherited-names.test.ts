import { afterEach, describe, expect, it } from 'vitest'
import { compile } from './compile.ts'
import { coreRegistry as registry } from './testing/core-registry.ts'

const constructors = [
  Object,
  Array,
  String,
  Number,
  Boolean,
  Function,
  Map,
  Set,
  WeakMap,
  Promise,
  RegExp,
  Date,
  Symbol,
  Error,
]
const prototypes = constructors.map((each) => each.prototype)
const names = [...new Set(prototypes.flatMap((each) => Reflect.ownKeys(each).map(spelled)))]
  // The length of a list is part of it.
  .filter((name) => name !== 'length')
/** Symbols are spelled by the last word of what they describe: `Symbol.iterator` is `iterator`. */
function spelled(key: string | symbol): string {
  return typeof key === 'symbol' ? (key.description?.split('.').at(-1) ?? '') : key
}

/** Those that a template can spell in a tag; `__proto__` and the like it can only spell in arguments. */
const words = names.filter((name) => /^[a-z]/i.test(name))

const data = { a: {}, l: [1], t: 'text', n: 5, f: true }

/** Every position in which a template can name something; `NAME` stands for the inherited name. */
const positions = [
  '{NAME}',
  '{@.NAME}',
  '{a.NAME}{l.NAME}{t.NAME}{n.NAME}{f.NAME}',
  '{a.NAME.NAME}',
  '{l.0.NAME}',
  '{.section NAME}leak{.end}',
  '{.section a.NAME}leak{.end}',
  '{.repeated section NAME}leak{.end}',
  '{.repeated section l}{NAME}{@.NAME}{.end}',
  '{.section l}{NAME}{@.NAME}{.end}',
  '{.section t}{NAME}{@.NAME}{.end}',
  '{.section n}{NAME}{.section f}{NAME}{.end}{.end}',
  '{.if NAME || a.NAME}leak{.end}',
  '{.notEqual? NAME null}leak{.end}',
  '{.var @x NAME}{@x}{@NAME}{.section @NAME}leak{.end}',
  '{.ctx @x NAME=n}{.ctx @y k=NAME}{@y.k}',
  '{.inject @x NAME}{@x}',
  '{.eval NAME}{.eval @NAME}{.eval a.NAME}',
  '{@args.NAME}',
  '{.NAME?}leak{.end}',
  '{.macro NAME}{.end}{a|prop b}',
  '{.eval @x = NAME}{@x}{.eval NAME.NAME}{.eval @.NAME}',
  '{.repeated section @}leak{.or}{NAME}{.end}',
]

/** The same for arguments, which need not be words. */
const argumentPositions = [
  '{a|prop NAME}{l|prop NAME}{t|prop NAME}{@|prop NAME.NAME}',
  '{l|find-first a NAME}{l|find-first NAME|prop NAME}{l|key-by NAME|json}',
  '{t|format NAME}',
  '{.notEqual? NAME null}leak{.end}{.notEqual? a.NAME null}leak{.end}',
  '{a|lookup NAME}{a|get NAME}',
  '{a|apply NAME}',
  '{.include NAME output}',
]

function render(template: string): string {
  const compiled = compile(template, { registry })
  return compiled.render(data, { injects: new Map(), partials: new Map() }).output
}

/** One template with the position filled in once for each name. */
function fill(position: string, spelled: readonly string[]): string {
  return spelled.map((name) => position.replaceAll('NAME', name)).join('')
}

describe('an inherited name', () => {
  it.each(positions)('is nothing in %s', (position) => {
    const unheardOf = words.map(() => 'nothing')
    expect(render(fill(position, words))).toBe(render(fill(position, unheardOf)))
  })

  it.each(argumentPositions)('is nothing in %s', (position) => {
    const unheardOf = names.map(() => 'nothing')
    expect(render(fill(position, names))).toBe(render(fill(position, unheardOf)))
  })

  it.each(['{a|get key}', '{@|lookup key}', '{listed|find-first a x}'])(
    'is nothing as data for %s',
    (template) => {
      const outputs = names.map(
        (key) => compile(template, { registry }).render({ ...data, key, listed: [key] }).output,
      )
      expect(outputs).toEqual(names.map(() => ''))
    },
  )

  it.each(words.filter((name) => !registry.formatters.has(name)))(
    'is no formatter and no function: %s',
    (name) => {
      const template = compile(`{a|${name}}{.eval ${name}(1)}`, { registry })
      const { output, errors } = template.render(data)
      expect(output).toBe(`{a|${name}}`)
      expect([...template.errors, ...errors].map(({ code }) => code)).toEqual([
        'unknown-formatter',
        'expression-parse-failed',
      ])
    },
  )
})

describe('a polluted prototype', () => {
  afterEach(() => {
    Reflect.deleteProperty(Object.prototype, 'polluted')
    Reflect.deleteProperty(Array.prototype, 'polluted')
  })

  it.each([Object.prototype, Array.prototype])(
    'does not show in templates, compiled before or after',
    (prototype) => {
      const source =
        '{polluted}{@.polluted}{a.polluted}{l.polluted}{.section a}{polluted}{.end}{.section l}{polluted}{.end}{.section polluted}leak{.end}{a|prop polluted}{.repeated section l}{polluted}{.end}'
      const before = compile(source, { registry })
      Object.defineProperty(prototype, 'polluted', {
        value: 'leak',
        configurable: true,
        enumerable: true,
        writable: true,
      })
      expect(before.render({ a: { b: 1 }, l: [{ b: 1 }] }).output).toBe('')
      expect(compile(source, { registry }).render({ a: { b: 1 }, l: [{ b: 1 }] }).output).toBe('')
    },
  )
})

describe('what is no plain data', () => {
  it('shows only what it owns', () => {
    class Account {
      id = 7
      get secret(): string {
        return 'leak'
      }
      reveal(): string {
        return 'leak'
      }
    }
    const source =
      '{id}{secret}{reveal}{.section when}{getTime}{constructor}{.end}{seen.size}{.section seen}{size}{.end}'
    const rich = Object.assign(new Account(), { when: new Date(), seen: new Map([['a', 1]]) })
    expect(compile(source, { registry }).render(rich).output).toBe('7')
  })

  it.each([undefined, 5, true, [[]], { template: '{a}' }, Object('{a}'), null])(
    'is no template: %o',
    (source) => {
      const untyped: unknown = source
      expect(() => Reflect.apply(compile, undefined, [untyped, { registry }])).toThrow(TypeError)
    },
  )
})
