import { contentAt, contentOf } from '@vitrine/domain/forms/form'
import { popupSignUp, popupSignUpId } from '@vitrine/domain/newsletter/newsletter-form'
import type { PopupOverlay } from '@vitrine/domain/website/popup-overlay'
import type { Markup } from '@vitrine/storefront/parts/html/markup'
import { findFormBlock } from '../forms/find-form-block.ts'
import { showForm, showSignUp } from '../forms/show-form.ts'
import type { PageData } from '../page-json/page-context.ts'
import type { PageRender } from '../render/page-render.ts'
import { isPopupPage, type NoticesHtml, noticeScripts, noticesHtml } from './notices-html.ts'

interface NoticedPage {
  readonly data: PageData
  /** The collection that is shown; null on pages of the platform. */
  readonly collectionId: string | null
}

/** Writes what is laid over a page, with the form of its popup. A popup whose form is gone or full is left out. */
export async function pageNotices(
  { data, collectionId }: NoticedPage,
  page: PageRender,
): Promise<NoticesHtml> {
  const { site } = page.context
  const { popup } = site.notices
  page.trustScripts(noticeScripts(site))
  if (!popup?.form || !isPopupPage(popup, collectionId)) return noticesHtml(site, collectionId)
  const form = await popupForm(popup, data, page)
  const notices = form === null ? { ...site.notices, popup: null } : site.notices
  return noticesHtml({ ...site, notices }, collectionId, form?.text)
}

const id = 'popup-overlay'

async function popupForm(popup: PopupOverlay, data: PageData, page: PageRender): Promise<Markup | null> {
  const { form } = popup
  if (!form) return null
  if (form.kind === 'newsletter') {
    const place = { formId: popupSignUpId, id, page, data }
    // The popup says headline and text itself.
    return showSignUp(popupSignUp(popup, form), place, { title: '', description: '' })
  }
  const { store } = page.context
  const known = await store.forms.find(form.formId)
  if (!known) return null
  const block = await findFormBlock(store, known)
  const content = block ? contentAt(known, block) : contentOf(known)
  if (content.fields.length === 0) return null
  const stored = { content, settings: known.settings, alignment: 'left' }
  const shown = await showForm(stored, { formId: known.id, id, page, data })
  return shown === 'full' ? null : shown
}
