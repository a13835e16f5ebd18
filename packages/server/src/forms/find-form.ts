import { blocksOf } from '@vitrine/domain/content/layout'
import { contentAt, type Form, type FormContent, usualFormSettings } from '@vitrine/domain/forms/form'
import { newsletterContent } from '@vitrine/domain/newsletter/newsletter-form'
import type { SiteStore } from '@vitrine/store/store'
import { findSignUp, type SignUp } from '../newsletter/find-sign-up.ts'

/** A form that takes submissions, in the words that visitors read. */
export interface OpenForm {
  readonly form: Pick<Form, 'id' | 'settings'>
  readonly content: FormContent
  readonly alignment: string
  /** The sign-up for a newsletter that it is; null: it is none. */
  readonly signUp: SignUp | null
}

/** Finds a form by its id; undefined when there is none, or its block is gone. */
export async function findForm(
  { forms, layouts, newsletterLists }: Pick<SiteStore, 'forms' | 'layouts' | 'newsletterLists'>,
  id: string,
): Promise<OpenForm | undefined> {
  const signUp = await findSignUp({ layouts, newsletterLists }, id)
  if (signUp) return openSignUp(id, signUp)
  const form = id === '' ? undefined : await forms.find(id)
  if (!form?.place) return undefined
  const { blockId, ...owner } = form.place
  const layout = await layouts.find(owner)
  const block = layout && blocksOf(layout.layout).find((each) => each.id === blockId)
  if (block?.type !== 'form') return undefined
  // The block reads in the visitor's language.
  const content = contentAt(form, block.value)
  return { form, content, alignment: block.value.buttonAlignment, signUp: null }
}

/** A sign-up as a form; what it brings in is no submission. */
function openSignUp(id: string, signUp: SignUp): OpenForm {
  const settings = { ...usualFormSettings, redirectUrl: signUp.value.redirectUrl, notifies: false }
  const content = newsletterContent(signUp.value, signUp.list)
  return { form: { id, settings }, content, alignment: 'left', signUp }
}
