import type { HttpVisitor } from '../../e2e/testing/http-visitor.ts'
import { read } from '../../e2e/testing/read.ts'
import type { Writing } from './write-hostile.ts'

type Fields = Readonly<Record<string, unknown>>

/** A form of the site, with something in the texts around its fields. */
export async function formWritings(http: HttpVisitor): Promise<readonly Writing[]> {
  const { forms } = await read<{ forms: readonly { readonly id: string }[] }>(http, '/api/panel/forms')
  const path = `/api/panel/forms/${forms[0]?.id}`
  // Code is for administrators, who are asked for it.
  const words = { disclaimerHtml: '<p>Words</p>', submissionHtml: '<p>Thanks</p>', submitLabel: 'Send' }
  return [
    {
      name: 'renameForm',
      method: 'PUT',
      open: async () => ({ path: `${path}/name`, body: { name: 'Form' } }),
    },
    {
      name: 'changeForm',
      method: 'PUT',
      open: async () => {
        const { value, version } = await read<{ value: Fields; version: string }>(http, path)
        return { path, body: { value: { ...value, ...words }, version } }
      },
    },
  ]
}
