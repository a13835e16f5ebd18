import { describe, expect, it } from 'vitest'
import {
  changeExperiment,
  createExperiment,
  endExperiment,
  mostExperiments,
  removeExperiment,
  startExperiment,
} from './change-experiments.ts'
import type { ExperimentDraft } from './check-experiment.ts'
import type { Experiment } from './experiment.ts'
import { experimentProblemText } from './experiment-texts.ts'
import { shownExperiments } from './shown-experiments.ts'

const nowMs = Date.parse('2026-11-29T12:00:00Z')
const test: ExperimentDraft = {
  name: 'big-button',
  type: 'test',
  description: 'Is a bigger button pressed more?',
  variants: [
    { name: 'a', percent: 50 },
    { name: 'b', percent: 50 },
  ],
}
const toggle: ExperimentDraft = {
  ...test,
  name: 'new-menu',
  type: 'toggle',
  variants: [
    { name: 'true', percent: 10 },
    { name: 'false', percent: 90 },
  ],
}
const built = (draft: ExperimentDraft, more: Partial<Experiment> = {}): Experiment => ({
  id: draft.name,
  ...draft,
  state: 'draft',
  createdAtMs: nowMs,
  startedAtMs: null,
  endedAtMs: null,
  chosen: null,
  ...more,
})
const running = (draft: ExperimentDraft) => built(draft, { state: 'running', startedAtMs: nowMs })
const shares = (...percents: readonly number[]) =>
  percents.map((percent, index) => ({ name: 'abcdef'.charAt(index), percent }))
const create = (draft: ExperimentDraft, experiments: readonly Experiment[] = []) =>
  createExperiment(experiments, draft, { id: 'new', nowMs })

describe('a draft', () => {
  it('is added after the others, and seen by nobody', () => {
    const made = create(test, [built(toggle)])
    expect(made).toMatchObject({
      ok: true,
      experiments: [{ id: 'new-menu' }, { id: 'new', state: 'draft', createdAtMs: nowMs, chosen: null }],
    })
    expect(shownExperiments(made.ok ? made.experiments : [])).toEqual([])
  })

  it.each([
    ['', 'Use 1 to 50 small letters, digits and hyphens.'],
    ['Big', 'Use 1 to 50 small letters, digits and hyphens.'],
    ['__proto__', 'Use 1 to 50 small letters, digits and hyphens.'],
    ['a|b', 'Use 1 to 50 small letters, digits and hyphens.'],
    ['a\n', 'Use 1 to 50 small letters, digits and hyphens.'],
    ['a'.repeat(51), 'Use 1 to 50 small letters, digits and hyphens.'],
    ['new-menu', 'There is a toggle or test of this name already.'],
  ])('is not called %j', (name, text) => {
    expect(create({ ...test, name }, [built(toggle)])).toEqual({
      ok: false,
      problem: 'fields-wrong',
      errors: { name: text },
    })
  })

  it.each([
    ['test', shares(100), 'A test has 2 to 5 variants.'],
    ['test', shares(20, 20, 20, 20, 10, 10), 'A test has 2 to 5 variants.'],
    ['test', shares(50, 49), 'The shares must be 100 percent together.'],
    ['test', shares(50, 51), 'The shares must be 100 percent together.'],
    ['toggle', shares(50, 50), 'A toggle is true or false.'],
    ['test', shares(100, 0), 'Each variant of a test needs at least 1 percent.'],
    ['test', shares(50, 50, 0), 'Each variant of a test needs at least 1 percent.'],
    ['toggle', [{ name: 'true', percent: 100 }], 'A toggle is true or false.'],
    ['toggle', [...toggle.variants, { name: 'true', percent: 0 }], 'A toggle is true or false.'],
  ] as const)('that is a %s has the shares of one: %#', (type, variants, text) => {
    expect(create({ ...test, type, variants })).toMatchObject({ ok: false, errors: { variants: text } })
  })

  it('compares variants of different names', () => {
    const twice = [...shares(50, 25), { name: 'a', percent: 25 }]
    expect(create({ ...test, variants: twice })).toMatchObject({
      errors: { 'variants.2.name': 'Another variant has this name.' },
    })
    const named = [{ name: 'A|B', percent: 50 }, ...shares(50)]
    expect(create({ ...test, variants: named })).toMatchObject({
      errors: { 'variants.0.name': 'Use 1 to 50 small letters, digits and hyphens.' },
    })
  })

  it('of a toggle says first what is switched on', () => {
    const made = create({ ...toggle, variants: toggle.variants.toReversed() })
    expect(made).toMatchObject({ experiment: { variants: toggle.variants } })
  })

  it('is refused where there are 50', () => {
    const full = Array.from({ length: mostExperiments }, (_, index) => built({ ...test, name: `t${index}` }))
    expect(create(test, full)).toEqual({ ok: false, problem: 'too-many-experiments' })
    expect(create(test, full.slice(1))).toMatchObject({ ok: true })
    expect(experimentProblemText['too-many-experiments']).toContain(`at most ${mostExperiments} `)
  })
})

