import type { HttpVisitor } from '../../e2e/testing/http-visitor.ts'
import { read } from '../../e2e/testing/read.ts'
import type { Writing } from './write-hostile.ts'

type Fields = Readonly<Record<string, unknown>>

/** A form of the site, with something in the texts around its fields. */
export async function formWritings(http: HttpVisitor): Promise<readonly Writing[]> {
  const { forms } = await read<{ forms: readonly { readonly id: string }[] }>(http, '/api/panel/forms')
  // Its options are nobody's conditions, so that they can be anything.
  const path = `/api/panel/forms/${forms.find(({ id }) => id.endsWith('-write'))?.id}`
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
        return { path, body: { value: { ...value, ...words, fields: withSteps(value.fields) }, version } }
      },
    },
  ]
}

/** The fields of a form in two steps, the last asked for by what the first say: titles and conditions are read out to visitors. */
function withSteps(fields: unknown): readonly object[] {
  const isOwn = (field: { readonly id?: unknown }) => !String(field.id).startsWith('hostile-')
  const known: readonly object[] = Array.isArray(fields) ? fields.filter(isOwn) : []
  const shownIf = [{ fieldId: 'hostile-text', test: 'isNot', value: 'Anything' }]
  return [
    ...known,
    { id: 'hostile-step', type: 'step', title: 'Step', description: 'About it' },
    { id: 'hostile-text', type: 'text', title: 'Text' },
    { id: 'hostile-last', type: 'step', title: 'Last', shownIf },
    { id: 'hostile-more', type: 'text', title: 'More', shownIf },
  ]
}
