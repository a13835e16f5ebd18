import {
  contentAt,
  contentOf,
  type Form,
  type FormContent,
  usualFormSettings,
} from '@vitrine/domain/forms/form'
import { newsletterContent, type SignUpVoice } from '@vitrine/domain/newsletter/newsletter-form'
import { isInPopup } from '@vitrine/domain/website/popup-overlay'
import { findFormBlock } from '@vitrine/site/forms/find-form-block'
import type { SiteStore } from '@vitrine/store/store'
import { findSignUp, type SignUp, type SignUpExchange } from '../newsletter/find-sign-up.ts'
import { everywhere, type GateExchange, type PlaceGate, placeGateOf } from '../pages/locks/place-gate.ts'
import { type Mailer, sendsMail } from '../services/mailer.ts'

/** A form that takes submissions, in the words that visitors read. */
export interface OpenForm {
  readonly form: Pick<Form, 'id' | 'settings'>
  readonly content: FormContent
  readonly alignment: string
  /** The sign-up for a newsletter that it is; null: it is none. */
  readonly signUp: SignUp | null
}

/** The site as the visitor reads it, and what it keeps. */
interface FormExchange extends SignUpExchange {
  readonly services: { readonly mailer: Mailer }
  readonly store: Pick<SiteStore, 'forms' | 'layouts' | 'newsletterLists'>
}

/** Finds a form by its id; undefined when there is none, or it stands nowhere where this visitor may see it. */
export function findForm(exchange: FormExchange & GateExchange, id: string): Promise<OpenForm | undefined> {
  return findPlacedForm(exchange, id, placeGateOf(exchange))
}

/** Finds a form by its id; undefined when there is none, or it stands neither in a block nor in the popup. */
export async function findPlacedForm(
  { site, store, services }: FormExchange,
  id: string,
  isOpenAt: PlaceGate = everywhere,
): Promise<OpenForm | undefined> {
  const signUp = await findSignUp({ site, store }, id, isOpenAt)
  if (signUp) return openSignUp(id, signUp, { language: site.language, sendsMail: sendsMail(services) })
  const form = id === '' ? undefined : await store.forms.find(id)
  if (!form) return undefined
  const isShown = form.place !== null && (await isOpenAt(form.place))
  // The block reads in the visitor's language.
  const block = isShown ? await findFormBlock(store, form) : null
  if (block) return { form, content: contentAt(form, block), alignment: block.buttonAlignment, signUp: null }
  if (!isInPopup(form, site.notices)) return undefined
  return { form, content: contentOf(form), alignment: 'left', signUp: null }
}

/** A sign-up as a form; what it brings in is no submission. */
function openSignUp(id: string, signUp: SignUp, voice: SignUpVoice): OpenForm {
  const settings = { ...usualFormSettings, redirectUrl: signUp.value.redirectUrl, notifies: false }
  const content = newsletterContent(signUp.value, signUp.list, voice)
  return { form: { id, settings }, content, alignment: 'left', signUp }
}
