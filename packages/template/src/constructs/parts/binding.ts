import { innermost, type Lexical } from '../../generate/lexical-frame.ts'
import { named } from '../../generate/names.ts'
import { literal } from '../../generate/program.ts'

/** Writes that a variable is bound on the innermost frame, and on the JavaScript variable that mirrors it. */
export function writeBinding(name: string, value: string, lexical: Lexical): string {
  const { id, variables } = innermost(lexical)
  const mirror = variables.get(name)
  return `bindVariable(${named('f', id)},${literal(name)},${mirror ? `${mirror}=${value}` : value});`
}
