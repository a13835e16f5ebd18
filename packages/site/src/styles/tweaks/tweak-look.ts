import { type StoredTweaks, slugOfTweak, type Tweak, valueOfTweak } from './tweak.ts'

/** What the tweaks of a site say to pages: classes of the body, and the values that scripts may ask for. */
export interface TweakLook {
  readonly pageClasses: readonly string[]
  /** By title, by its slug, and by the name of the LESS variable or rule (`tweakJSON`). */
  readonly values: Readonly<Record<string, string>>
}

/** Reads what tweaks come to with the values of a site. */
export function tweakLook(tweaks: readonly Tweak[], stored: StoredTweaks): TweakLook {
  const values: Record<string, string> = {}
  const classes = new Set<string>()
  for (const tweak of tweaks) {
    const value = valueOfTweak(tweak, stored)
    for (const name of namesOf(tweak)) values[name] = value
    for (const [property, part] of Object.entries(tweak.parts)) {
      values[`${tweak.target?.name}-${property}`] = part
    }
    const pageClass = classOf(tweak, value)
    if (pageClass) classes.add(pageClass)
  }
  return { pageClasses: [...classes], values: { ...values, ...stored } }
}

function namesOf({ type, title, target }: Tweak): readonly string[] {
  const own = [title, slugOfTweak(title)]
  return target?.kind === 'variable' && type !== 'dropdown' && type !== 'checkbox'
    ? [...own, target.name]
    : own
}

function classOf({ type, title }: Tweak, value: string): string | null {
  if (type === 'checkbox') return value === 'true' ? slugOfTweak(title) : null
  return type === 'dropdown' && value !== '' ? `${slugOfTweak(title)}-${slugOfTweak(value)}` : null
}
