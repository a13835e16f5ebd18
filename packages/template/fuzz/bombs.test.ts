import { describe, expect, inject, it } from 'vitest'
import { compile } from '../src/compile.ts'
import { bombs, walkers } from '../src/testing/bombs.ts'
import { coreRegistry as registry } from '../src/testing/core-registry.ts'
import { detonateWithin } from './detonate.ts'

/** The budget of time; the short one is no less a budget, and what goes on after its end goes on after 250 ms too. */
const timeMs = { short: 60, long: 250 }[inject('proofLength')]
/** Half as much again as the default budget; in the short form that budget, as a busy machine takes its share of so little time. */
const longestMs = { short: 250, long: 375 }[inject('proofLength')]
const largestBytes = 4 * 1024 * 1024

describe.each([
  ['walked', Number.POSITIVE_INFINITY],
  ['generated', 0],
])('a template that asks for too much, %s', (_, walks) => {
  it.each(Object.keys(bombs))('is stopped: %s', (name) => {
    const { spent, bytes, cpuMs } = detonateWithin(longestMs, bombs[name] ?? { template: '' }, {
      walks,
      timeMs,
    })
    expect(spent).toHaveLength(1)
    expect(bytes).toBeLessThanOrEqual(largestBytes)
    expect(cpuMs).toBeLessThan(longestMs)
  })
})

describe('a formatter', () => {
  it.each(walkers)('is done with nearly a megabyte in time: $formatter', ({ formatter, text }) => {
    const once = { template: `{a|${formatter}}`, data: { a: text } }
    expect(detonateWithin(longestMs, once).cpuMs).toBeLessThan(longestMs)
  })
})

describe('the budgets of a render', () => {
  const endless = compile('{.repeated section l}{.repeated section @}x{.end}{.end}', { registry })
  const l = Array.from({ length: 2000 }, () => Array.from({ length: 2000 }, () => 0))
  const deep = compile('{.macro m}{@|apply m}{.end}{@|apply m}', { registry })

  it.each([
    [{}, 'steps-spent', 'Rendering stopped after 250000 steps'],
    [{ steps: 1e9 }, 'time-spent', 'Rendering stopped after 250 ms'],
    [{ steps: 1e9, timeMs: 50 }, 'time-spent', 'Rendering stopped after 50 ms'],
    [{ steps: 99 }, 'steps-spent', 'Rendering stopped after 99 steps'],
    [{ bytes: 99 }, 'bytes-spent', 'Rendering stopped after 99 bytes of output'],
    [{ steps: 1e9, timeMs: 1e9 }, undefined, undefined],
  ])('are those of the host, and else 250,000 steps and 250 ms: %o', (limits, code, message) => {
    // Four million rounds take a second of a clock that ticks with each look.
    let ticks = 0
    const clock = () => ticks++ / 10
    const { errors } = endless.render({ l }, { limits, clock })
    expect(errors[0]?.code).toBe(code)
    expect(errors[0]?.message.replace('RuntimeError: ', '')).toBe(message)
  })

  it.each([
    [{}, 16],
    [{ depth: 3 }, 3],
    [{ depth: 40 }, 40],
  ])('let partials stand in partials so deep, 16 unless the host says: %o', (limits, depth) => {
    const message = `exceeded maximum recursion depth of ${depth}`
    expect(deep.render({}, { limits }).errors).toMatchObject([
      { code: 'partial-too-deep', message: expect.stringContaining(message) },
    ])
  })

  it('are 4 MiB of output', () => {
    const { output, errors } = compile('{a}{a}{a}{a}{a}', { registry }).render({ a: 'x'.repeat(1_000_000) })
    expect(output).toHaveLength(largestBytes)
    expect(errors).toMatchObject([{ code: 'bytes-spent' }])
  })
})