describe('a change', () => {
  it('of a draft changes all of it, and keeps its own name', () => {
    const changed = changeExperiment([built(test), built(toggle)], 'big-button', {
      draft: { ...test, type: 'test', description: ' Shorter ', variants: shares(20, 30, 50) },
      was: test,
    })
    expect(changed).toMatchObject({
      ok: true,
      experiments: [{ description: 'Shorter', variants: shares(20, 30, 50) }, { id: 'new-menu' }],
    })
  })

  it('of a running toggle changes its shares alone', () => {
    const more = [
      { name: 'true', percent: 60 },
      { name: 'false', percent: 40 },
    ]
    expect(
      changeExperiment([running(toggle)], 'new-menu', { draft: { ...toggle, variants: more }, was: toggle }),
    ).toMatchObject({
      ok: true,
      experiment: { variants: more, state: 'running' },
    })
    const renamed = { ...toggle, name: 'other' }
    expect(changeExperiment([running(toggle)], 'new-menu', { draft: renamed, was: toggle })).toEqual({
      ok: false,
      problem: 'experiment-runs',
    })
  })

  it.each([
    [{ variants: shares(40, 60) }],
    [{ variants: shares(50, 40, 10) }],
    [{ description: 'Other' }],
    [{ type: 'toggle' as const, variants: toggle.variants }],
  ])('of a running test is refused: %#', (change) => {
    expect(
      changeExperiment([running(test)], 'big-button', { draft: { ...test, ...change }, was: test }),
    ).toEqual({
      ok: false,
      problem: 'experiment-runs',
    })
  })

  it('of one that somebody else changed meanwhile is refused', () => {
    const now = built({ ...test, description: 'Of another' })
    expect(changeExperiment([now], 'big-button', { draft: test, was: test })).toEqual({
      ok: false,
      problem: 'experiment-changed',
    })
  })

  it('of one that is over, or that is not there, is refused', () => {
    expect(
      changeExperiment([built(test, { state: 'ended' })], 'big-button', { draft: test, was: test }),
    ).toMatchObject({
      problem: 'experiment-over',
    })
    expect(changeExperiment([built(test)], 'gone', { draft: test, was: test })).toEqual({
      ok: false,
      problem: 'not-found',
    })
  })
})

