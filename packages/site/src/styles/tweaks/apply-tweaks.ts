import { findTweaks } from './find-tweaks.ts'
import { type StoredTweaks, slugOfTweak, type Tweak, valueOfTweak } from './tweak.ts'

/** LESS as a site wants it: each stored value stands where the sheet has its default. Lines stay where they are. */
export function applyTweaks(less: string, tweaks: readonly Tweak[], stored: StoredTweaks): string {
  let out = ''
  let done = 0
  for (const tweak of tweaks) {
    const { target } = tweak
    if (!target || target.start < done || tweak.type === 'checkbox' || tweak.type === 'dropdown') continue
    const before = less.slice(target.start, target.end)
    out +=
      less.slice(done, target.start) +
      (target.kind === 'variable' ? newValue(tweak, stored, before) : newRule(tweak, stored, before))
    done = target.end
  }
  return out + less.slice(done)
}

/** The variables that rules under tweaks stand for: `.heading-font { font-size: 20px }` is `@heading-font-font-size` too. */
export function explodeRules(less: string): string {
  return findTweaks(less)
    .tweaks.flatMap(({ target, parts }) =>
      target?.kind === 'rule'
        ? Object.entries(parts).map(([property, value]) => `@${target.name}-${property}: ${value};`)
        : [],
    )
    .join(' ')
}

function newValue(tweak: Tweak, stored: StoredTweaks, before: string): string {
  const value = safeValue(valueOfTweak(tweak, stored))
  if (value === null || value === tweak.preset) return before
  return tweak.type === 'value' ? withUnit(value, before) : value
}

/** A bare number takes the unit of the default. */
function withUnit(value: string, preset: string): string {
  const [, unit = ''] = /^\s*-?[\d.]+([a-z%]+)\s*$/i.exec(preset) ?? []
  return /^-?[\d.]+$/.test(value) ? value + unit : value
}

/** Properties of the rule are stored as `name-property`. */
function newRule(tweak: Tweak, stored: StoredTweaks, before: string): string {
  const names = [tweak.target?.name ?? '', tweak.title, slugOfTweak(tweak.title)]
  let body = before
  for (const [key, value] of Object.entries(stored)) {
    if (names.includes(key)) continue
    const name = names.find((each) => each !== '' && key.startsWith(`${each}-`))
    const property = name === undefined ? null : key.slice(name.length + 1)
    if (property !== null && /^[a-z]+(?:-[a-z]+)*$/.test(property)) body = setProperty(body, property, value)
  }
  const image = tweak.type === 'image' ? names.map((name) => stored[name]).find((url) => url) : undefined
  return image === undefined ? body : setProperty(body, 'background-image', imageValue(image))
}

function setProperty(body: string, property: string, stored: string): string {
  const value = safeValue(property === 'background-image' ? imageValue(stored) : stored)
  if (value === null) return body
  const present = new RegExp(`((?:^|[;{\\s])${property}\\s*:\\s*)[^;{}]+`)
  return present.test(body)
    ? body.replace(present, (_, head: string) => head + value)
    : `${body.trimEnd().replace(/([^;])$/, '$1;')} ${property}: ${value};${'\n'.repeat(body.split('\n').length - body.trimEnd().split('\n').length)}`
}

function imageValue(stored: string): string {
  if (stored === '' || stored === 'none') return 'none'
  return /^url\(|^[a-z-]*gradient\(/.test(stored)
    ? stored
    : `url("${stored.replace(/["\\\n]/g, encodeURIComponent)}")`
}

/** A value that stays a value: nothing in it ends the declaration or begins another. */
function safeValue(value: string): string | null {
  return /[;{}<>`\n\\]|@import|javascript:|expression\(/i.test(value) || value.trim() === '' ? null : value
}
