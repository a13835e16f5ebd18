import type { saveFormPartsCall } from '@vitrine/contract/forms/files/calls'
import { cleanFileName } from '@vitrine/domain/forms/files/clean-file-name'
import { formFileLimits, mostFiles } from '@vitrine/domain/forms/files/file-field'
import { type FormFileProblem, formFileProblemText } from '@vitrine/domain/forms/files/file-texts'
import { type FormField, partName } from '@vitrine/domain/forms/form-field'
import { sayIn } from '@vitrine/site/words/visitor-words'
import type { Exchange, Upload } from '../../http/exchange.ts'
import type { AnswerTo } from '../../http/reply/reply.ts'
import { findForm, type OpenForm } from '../find-form.ts'
import { answerPlainForm } from '../plain-form.ts'
import { unknownFormPage } from '../plain-form-page.ts'
import { takeFile } from './take-file.ts'

/** Takes an HTML form with files as a browser sends it without a script. */
export async function postFormParts(
  exchange: Exchange<typeof saveFormPartsCall>,
): Promise<AnswerTo<typeof saveFormPartsCall>> {
  const { params, parts } = exchange
  const open = await findForm(exchange, params.formId)
  if (!open || !parts) return unknownFormPage(exchange)
  const read = new ReadParts(open, exchange)
  for await (const part of parts) {
    if (part.kind === 'file') await read.take(part.name, part.upload)
    else read.form[part.name] = part.value
  }
  return answerPlainForm(exchange, { open, form: read.whole(), fileErrors: read.errors })
}

/** What has come in of a form. Files stand among its fields by their tokens, behind those that came with an earlier try. */
class ReadParts {
  readonly form: Record<string, string> = Object.create(null)
  readonly errors: Record<string, string> = {}
  readonly #open: OpenForm
  readonly #exchange: Exchange
  readonly #taken: ReadonlyMap<string, FieldFiles>

  constructor(open: OpenForm, exchange: Exchange) {
    this.#open = open
    this.#exchange = exchange
    const ofFiles = open.content.fields.filter(({ type }) => type === 'file')
    this.#taken = new Map(ofFiles.map((field) => [field.id, { field, tokens: [] }]))
  }

  /** Takes a file for the field of a name; an input in which nothing was chosen is sent as a file without a name. */
  async take(name: string, upload: Upload): Promise<void> {
    const known = this.#taken.get(name)
    if (!known || upload.filename === '' || this.errors[name] !== undefined) return upload.discard()
    const { field, tokens } = known
    if (tokens.length >= mostFiles(field)) {
      this.errors[name] = formFileProblemText['file-too-many']
      return upload.discard()
    }
    const taken = await takeFile(upload, { formId: this.#open.form.id, field }, this.#exchange)
    if (taken.ok) tokens.push(taken.file.id)
    else this.errors[name] = this.#saidOf(upload, taken.problem)
    return undefined
  }

  #saidOf({ filename }: Upload, problem: FormFileProblem): string {
    const say = sayIn(this.#exchange.site.language)
    return `${cleanFileName(filename)}: ${say(formFileProblemText[problem])}`
  }

  /** The fields with the tokens of all files. */
  whole(): Readonly<Record<string, string>> {
    for (const { field, tokens } of this.#taken.values()) {
      const places = Array.from({ length: formFileLimits.files }, (_, place) => partName(field, place))
      const free = places.filter((name) => !this.form[name])
      if (tokens.length > free.length) this.errors[field.id] = formFileProblemText['file-too-many']
      for (const [place, name] of free.entries()) this.form[name] = tokens[place] ?? ''
    }
    return this.form
  }
}

interface FieldFiles {
  readonly field: FormField
  readonly tokens: string[]
}
