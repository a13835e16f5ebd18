import { sayText } from './say-text.ts'

/** A sentence with values as it is known again once they stand in it, and its translation. */
export interface SentencePattern {
  readonly pattern: RegExp
  readonly names: readonly string[]
  readonly translated: string
}

/** How a sentence with values is known again. One that is nothing but values is not. */
export function patternOf(english: string, translated: string): readonly SentencePattern[] {
  const parts = english.split(/\{(\w+)\}/)
  if (parts.length === 1 || !parts.some((text, at) => at % 2 === 0 && /\p{L}{3}/u.test(text))) return []
  const names = parts.filter((_, at) => at % 2 === 1)
  const source = parts
    .map((text, at) =>
      at % 2 === 1 ? valueBefore(parts[at + 1]) : text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'),
    )
    .join('')
  return [{ pattern: new RegExp(`^${source}$`, 'su'), names, translated }]
}

/** A value reaches to the first place where the sentence goes on, and before brackets to the last one: a title may have brackets of its own. */
function valueBefore(text: string | undefined): string {
  return text?.startsWith(' (') ? '(.{1,200})' : '(.{1,200}?)'
}

/** Says a text by the first pattern that it fits; undefined where it fits none. Values stay as they are, but for those that `sayValue` says. */
export function sayByPattern(
  patterns: readonly SentencePattern[],
  text: string,
  sayValue = (_name: string, value: string): string => value,
): string | undefined {
  for (const { pattern, names, translated } of patterns) {
    const found = pattern.exec(text)
    if (!found) continue
    return sayText(
      translated,
      Object.fromEntries(names.map((name, at) => [name, sayValue(name, found[at + 1] ?? '')])),
    )
  }
  return undefined
}

/** Says a text that is a sentence of ours behind a name and a colon, or before a colon and a value: “Mug: Sorry, …”. Undefined where it is neither. */
export function sayAtColon(
  text: string,
  sayWhole: (sentence: string) => string | undefined,
): string | undefined {
  const saySentence = (part: string) => (/\S \S+ \S/.test(part) ? sayWhole(part) : undefined)
  for (const { index } of text.matchAll(/: /g)) {
    const [before, after] = [text.slice(0, index), text.slice(index + 2)]
    const saidAfter = saySentence(after)
    if (saidAfter !== undefined) return `${before}: ${saidAfter}`
    const saidBefore = saySentence(before)
    if (saidBefore !== undefined) return `${saidBefore}: ${after}`
  }
  return undefined
}
