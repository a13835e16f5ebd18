import type { BlockValue } from '../content/layout.ts'
import type { FormContent } from '../forms/form.ts'
import type { FormField } from '../forms/form-field.ts'
import type { PopupOverlay, PopupSignUp } from '../website/popup-overlay.ts'
import { standingListId } from './newsletter-list.ts'

/** The ids of the fields of a sign-up. */
export const newsletterFieldIds = { name: 'name', email: 'email' } as const

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

const nameField: FormField = { ...plain, id: newsletterFieldIds.name, type: 'text', title: 'Name' }
const emailField: FormField = {
  ...plain,
  id: newsletterFieldIds.email,
  type: 'email',
  title: 'Email Address',
  isRequired: true,
}

/** The fields of a sign-up: an e-mail address, after a name where its owner asks for one. */
function newsletterFields({ asksName }: Pick<BlockValue<'newsletter'>, 'asksName'>): readonly FormField[] {
  return asksName ? [nameField, emailField] : [emailField]
}

/** What is said to those who signed up. It is the same for all, so that nobody learns who is on a list. */
const signedUpText = {
  asked:
    'Thank you! Unless you get our news already, a mail is on its way to you. Please follow the link in it to confirm.',
  taken: 'Thank you! You will hear from us.',
} as const

/** A sign-up as a form. */
export function newsletterContent(
  value: BlockValue<'newsletter'>,
  { isConfirmed }: { readonly isConfirmed: boolean },
): FormContent {
  const text = isConfirmed ? signedUpText.asked : signedUpText.taken
  return {
    name: value.title || 'Newsletter',
    fields: newsletterFields(value),
    submitLabel: value.buttonLabel || 'Sign Up',
    submissionHtml: value.submissionHtml || `<p>${text}</p>`,
    disclaimerHtml: '',
  }
}

/** The list that a sign-up leads to. */
export function listOfBlock({ listId }: Pick<BlockValue<'newsletter'>, 'listId'>): string {
  return listId || standingListId
}

/** What somebody agrees to who fills in a sign-up: its words, a line for each. */
export function consentOfBlock({
  title,
  description,
  footnote,
  buttonLabel,
}: Pick<BlockValue<'newsletter'>, 'title' | 'description' | 'footnote' | 'buttonLabel'>): string {
  return [title, plainText(description), plainText(footnote), `[${buttonLabel || 'Sign Up'}]`]
    .filter(Boolean)
    .join('\n')
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
