import { parseExpression } from './parse-expression.ts'

/** The variables that the text of an `.eval` may assign. */
export function assignedNames(text: string): readonly string[] {
  if (!text.includes('=')) return []
  const parsed = parseExpression(text)
  return parsed.ok ? parsed.expression.assigned : []
}
