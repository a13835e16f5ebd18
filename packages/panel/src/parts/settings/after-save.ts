/**
 * What a form shows when it was saved: what the server made of it, and what was typed since the save began (`then`). A text that differs by blanks at its
 * end alone stays as it is typed: its owner may be about to write the next word.
 */
export function afterSave<Value extends object>(then: Value, now: Value, saved: Value): Value {
  const shown = { ...saved }
  // A value that came by the contract has the fields of its schema and no others.
  for (const field of Object.keys(saved) as (keyof Value & string)[]) {
    const isTypedSince = JSON.stringify(now[field]) !== JSON.stringify(then[field])
    if (isTypedSince || isSameButBlanks(now[field], saved[field])) shown[field] = now[field]
  }
  return shown
}

/** Whether two values are the same but for blanks at the ends of their texts, and of paragraphs of formatted ones; the order of fields does not count. */
export function isSameButBlanks(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one, plain) === JSON.stringify(other, plain)
}

function plain(_: string, value: unknown): unknown {
  if (typeof value === 'string') return value.trim().replace(/\s+(?=<\/)/g, '')
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).toSorted(([first], [second]) => (first < second ? -1 : 1)))
}
