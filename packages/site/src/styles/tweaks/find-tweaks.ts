import { parseLenientJson } from '../../template-folder/lenient-json.ts'
import { TextLines } from '../../template-folder/text-lines.ts'
import { readDeclarations } from './read-declarations.ts'
import type { Tweak, TweakTarget } from './tweak.ts'

const tweakLine = /^[ \t]*\/\/[ \t]*tweak[ \t]*:[ \t]*(\{.*)$/gim
const variableLine = /[ \t]*@([\w-]+)\s*:\s*([^;\n]*)/y
const ruleHead = /\s*[.#]([\w-]+)\s*(?:\(\s*\)\s*)?\{/y

const types: readonly string[] = ['color', 'font', 'value', 'dropdown', 'checkbox', 'image']

/** What was found in joined LESS sources: the tweaks in their order, and the lines of those that could not be read. */
export interface FoundTweaks {
  readonly tweaks: readonly Tweak[]
  readonly brokenLines: readonly number[]
}

/** Finds the tweaks of joined LESS sources: comments of one line with what they set below them. */
export function findTweaks(less: string): FoundTweaks {
  const tweaks: Tweak[] = []
  const brokenLines: number[] = []
  const lines = new TextLines(less)
  for (const match of less.matchAll(tweakLine)) {
    const settings = readSettings(match[1] ?? '')
    if (settings === null) {
      brokenLines.push(lines.lineAt(match.index))
      continue
    }
    const tweak = tweakOf(settings, findTarget(less, match.index + match[0].length), less)
    if (tweak) tweaks.push(tweak)
  }
  return { tweaks, brokenLines }
}

type Settings = Readonly<Record<string, unknown>>

function readSettings(text: string): Settings | null {
  try {
    const raw = parseLenientJson(text)
    return typeof raw === 'object' && raw !== null ? { ...raw } : null
  } catch {
    return null
  }
}

function tweakOf(settings: Settings, target: TweakTarget | null, less: string): Tweak | null {
  const { type, title } = settings
  const known = types.find((each) => each === String(type).toLowerCase()) as Tweak['type'] | undefined
  const name = typeof title === 'string' && title !== '' ? title : target?.name
  if (known === undefined || name === undefined) return null
  const options = Array.isArray(settings.options) ? settings.options.map(String) : []
  const parts = target?.kind === 'rule' ? readDeclarations(less.slice(target.start, target.end)) : {}
  const preset = presetOf(known, settings, target, less)
  return { type: known, title: name, target, options, parts, preset, ...wordsOf(settings), isSystem: false }
}

/** What is said of a tweak for those who set it. Numbers and truths may be texts. */
function wordsOf({ label, category, min, max, step, steps, disableTransparency }: Settings) {
  return {
    label: typeof label === 'string' ? label.trim() : '',
    category: typeof category === 'string' ? category.trim() : '',
    min: numberOf(min),
    max: numberOf(max),
    step: numberOf(step ?? steps),
    hasAlpha: String(disableTransparency) !== 'true',
  }
}

function numberOf(value: unknown): number | null {
  const number = Number.parseFloat(String(value))
  return Number.isFinite(number) ? number : null
}

function presetOf(
  type: Tweak['type'],
  { active, default: preset, options }: Settings,
  target: TweakTarget | null,
  less: string,
): string {
  // Some checkboxes of the platform's own templates have a `default` that their looks do not follow.
  if (type === 'checkbox') return String(String(active) === 'true')
  if (type === 'dropdown') {
    const first: unknown = Array.isArray(options) ? options[0] : undefined
    return String(preset ?? active ?? first ?? '')
  }
  return target?.kind === 'variable' ? less.slice(target.start, target.end).trim() : ''
}

/** What stands on the first line below that is neither blank nor a comment. */
function findTarget(less: string, from: number): TweakTarget | null {
  // A comment that is left open is not read to the end of the sheet for each tweak.
  const blank = /(?:\s|\/\/(?!\s*tweak\s*:)[^\n]*|\/\*[\s\S]{0,2000}?\*\/)*/iy
  blank.lastIndex = from
  const at = from + (blank.exec(less)?.[0].length ?? 0)
  variableLine.lastIndex = at
  const variable = variableLine.exec(less)
  if (variable) {
    const [whole, name = '', value = ''] = variable
    const end = at + whole.length
    return { kind: 'variable', name, start: end - value.length, end }
  }
  ruleHead.lastIndex = at
  const rule = ruleHead.exec(less)
  if (!rule) return null
  const start = at + rule[0].length
  const end = less.indexOf('}', start)
  return end < 0 ? null : { kind: 'rule', name: rule[1] ?? '', start, end }
}
