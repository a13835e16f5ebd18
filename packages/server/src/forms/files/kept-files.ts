import type { FormValues } from '@vitrine/domain/forms/field-value'
import { fileLine } from '@vitrine/domain/forms/files/submitted-file'
import type { Exchange } from '../../http/exchange.ts'
import type { OpenForm } from '../find-form.ts'
import { isOf, tokensOf } from './sent-files.ts'

/** Values without files that are no longer there, and what the others are called, by their tokens. */
interface KeptFiles {
  readonly values: FormValues
  readonly fileLines: Readonly<Record<string, string>>
}

/** Looks up the files of a form that is shown again, so that nobody has to send them twice. */
export async function keptFiles(
  { store, visitor, services }: Pick<Exchange, 'store' | 'visitor' | 'services'>,
  { form, content }: OpenForm,
  values: FormValues,
): Promise<KeptFiles> {
  const asked = { formId: form.id, session: visitor.key(), nowMs: services.clock() }
  const fileLines: Record<string, string> = {}
  const kept: Record<string, readonly string[]> = {}
  for (const field of content.fields.filter(({ type }) => type === 'file')) {
    const tokens: string[] = []
    for (const token of tokensOf(field, { values })) {
      const file = await store.formFiles.find(token)
      if (!file || !isOf(file, field, asked)) continue
      tokens.push(token)
      fileLines[token] = fileLine(file)
    }
    kept[field.id] = tokens
  }
  return { values: { ...values, ...kept }, fileLines }
}
