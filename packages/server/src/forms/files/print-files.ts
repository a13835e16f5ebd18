import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import type { FormValues } from '@vitrine/domain/forms/field-value'
import { formFileLimits } from '@vitrine/domain/forms/files/file-field'
import type { Exchange } from '../../http/exchange.ts'
import type { OpenForm } from '../find-form.ts'
import { formFilePlace } from './file-folder.ts'
import { isOf, tokensOf } from './sent-files.ts'

/** Hashes what is in the files that values name, in their order: outside of a transaction, as it takes a while. */
export async function printFiles(
  { services, site, store, visitor }: Exchange,
  { form, content }: OpenForm,
  values: FormValues,
): Promise<readonly string[]> {
  const asked = { formId: form.id, session: visitor.key(), nowMs: services.clock() }
  const prints: string[] = []
  for (const field of content.fields.filter(({ type }) => type === 'file'))
    for (const token of tokensOf(field, { values }).slice(0, formFileLimits.files)) {
      const file = await store.formFiles.find(token)
      if (file && isOf(file, field, asked))
        prints.push(await printOf(formFilePlace(services.dataDir, site.id, file.id)))
    }
  return prints
}

async function printOf(place: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(place), hash)
  return hash.digest('base64url')
}
