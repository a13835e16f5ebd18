/** A setting of a template's looks that its owner may change (platform reference, section 1.7). */
export interface Tweak {
  readonly type: 'color' | 'font' | 'value' | 'dropdown' | 'checkbox' | 'image'
  readonly title: string
  /** The LESS variable or rule that stands under the comment; null where none does. */
  readonly target: TweakTarget | null
  /** The default of a dropdown or checkbox; for others the value that the sheet holds. */
  readonly preset: string
  /** What the rule under a font or image tweak declares, by property. */
  readonly parts: Readonly<Record<string, string>>
  /** The choices of a dropdown. */
  readonly options: readonly string[]
  /** What owners read; '' where the title alone says what it is. */
  readonly label: string
  readonly category: string
  /** Bounds of a value; null for none. */
  readonly min: number | null
  readonly max: number | null
  readonly step: number | null
  /** Whether a colour may let through what is behind it. */
  readonly hasAlpha: boolean
  /** It belongs to the views and blocks of the platform, and no template declares it. */
  readonly isSystem: boolean
}

/** What a tweak sets: a variable, or the properties of a rule. `start` and `end` bound what stored values replace. */
export interface TweakTarget {
  readonly kind: 'variable' | 'rule'
  readonly name: string
  readonly start: number
  readonly end: number
}

/** Values that a site has stored, by the title of the tweak, its slug, or the name of its LESS variable or rule. */
export type StoredTweaks = Readonly<Record<string, string>>

/** The slug rule of tweak classes: lower case, blanks to dashes, all else but letters and digits dropped. */
export function slugOfTweak(text: string): string {
  return text
    .toLowerCase()
    .replace(/\s/g, '-')
    .replace(/[^a-z0-9-]/g, '')
}

/** The value a site has for a tweak: what is stored under any of its names, else its default. */
export function valueOfTweak(tweak: Tweak, stored: StoredTweaks): string {
  const names = [tweak.target?.name, tweak.title, slugOfTweak(tweak.title)]
  const name = names.find((each) => each !== undefined && Object.hasOwn(stored, each))
  return (name === undefined ? undefined : stored[name]) ?? tweak.preset
}