describe('from its beginning to its end', () => {
  it('a draft begins once', () => {
    const begun = startExperiment([built(test)], 'big-button', { was: test, nowMs: nowMs + 1 })
    expect(begun).toMatchObject({ ok: true, experiment: { state: 'running', startedAtMs: nowMs + 1 } })
    const empty = built({ ...test, variants: shares(50, 50, 0) })
    expect(startExperiment([empty, built(toggle)], 'big-button', { was: empty, nowMs })).toEqual({
      ok: false,
      problem: 'fields-wrong',
      errors: { variants: 'Each variant of a test needs at least 1 percent.' },
    })
    const over = built(test, { state: 'ended' })
    expect(startExperiment([over], 'big-button', { was: test, nowMs })).toMatchObject({
      problem: 'experiment-over',
    })
  })

  it('nothing begins that nobody saw, and what has begun as it was seen stays as it is', () => {
    const other = { ...test, variants: shares(90, 10) }
    const unlike = { ok: false, problem: 'experiment-unlike-seen' }
    expect(startExperiment([built(other)], 'big-button', { was: test, nowMs })).toEqual(unlike)
    expect(startExperiment([running(other)], 'big-button', { was: test, nowMs })).toEqual(unlike)
    const experiments = [running(test)]
    expect(startExperiment(experiments, 'big-button', { was: test, nowMs: nowMs + 9 })).toEqual({
      ok: true,
      experiments,
      experiment: running(test),
    })
  })

  it('nobody overwrites a choice that they did not see; the same choice is done already', () => {
    const ended = built(test, { state: 'ended', endedAtMs: nowMs, chosen: 'b' })
    const end = (was: Pick<Experiment, 'state' | 'chosen'>, chosen: string | null) =>
      endExperiment([ended], 'big-button', { chosen, was, nowMs: nowMs + 9 })
    const sawRunning = { state: 'running', chosen: null } as const
    const unlike = { ok: false, problem: 'experiment-unlike-seen' }
    expect(end(sawRunning, null)).toEqual(unlike)
    expect(end({ state: 'ended', chosen: 'a' }, null)).toEqual(unlike)
    expect(end(sawRunning, 'b')).toEqual({ ok: true, experiments: [ended], experiment: ended })
    expect(end(ended, 'a')).toMatchObject({ ok: true, experiment: { chosen: 'a', endedAtMs: nowMs } })
  })

  it('a running one ends with a variant or with none, and another may be chosen later', () => {
    const ended = endExperiment([running(test)], 'big-button', {
      chosen: null,
      was: running(test),
      nowMs: nowMs + 5,
    })
    expect(ended).toMatchObject({
      ok: true,
      experiment: { state: 'ended', endedAtMs: nowMs + 5, chosen: null },
    })
    const over = ended.ok ? ended.experiments : []
    const was = { state: 'ended', chosen: null } as const
    expect(endExperiment(over, 'big-button', { chosen: 'b', was, nowMs: nowMs + 9 })).toMatchObject({
      experiment: { endedAtMs: nowMs + 5, chosen: 'b' },
    })
    expect(endExperiment(over, 'big-button', { chosen: 'c', was, nowMs })).toMatchObject({
      errors: { chosen: 'Choose one of its variants, or none.' },
    })
    expect(endExperiment([built(test)], 'big-button', { chosen: null, was, nowMs })).toEqual({
      ok: false,
      problem: 'experiment-waits',
    })
  })

  it('is removed unless it runs', () => {
    expect(removeExperiment([built(test), built(toggle)], 'big-button')).toMatchObject({
      ok: true,
      experiments: [{ id: 'new-menu' }],
    })
    expect(removeExperiment([running(test)], 'big-button')).toEqual({
      ok: false,
      problem: 'experiment-runs',
    })
  })

  it('is told to pages while it runs, and then by what was chosen', () => {
    const shown = shownExperiments([
      running(toggle),
      built(test, { state: 'ended', chosen: 'b' }),
      built({ ...test, name: 'forgotten' }, { state: 'ended' }),
      built({ ...test, name: 'draft' }),
    ])
    expect(shown).toEqual([
      { name: 'new-menu', experimentType: 'feature-toggle', variants: toggle.variants, chosen: null },
      { name: 'big-button', experimentType: 'ab-test', variants: test.variants, chosen: 'b' },
    ])
  })
})
