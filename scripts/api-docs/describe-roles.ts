import type { Call } from '@vitrine/contract/call'
import { roleNames, roleNumbers } from '@vitrine/domain/owners/role'

const opening = `## Who may make which call of the panel

A column is a role by its number ([which is which](roles.md)). \`key\`: the right by which a [key of a program](roles.md#keys-of-programs) reads it. \`!\`: who calls must have
[confirmed who they are](roles.md#proving-who-one-is) in the last five minutes.
`

/** Writes who may make which call: a table of calls and roles. */
export function describeRoles(calls: readonly Call[]): string {
  const head = ['Call', ...roleNumbers(roleNames).map(String), 'key', '!']
  const rows = calls.flatMap(({ method, path, policy }) => {
    if (policy.kind !== 'owner') return []
    const marks = roleNames.map((role) => (policy.roles.includes(role) ? '●' : ''))
    const key = method === 'GET' ? (policy.key ?? '') : ''
    return [[`\`${method} ${path}\``, ...marks, key, policy.isConfirmed ? '!' : '']]
  })
  const lines = [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`)
  return `${opening}\n${lines.join('\n')}\n`
}
