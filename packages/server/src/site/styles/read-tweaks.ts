import { parseLenientJson } from '../template-folder/lenient-json.ts'

/** What the tweak comments of a style sheet come to when nobody changed anything (platform reference, section 1.7). */
export interface Tweaks {
  readonly pageClasses: readonly string[]
  readonly values: Readonly<Record<string, string>>
  /** LESS variables that font tweaks stand for: `@heading-font-font-size: 20px;`. */
  readonly variables: string
}

const tweakLine = /^[ \t]*\/\/[ \t]*tweak[ \t]*:[ \t]*(\{.*\})[ \t]*$/gim
const variableLine = /^\s*@[\w-]+\s*:\s*([^;\n]+);/
const ruleBlock = /^\s*\.([\w-]+)\s*\{([^{}]*)\}/

/** Reads the tweaks of joined LESS sources. */
export function readTweaks(less: string): Tweaks {
  const pageClasses: string[] = []
  const values: Record<string, string> = {}
  let variables = ''
  for (const match of less.matchAll(tweakLine)) {
    const tweak = readTweak(match[1] ?? '')
    if (!tweak) continue
    const after = less.slice(match.index + match[0].length, match.index + match[0].length + 4_000)
    if (tweak.type === 'font') variables += explodeFont(after)
    const value = tweak.value ?? variableLine.exec(after)?.[1]?.trim()
    if (value !== undefined) values[tweak.title] = value
    const pageClass = classOf(tweak)
    if (pageClass) pageClasses.push(pageClass)
  }
  return { pageClasses, values, variables }
}

/** The slug rule of tweak classes: lower case, blanks to dashes, all else but letters and digits dropped. */
export function slugOfTweak(text: string): string {
  return text
    .toLowerCase()
    .replace(/\s/g, '-')
    .replace(/[^a-z0-9-]/g, '')
}

interface Tweak {
  readonly type: string
  readonly title: string
  /** The default of a dropdown or checkbox. */
  readonly value: string | undefined
}

function readTweak(text: string): Tweak | undefined {
  let raw: unknown
  try {
    raw = parseLenientJson(text)
  } catch {
    return undefined
  }
  if (typeof raw !== 'object' || raw === null) return undefined
  const { type, title, default: preset, options, active } = raw as Record<string, unknown>
  if (typeof type !== 'string' || typeof title !== 'string') return undefined
  if (type === 'checkbox') return { type, title, value: String(String(active ?? preset) === 'true') }
  if (type !== 'dropdown') return { type, title, value: undefined }
  const first: unknown = Array.isArray(options) ? options[0] : undefined
  return { type, title, value: String(preset ?? first ?? '') }
}

function classOf({ type, title, value }: Tweak): string | undefined {
  if (type === 'checkbox') return value === 'true' ? slugOfTweak(title) : undefined
  return type === 'dropdown' && value ? `${slugOfTweak(title)}-${slugOfTweak(value)}` : undefined
}

/** A font tweak stands before `.name-font { font-size: 20px }`, and `@name-font-font-size` may be used anywhere. */
function explodeFont(after: string): string {
  const [, name, body = ''] = ruleBlock.exec(after) ?? []
  if (!name) return ''
  return [...body.matchAll(/([\w-]+)\s*:\s*([^;{}]+)(?:;|$)/g)]
    .map(([, property, value]) => `@${name}-${property}: ${value?.trim()};\n`)
    .join('')
}
