import type { Call } from '@vitrine/contract/call'
import { describeRoles } from './describe-roles.ts'
import { describeSchema, type Schema } from './describe-schema.ts'

const opening = `# The HTTP calls

Every call of shop and panel, as the contract (\`packages/contract/src\`) has it: this page is written by \`npm run api-docs\`, and a test holds it true.

* **Who**: \`anybody\` changes nothing; \`visitor\` needs the crumb of our own pages (header \`X-CSRF-Token\`, query \`crumb\` or form field \`crumb\`, equal to the cookie \`crumb\`)
  or a same-origin form post; \`owner\` needs a signed-in account with one of the roles, and the crumb for changes.
* A **refusal** is \`{message}\`, with \`errors\` by field where there are fields. A wrong crumb on a visitor's call is answered 200
  \`{error, crumbFail: true, crumb}\`: keep the new crumb and try once more. Too many attempts: 429 with \`Retry-After\`.
* A **body** is JSON, or the fields of a plain form; 256 KB at most from visitors, 1 MB from owners. Calls that take a file say so, and only they take multipart form data: elsewhere it is
  refused with 415 before it is read. An address of \`/api/\` that no call has is 404 for every method.
* Amounts named \`…Cents\` are whole minor units; \`{currency, value}\` is a decimal text in major units.
`

/** Writes the page `docs/api.md` from the contract table. */
export function describeCalls(calls: readonly Call[]): string {
  return `${opening}\n${calls.map(describeCall).join('\n')}\n${describeRoles(calls)}`
}

function describeCall(call: Call): string {
  const lines = [
    `## ${call.name}`,
    '',
    `\`${call.method} ${call.path}\`: ${describePolicy(call)}${describeLimit(call)}`,
    '',
  ]
  const parts: readonly (readonly [string, Schema])[] = [
    ['Query', call.query as Schema],
    ['Body', call.body as Schema],
    ['Form', (call.form ?? {}) as Schema],
    ['Answer', call.reply as Schema],
  ]
  if (call.upload) {
    const { field, maxBytes, isForm } = call.upload
    const size = `of at most ${maxBytes / 1_000_000} MB`
    lines.push(
      isForm
        ? `* Body: multipart form data, fields and files ${size} each`
        : `* Body: multipart form data with one file \`${field}\` ${size}`,
    )
  }
  for (const [title, schema] of parts) {
    const text = describeSchema(schema)
    if (text !== '{}' && text !== 'any') lines.push(`* ${title}: \`${text.replaceAll('\\|', '|')}\``)
  }
  return `${lines.join('\n')}\n`
}

function describePolicy({ policy }: Call): string {
  if (policy.kind === 'public-read') return 'anybody'
  if (policy.kind === 'visitor-change') return 'visitor'
  if (policy.kind === 'signed-link') return 'whoever holds a link that the server signed'
  return `owner (${policy.roles.join(', ')})`
}

function describeLimit({ limit }: Call): string {
  if (!limit) return ''
  return `; at most ${limit.max} attempts in ${Math.round(limit.windowMs / 1000)} s from one address`
}
