import { describe, expect, it } from 'vitest'
import { compile } from './compile.ts'
import { coreRegistry as registry } from './testing/core-registry.ts'

/** What `compile` and a render say of a template, and how long both took: time of the processor, as the machine may be busy. */
function attack(template: string): { codes: readonly string[]; cpuMs: number } {
  const started = process.threadCpuUsage()
  const compiled = compile(template, { registry })
  const { errors } = compiled.render({ a: 1 })
  const { user, system } = process.threadCpuUsage(started)
  return { codes: [...compiled.errors, ...errors].map(({ code }) => code), cpuMs: (user + system) / 1000 }
}

describe('a template that is too large', () => {
  it.each(['{.section @}', '{.repeated section @}', '{.if @}', '{.equal? @ @}', '{.macro m}'])(
    'is cut where %s is nested too deep',
    (tag) => {
      const { codes } = attack(`${tag.repeat(2000)}x${'{.end}'.repeat(2000)}`)
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
    expect(attack(template).codes).toContain('too-large')
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
    expect(attack(template).cpuMs).toBeLessThan(1000)
  })

  it('lists no more than a thousand mistakes', () => {
    expect(compile('{a|unheard-of}'.repeat(5000), { registry }).errors).toHaveLength(1000)
  })
})
