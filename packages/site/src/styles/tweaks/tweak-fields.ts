import type { TweakField, TweakKind, TweakValues } from '@vitrine/domain/website/design/tweak-field'
import type { StyleSource } from '../stylesheet.ts'
import { type StoredTweaks, slugOfTweak, type Tweak } from './tweak.ts'

/** A field with the names under which sites may have stored its value; the first that is there counts. */
interface StoredField {
  readonly field: TweakField
  readonly names: readonly string[]
}

const known = new WeakMap<StyleSource, readonly StoredField[]>()

/** What owners can set of a template's looks; what would change nothing is left out. */
export function tweakFields(source: StyleSource): readonly TweakField[] {
  return fieldsOf(source).map(({ field }) => field)
}

/** The values that a site has, the template's own where it has none. */
export function tweakValues(source: StyleSource, stored: StoredTweaks): TweakValues {
  return Object.fromEntries(
    fieldsOf(source).map(({ field, names }) => {
      const name = names.find((each) => Object.hasOwn(stored, each))
      return [field.key, (name === undefined ? undefined : stored[name]) || field.preset]
    }),
  )
}

/** What a site is to store for these values: what differs from the template, and what belongs to other templates. */
export function storedWith(source: StyleSource, stored: StoredTweaks, values: TweakValues): StoredTweaks {
  const kept = new Map(Object.entries(stored))
  for (const { field, names } of fieldsOf(source)) {
    const value = values[field.key]?.trim()
    if (value === undefined) continue
    for (const name of names) kept.delete(name)
    if (value !== '' && value !== field.preset) kept.set(field.key, value)
  }
  return Object.fromEntries(kept)
}

function fieldsOf(source: StyleSource): readonly StoredField[] {
  const before = known.get(source)
  if (before) return before
  const taken = new Set<string>()
  const fields = source.tweaks
    .flatMap((tweak) => fieldsOfTweak(tweak, source.less))
    .filter(({ field: { key } }) => !taken.has(key) && taken.add(key))
  known.set(source, fields)
  return fields
}

function fieldsOfTweak(tweak: Tweak, less: string): readonly StoredField[] {
  const { type, title, target, options } = tweak
  const slug = slugOfTweak(title)
  const own = [...(target ? [target.name] : []), title, slug]
  switch (type) {
    case 'color':
    case 'value': {
      if (target?.kind !== 'variable') return []
      const kind = type === 'color' ? 'color' : 'length'
      const shown = resolved(tweak.preset, less)
      return [{ field: { ...plainField(tweak, target.name, kind), shown }, names: own }]
    }
    case 'dropdown':
      return options.length < 2 ? [] : [{ field: plainField(tweak, slug, 'dropdown'), names: own }]
    case 'checkbox':
      // The platform's own switches do something where the template styles their class.
      return tweak.isSystem && !less.includes(`.${slug}`)
        ? []
        : [{ field: plainField(tweak, slug, 'checkbox'), names: own }]
    case 'image':
      return target?.kind === 'rule' ? [{ field: plainField(tweak, target.name, 'image'), names: own }] : []
    case 'font':
      return target?.kind === 'rule' ? fontFields(tweak, target.name, less) : []
  }
}

const fontProperties: Readonly<Record<string, { readonly kind: TweakKind; readonly label: string }>> = {
  'font-family': { kind: 'font-family', label: 'Font' },
  'font-size': { kind: 'length', label: 'Size' },
  'font-weight': { kind: 'font-weight', label: 'Weight' },
  'font-style': { kind: 'font-style', label: 'Style' },
  'line-height': { kind: 'length', label: 'Line height' },
  'letter-spacing': { kind: 'length', label: 'Letter spacing' },
  'text-transform': { kind: 'text-transform', label: 'Capitals' },
}

/** The properties that the rule of a font declares. */
function fontFields(tweak: Tweak, name: string, less: string): readonly StoredField[] {
  const group = labelOf(tweak)
  return Object.entries(fontProperties).flatMap(([property, { kind, label }]) => {
    const preset = tweak.parts[property]
    if (preset === undefined) return []
    const key = `${name}-${property}`
    const names = [name, tweak.title, slugOfTweak(tweak.title)].map((each) => `${each}-${property}`)
    const plain = plainField({ ...tweak, preset, min: null, max: null, step: null }, key, kind)
    return [{ field: { ...plain, label, group, shown: resolved(preset, less) }, names }]
  })
}

function plainField(tweak: Tweak, key: string, kind: TweakKind): TweakField {
  const { category, preset, options, min, max, step, hasAlpha } = tweak
  const label = labelOf(tweak)
  return { key, kind, label, category, preset, shown: preset, options, min, max, step, hasAlpha, group: '' }
}

/** What the template calls a tweak, else its title in plain words. */
function labelOf({ label, title }: Tweak): string {
  if (label !== '') return label
  const words = title
    .replace(/^tweak-/, '')
    .replace(/[-_]+/g, ' ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Names of variables lead from one to another no further. */
const maxSteps = 8

/** The value behind the name of a variable; what is more than a name is left as it is. */
function resolved(value: string, less: string): string {
  let text = value
  for (let step = 0; step < maxSteps; step++) {
    const [, name] = /^@([\w-]+)$/.exec(text) ?? []
    if (name === undefined) return text
    const next = new RegExp(`^[ \\t]*@${name}\\s*:\\s*([^;\\n]+)`, 'm').exec(less)?.[1]?.trim()
    if (next === undefined) return text
    text = next
  }
  return text
}

/** Families that a sheet brings with it, but for those that only stand in. */
export function ownFonts(css: string): readonly string[] {
  const families = [...css.matchAll(/@font-face\s*\{[^{}]*?font-family\s*:\s*["']?([^"';}]+)["']?/g)]
    .map(([, family = '']) => family.trim())
    .filter((family) => /^[\w -]{1,60}$/.test(family) && !/stand-?in|icon|fallback/i.test(family))
  return [...new Set(families)]
}
