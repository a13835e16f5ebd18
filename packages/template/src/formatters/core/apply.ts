import type { Formatter } from '../../registry.ts'

/**
 * Renders a partial or macro with the value as its data: `{item|apply card.html private size=big}` (language reference, section 3.6).
 * What follows the name becomes `@args`, and `private` hides the frames around.
 */
export const apply: Formatter = (value, args, scope) => {
  const [name, ...options] = args
  if (name === undefined) return ''
  return scope.apply(
    name,
    value,
    options.length > 0 ? readOptions(options) : undefined,
    options.includes('private'),
  )
}

function readOptions(options: readonly string[]): Record<string, string> {
  const read: Record<string, string> = Object.create(null)
  for (const option of options) {
    const equals = option.indexOf('=')
    if (equals >= 0) read[option.slice(0, equals)] = option.slice(equals + 1)
  }
  return read
}
