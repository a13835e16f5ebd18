import { describe, expect, it, vi } from 'vitest'
import { createExperiments } from './create-experiments.ts'

const halves = [
  { name: 'a', percent: 50 },
  { name: 'b', percent: 50 },
]
const test = { name: 'hero', experimentType: 'ab-test', variants: halves, chosen: null }
const toggle = (percent: number) => ({
  name: 'new-menu',
  experimentType: 'feature-toggle',
  variants: [
    { name: 'true', percent },
    { name: 'false', percent: 100 - percent },
  ],
  chosen: null,
})

describe('asking for a variant', () => {
  it('gives the same one each time, with its context, and tells once that it was given', () => {
    const onExposure = vi.fn()
    const experiments = createExperiments({ shown: [test], unit: 'somebody', onExposure })
    const variant = experiments.variantOf('hero', 'z')
    expect(['a', 'b']).toContain(variant)
    expect(experiments.variantOf('hero', 'z')).toBe(variant)
    expect(onExposure.mock.calls).toEqual([[{ name: 'hero', variant }]])
    expect(experiments.exposures()).toEqual([{ name: 'hero', variant }])
    expect(experiments.contexts()).toEqual([
      {
        name: 'hero',
        experimentType: 'ab-test',
        variant,
        segmentName: expect.stringMatching(/^cohort-[A-E]$/),
        containsError: '',
      },
    ])
  })

  it('has a feature on only where its variant is the text “true”', () => {
    const asked = (shown: object) =>
      createExperiments({ shown: [shown], unit: null }).isEnabled('new-menu', true)
    expect(asked(toggle(100))).toBe(true)
    expect(asked(toggle(0))).toBe(false)
    expect(asked({ ...toggle(50), chosen: 'true' })).toBe(true)
    expect(asked({ ...toggle(100), chosen: 'yes' })).toBe(false)
  })

  it('shares nobody out without a number: the first variant, a feature off, and nothing counted', () => {
    const onExposure = vi.fn()
    const experiments = createExperiments({ shown: [test, toggle(90)], unit: null, onExposure })
    expect([experiments.variantOf('hero'), experiments.isEnabled('new-menu', true)]).toEqual(['a', false])
    expect(onExposure).not.toHaveBeenCalled()
    expect(experiments.contexts().map(({ segmentName }) => segmentName)).toEqual(['cohort-A', 'cohort-A'])
  })

  it('gives nobody a variant that nobody is to get', () => {
    const withoutNumber = (...percents: readonly number[]) => {
      const variants = percents.map((percent, index) => ({ name: 'abc'.charAt(index), percent }))
      return createExperiments({ shown: [{ ...test, variants }], unit: null }).variantOf('hero')
    }
    expect([withoutNumber(0, 100), withoutNumber(0, 50, 50)]).toEqual(['b', 'b'])
  })

  it('counts nobody where all get the same', () => {
    const chosen = { ...test, chosen: 'b' }
    const experiments = createExperiments({ shown: [chosen, toggle(100)], unit: 'somebody' })
    expect([experiments.variantOf('hero'), experiments.isEnabled('new-menu')]).toEqual(['b', true])
    expect(experiments.exposures()).toEqual([])
  })

  it('returns the default and says why, where there is nothing to give', () => {
    const errorOf = (shown: unknown, name = 'hero') => {
      const experiments = createExperiments({ shown, unit: 'somebody' })
      expect(experiments.variantOf(name, 'mine')).toBe('mine')
      return experiments.contexts()[0]?.containsError
    }
    expect(errorOf(undefined)).toBe('Experiment configuration is not loaded')
    expect(errorOf([test], 'other')).toBe('Feature other does not exist')
    expect(errorOf([toggle(50)], 'new-menu')).toBe('Feature new-menu is not of type ab-test')
    expect(errorOf([{ ...test, variants: [{ name: 'a', percent: 30 }] }])).toBe(
      'Feature hero has an invalid definition',
    )
    expect(
      createExperiments({ shown: [{ ...toggle(50), variants: halves }], unit: 'x' }).isEnabled(
        'new-menu',
        true,
      ),
    ).toBe(true)
  })
})
