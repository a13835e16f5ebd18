import type { BlockValue } from '../content/layout.ts'
import type { FormContent } from '../forms/form.ts'
import type { FormField } from '../forms/form-field.ts'
import type { PopupOverlay, PopupSignUp } from '../website/popup-overlay.ts'
import { standingListId } from './newsletter-list.ts'
import type { NewsletterWords } from './words/newsletter-words.ts'
import { newsletterWordsOf } from './words/words-of.ts'

/** The ids of the fields of a sign-up. */
export const newsletterFieldIds = { name: 'name', email: 'email', measuring: 'measuring' } as const

const plain: FormField = {
  id: '',
  type: 'text',
  title: '',
  description: '',
  placeholder: '',
  isRequired: false,
  options: [],
  maxLength: 0,
  currencySymbol: '',
  showCountryCode: false,
  underline: false,
  key: '',
  value: '',
}

/** Who asks: a list. */
export interface SignUpAsked {
  readonly isConfirmed: boolean
  readonly asksMeasuring?: boolean
}

/** In what a sign-up speaks. */
export interface SignUpVoice {
  readonly language: string
  /** Whether mail goes out. */
  readonly sendsMail: boolean
}

/** The fields of a sign-up: an e-mail address, after a name where its owner asks for one; then whether opens and clicks may be counted. */
function newsletterFields(
  { asksName }: Pick<BlockValue<'newsletter'>, 'asksName'>,
  { asksMeasuring = false }: SignUpAsked,
  words: NewsletterWords['form'],
): readonly FormField[] {
  const { name, email, measuring } = newsletterFieldIds
  return [
    ...(asksName ? [{ ...plain, id: name, type: 'text', title: words.name } as const] : []),
    { ...plain, id: email, type: 'email', title: words.email, isRequired: true },
    ...(asksMeasuring
      ? [{ ...plain, id: measuring, type: 'checkbox', options: [words.measuring] } as const]
      : []),
  ]
}

/** A sign-up as a form. */
export function newsletterContent(
  value: BlockValue<'newsletter'>,
  asked: SignUpAsked,
  { language, sendsMail }: SignUpVoice,
): FormContent {
  const words = newsletterWordsOf(language).form
  const said = asked.isConfirmed ? (sendsMail ? words.asked : words.unmailed) : words.taken
  return {
    name: value.title || words.newsletter,
    fields: newsletterFields(value, asked, words),
    submitLabel: value.buttonLabel || words.signUp,
    submissionHtml: value.submissionHtml || `<p>${said}</p>`,
    disclaimerHtml: '',
  }
}

/** The list that a sign-up leads to. */
export function listOfBlock({ listId }: Pick<BlockValue<'newsletter'>, 'listId'>): string {
  return listId || standingListId
}

/** What somebody agrees to who fills in a sign-up: its words, a line for each. */
export function consentOfBlock(
  { title, description, footnote }: Pick<BlockValue<'newsletter'>, 'title' | 'description' | 'footnote'>,
  submitLabel: string,
): string {
  return [title, plainText(description), plainText(footnote), `[${submitLabel}]`].filter(Boolean).join('\n')
}

/** Tags out, the five usual signs back; what is left is read by owners as text. */
function plainText(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
    .trim()
}

/** The form id of the sign-up in the popup of a site. */
export const popupSignUpId = 'newsletter:popup'

/** The sign-up in a popup as a block, with what the popup says of it. */
export function popupSignUp(
  { headline, bodyHtml }: Pick<PopupOverlay, 'headline' | 'bodyHtml'>,
  { listId, asksName, buttonLabel, footnoteHtml }: PopupSignUp,
): BlockValue<'newsletter'> {
  return {
    formId: '',
    listId,
    title: headline,
    description: bodyHtml,
    buttonLabel,
    footnote: footnoteHtml,
    submissionHtml: '',
    redirectUrl: '',
    asksName,
    layout: 'stack',
    style: 'none',
    alignment: 'center',
  }
}

/** Where the block of a sign-up stands. */
interface NewsletterPlace {
  readonly layoutId: string
  readonly blockId: string
}

/** The form id of a sign-up: where its block stands, as blocks have ids of their layout alone. */
export function newsletterFormId({ layoutId, blockId }: NewsletterPlace): string {
  return `newsletter:${layoutId}:${blockId}`
}

/** Reads such an id; null: it is that of another form. */
export function readNewsletterFormId(id: string): NewsletterPlace | null {
  const [, layoutId, blockId] = /^newsletter:(.{1,120}):([^:]{1,120})$/.exec(id) ?? []
  return layoutId && blockId ? { layoutId, blockId } : null
}
