import type { BlockValue } from '../content/layout.ts'
import { type Say, sayAsWritten } from '../words/say.ts'
import type { FormField } from './form-field.ts'

/** What visitors see of a form: what a block says of it in place, too. */
export interface FormContent {
  readonly name: string
  readonly fields: readonly FormField[]
  readonly submitLabel: string
  /** Shown in place of the form when it was taken. */
  readonly submissionHtml: string
  readonly disclaimerHtml: string
}

/** What its owner decided about it that no block says. */
export interface FormSettings {
  /** Where a visitor is led who sent it; '' stays on the page. */
  readonly redirectUrl: string
  /** Code of administrators that stands in for the message, with scripts that run; '' for none. */
  readonly postSubmitHtml: string
  /** Whether it asks for the captcha of the site, where the site has one. */
  readonly asksForCaptcha: boolean
  /** Whom a mail tells of each submission; '' for the contact e-mail of the site, else its owner. */
  readonly notifyEmail: string
  /** Whether a mail tells of submissions at all. */
  readonly notifies: boolean
  /** Whether browsers send it without a check of their own; the server always checks. Absent: they check. */
  readonly isUncheckedInBrowsers?: boolean
  /** How many submissions it takes in all, spam aside; absent or 0: any number. */
  readonly mostSubmissions?: number
  /** Whether visitors can save what they filled in, and go on later. Absent: they cannot. */
  readonly allowsResume?: boolean
  /** The free plan that who sends it is invited to join by a mailed link; absent or '': none. */
  readonly joinsPlanId?: string
  /** Whether who sends it is mailed a confirmation, at the address of its e-mail field. Absent: nobody is. */
  readonly copiesSender?: boolean
  /** The subject of that mail, and its words; absent or '': the usual ones. */
  readonly copySubject?: string
  readonly copyText?: string
  /** Whether it has the answers, too. */
  readonly copyHasAnswers?: boolean
}

/** Where a form stands: a block of a layout. */
export interface FormPlace {
  readonly kind: 'field' | 'collection' | 'item'
  readonly id: string
  readonly blockId: string
}

/** A form of a site, by its id. */
export interface Form {
  readonly id: string
  /** Null: its block is gone, and it takes nothing. */
  readonly place: FormPlace | null
  /** As its block says it. */
  readonly inBlock: FormContent
  /** As it was written in the panel since; null: as its block says it. */
  readonly own: FormContent | null
  readonly settings: FormSettings
  readonly updatedAtMs: number
}

/** The settings that a form begins with. */
export const usualFormSettings: FormSettings = {
  redirectUrl: '',
  postSubmitHtml: '',
  asksForCaptcha: true,
  notifyEmail: '',
  notifies: true,
}

/** What a form says that stands nowhere yet, or whose block says nothing of it. */
export const emptyFormContent: FormContent = {
  name: '',
  fields: [],
  submitLabel: '',
  submissionHtml: '',
  disclaimerHtml: '',
}

/** What visitors see of a form, in the language of the site. */
export function contentOf({ own, inBlock }: Pick<Form, 'own' | 'inBlock'>): FormContent {
  return own ?? inBlock
}

/** Whether a block says fields of the form, and does not only name it. */
export function isSaidByBlock({ inBlock }: Pick<Form, 'inBlock'>): boolean {
  return inBlock.fields.length > 0
}

/** What a block says of its form. */
export function contentOfBlock({
  name,
  fields,
  submitLabel,
  submissionHtml,
  disclaimerHtml,
}: BlockValue<'form'>): FormContent {
  return { name, fields: identified(fields), submitLabel, submissionHtml, disclaimerHtml }
}

/** What visitors see of a form where a block shows it: a block without fields only names the form. */
export function contentAt(
  form: Pick<Form, 'own' | 'inBlock'> | undefined,
  block: BlockValue<'form'>,
): FormContent {
  const said = contentOfBlock(block)
  return form?.own ?? (said.fields.length > 0 ? said : (form?.inBlock ?? said))
}

/** The id of the form of a block: the one that it names, or one made of where it stands, as blocks have ids of their layout alone. */
export function formIdOf(layoutId: string, { id, value }: FormBlock): string {
  return value.formId || `${layoutId}-${id}`
}

interface FormBlock {
  readonly id: string
  readonly value: Pick<BlockValue<'form'>, 'formId'>
}

/** What a form is called where its owner gave it no name; in English where it is kept. */
export function formName({ name }: Pick<FormContent, 'name'>, say: Say = sayAsWritten): string {
  return name || say(usualFormTitle)
}

/** The name of a form without one. */
export const usualFormTitle = 'Form'

/** Fields with an id each, and none twice: values go by it. */
function identified(fields: readonly FormField[]): readonly FormField[] {
  const taken = new Set<string>()
  return fields.map((field, place) => {
    const id = field.id === '' || taken.has(field.id) ? `${field.type}-${place + 1}` : field.id
    taken.add(id)
    return id === field.id ? field : { ...field, id }
  })
}
