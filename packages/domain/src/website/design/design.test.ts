import { describe, expect, it } from 'vitest'
import { contrastOf } from './color.ts'
import { roleOfColor } from './color-role.ts'
import { designPresets, valuesOfPreset } from './design-presets.ts'
import { checkTweaks, type TweakField } from './tweak-field.ts'

const buildField = (field: Partial<TweakField>): TweakField => ({
  key: 'field',
  kind: 'color',
  label: '',
  category: '',
  preset: '',
  shown: '',
  options: [],
  min: null,
  max: null,
  step: null,
  hasAlpha: true,
  group: '',
  ...field,
})

describe('values of tweaks', () => {
  it.each([
    ['color', '#fff'],
    ['color', '#1d3557'],
    ['color', 'rgba(29, 53, 87, .5)'],
    ['length', '12px'],
    ['length', '1.5'],
    ['image', '/content/v1/site/picture/sea.jpg'],
    ['font-family', '"Gill Sans Nova", Ubuntu, sans-serif'],
    ['font-weight', '700'],
    ['checkbox', 'false'],
  ] as const)('of the kind %s can be %s', (kind, value) => {
    expect(checkTweaks([buildField({ kind })], { field: value })).toEqual({})
  })

  it.each([
    ['color', '#ff'],
    ['color', '#12345678'],
    ['color', 'red; } body { display: none'],
    ['color', '~`process.exit()`'],
    ['color', 'expression(alert(1))'],
    ['color', '@other'],
    ['length', '12px; color: red'],
    ['length', '100 * 2'],
    ['image', 'url(javascript:alert(1))'],
    ['image', 'https://elsewhere.example/spy.gif'],
    ['image', '/content/v1/a"); } body { display: none'],
    ['font-family', 'x"; } @import "//elsewhere.example/a.css'],
    ['font-weight', 'heavy'],
    ['checkbox', 'maybe'],
    ['dropdown', 'Elsewhere'],
  ] as const)('of the kind %s cannot be %s', (kind, value) => {
    expect(checkTweaks([buildField({ kind })], { field: value })).toHaveProperty('field')
  })

  it('stay between the least and the most of the template', () => {
    const field = buildField({ kind: 'length', min: 10, max: 40 })
    expect(checkTweaks([field], { field: '9px' })).toEqual({ field: 'Use 10 or more.' })
    expect(checkTweaks([field], { field: '41px' })).toEqual({ field: 'Use 40 or less.' })
  })

  it('can be what the template brings, whatever that is', () => {
    const field = buildField({ preset: 'darken(@ink, 10%)' })
    expect(checkTweaks([field], { field: 'darken(@ink, 10%)' })).toEqual({})
  })
})

describe('presets', () => {
  it('are read by everybody: words on their ground, and on buttons', () => {
    for (const { colors } of designPresets) {
      const { ink, muted, paper, surface, accent, accentInk } = colors
      const contrasts = [
        contrastOf(ink, paper),
        contrastOf(ink, surface),
        contrastOf(muted, paper),
        contrastOf(muted, surface),
        contrastOf(accent, paper),
        contrastOf(accentInk, accent),
      ]
      expect(contrasts.filter((contrast) => (contrast ?? 0) < 4.5)).toEqual([])
    }
    expect(designPresets.length).toBeGreaterThanOrEqual(6)
  })

  it('reach the colours and fonts of a template by what their words say, and leave the others', () => {
    const fields = [
      buildField({ key: 'tweak-site-background', label: 'Background' }),
      buildField({ key: 'headingColor', label: 'Heading Color' }),
      buildField({ key: 'button-text-color', label: 'Text', category: 'Buttons' }),
      buildField({ key: 'sale-color', label: 'Sale' }),
      buildField({ key: 'heading-font-font-family', kind: 'font-family', group: 'Headings' }),
      buildField({ key: 'body-font-font-family', kind: 'font-family', group: 'Body' }),
      buildField({ key: 'width', kind: 'length' }),
    ]
    const night = designPresets.find(({ name }) => name === 'Night')
    expect(night && valuesOfPreset(night, fields)).toEqual({
      'tweak-site-background': night?.colors.paper,
      headingColor: night?.colors.ink,
      'button-text-color': night?.colors.accentInk,
      'heading-font-font-family': night?.heading,
      'body-font-font-family': night?.body,
    })
  })

  it('set nothing that would be refused', () => {
    const kinds = ['color', 'font-family'] as const
    for (const preset of designPresets) {
      const fields = kinds.map((kind) => buildField({ key: `${kind}-body-text`, kind }))
      expect(checkTweaks(fields, valuesOfPreset(preset, fields))).toEqual({})
    }
  })
})

it('knows the colours of the demo by their words', () => {
  const roles = [
    ['paper-color', 'Background'],
    ['ink-color', 'Text'],
    ['accent-color', 'Buttons and links'],
    ['sale-color', 'Sale'],
    ['picture-ink', 'Text on pictures'],
  ].map(([key = '', label = '']) => roleOfColor(buildField({ key, label, category: 'Colours' })))
  expect(roles).toEqual(['paper', 'ink', 'accent', null, null])
})
