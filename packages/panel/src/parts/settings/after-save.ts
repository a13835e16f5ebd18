import { isSame } from '@vitrine/domain/merging/is-same'

/**
 * What a form shows when it was saved: what the server made of it, and what was typed since the save began (`then`). A text that differs by blanks at its
 * end alone stays as it is typed: its owner may be about to write the next word.
 */
export function afterSave<Value extends object>(then: Value, now: Value, saved: Value): Value {
  const shown = { ...saved }
  // A value that came by the contract has the fields of its schema and no others.
  for (const field of Object.keys(saved) as (keyof Value & string)[]) {
    const isTypedSince = !isSame(now[field], then[field])
    if (isTypedSince || isSameButBlanks(now[field], saved[field])) shown[field] = now[field]
  }
  return shown
}

/**
 * Whether two values are the same but for blanks at the ends of their texts, and of paragraphs of formatted ones. The order of fields does not
 * count, nor whether one that is not set is there. Parts that are the very same are not looked into: this is asked with every key.
 */
export function isSameButBlanks(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (typeof one === 'string' && typeof other === 'string') return trimmed(one) === trimmed(other)
  if (!isCompound(one) || !isCompound(other) || Array.isArray(one) !== Array.isArray(other)) return false
  const names = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...names].every((name) => isSameButBlanks(one[name], other[name]))
}

function trimmed(text: string): string {
  return text.trim().replace(/\s+(?=<\/)/g, '')
}

function isCompound(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}
