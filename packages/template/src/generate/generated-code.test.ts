import { describe, expect, it } from 'vitest'
import { compile } from '../compile.ts'
import { buildRegistry } from '../registry.ts'
import type { Rendered } from '../template.ts'
import { coreRegistry as registry } from '../testing/core-registry.ts'

function render(source: string, data: unknown): Rendered {
  return compile(source, { registry, walks: 0 }).render(data)
}

describe('what elements of a list share', () => {
  const list = (...names: readonly unknown[]) => ({ items: names.map((name) => ({ author: { name } })) })
  const source = '{.repeated section items}{author.name|html}, {.end}'

  it('is printed for each of them', () => {
    expect(render(source, list('<', '<', '>', '<')).output).toBe('&lt;, &lt;, &gt;, &lt;, ')
  })

  it('is looked up for each of them', () => {
    const items = [{ author: { name: 'own' } }, {}, { author: { name: 'own' } }]
    expect(render(source, { author: { name: 'around' }, items }).output).toBe('own, around, own, ')
  })

  it('may be anything', () => {
    expect(render(source, list(undefined, Number.NaN, Number.NaN, null, [1], true)).output).toBe(
      ', NaN, NaN, , , true, ',
    )
    const cycled = '{.repeated section items}{author.name|cycle a b}{.end}'
    expect(render(cycled, list(undefined, 1, 1, 2, 2)).output).toBe('baabb')
  })

  it('is reported for each of them when it can not be printed', () => {
    const encoded = '{.repeated section items}{author.name|encode-uri-component}, {.end}'
    const { output, errors } = render(encoded, list('a&', '\ud800', '\ud800', 'a&'))
    expect(output).toBe('a%26, , , a%26, ')
    expect(errors.map(({ code, column }) => `${code} ${column}`)).toEqual(['unexpected 26', 'unexpected 26'])
  })
})

describe('a formatter of the name of a pure one', () => {
  it('is called for each value, and told where it is', () => {
    const seen: unknown[] = []
    const own = buildRegistry({
      formatters: {
        html: (value, _args, scope) => {
          seen.push(scope.node === value)
          return seen.length
        },
      },
    })
    const source = '{.repeated section items}{a.b|html}{.end}'
    const { output } = compile(source, { registry: own, walks: 0 }).render({ items: [{}, {}], a: { b: 'x' } })
    expect(output).toBe('12')
    expect(seen).toEqual([true, true])
  })
})

describe('a loop in which nothing looks at its frame', () => {
  it('prints elements, counters and what is around', () => {
    const source = '{.repeated section items}{@index}{@|html}{title}{.alternates with}/{.end}'
    expect(render(source, { title: '!', items: ['a', '<'] }).output).toBe('1a!/2&lt;!')
  })

  it('still has one for those inside of it that do', () => {
    const source = '{.repeated section items}{.repeated section tags}{@|iter}{name}{.end}{.end}'
    expect(render(source, { items: [{ name: 'a', tags: [1, 2] }] }).output).toBe('1a2a')
  })
})
