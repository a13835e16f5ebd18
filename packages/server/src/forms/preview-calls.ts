import type { previewFormCall, readFormFrameCall } from '@vitrine/contract/forms/form-calls'
import { asksForCaptcha } from '@vitrine/domain/captcha/captcha-settings'
import { readUnfinishedDraft } from '@vitrine/domain/forms/drafts/form-draft'
import { mannerOf } from '@vitrine/domain/forms/parts/manner-of'
import { formHtml } from '@vitrine/site/forms/form-html'
import { thanksText } from '@vitrine/site/forms/thanks-html'
import { captchaOf } from '@vitrine/site/render/captcha'
import { compileTweaked } from '@vitrine/site/styles/compile-styles'
import { sayIn } from '@vitrine/site/words/visitor-words'
import type { Exchange } from '../http/exchange.ts'
import { failureText } from '../http/reply/errors.ts'
import { type AnswerTo, refuse, reply } from '../http/reply/reply.ts'
import { findPlacedForm } from './find-form.ts'
import { cleanDraft } from './form-calls.ts'

/** A page (specification, section 2). */
const formPageType = 1

/** Answers a page of the site in which a form is shown to its owner. Nothing in it runs. */
export async function getFormFrame(
  exchange: Exchange<typeof readFormFrameCall>,
): Promise<AnswerTo<typeof readFormFrameCall>> {
  const { origin, panelOrigin, site } = exchange
  const view = await exchange.view()
  const mainContent = '<div class="form-sent-page" id="form-preview"></div>'
  const system = { pageType: formPageType, title: 'Preview', mainContent }
  const { html } = await view.renderSystemPage(system, { origin, path: '/' })
  // Dialogs are opened by scripts alone; one with a place for the focus would be complained of by the browser.
  const still = html.replaceAll(/<(script|dialog)\b[^>]*>[\s\S]*?<\/\1\s*>/gi, '')
  if (panelOrigin === origin) return reply({ html: still })
  // The panel's own host has no style sheet of a site.
  const { css } = await compileTweaked(view.stylesheet.source, site.tweaks ?? {}, { isMinified: true })
  return reply({ html: withSheet(still, css) })
}

/** Answers a form as visitors would be given it. */
export async function postFormPreview({
  params,
  body,
  store,
  site,
  services,
}: Exchange<typeof previewFormCall>): Promise<AnswerTo<typeof previewFormCall>> {
  const form = await store.forms.find(params.formId)
  if (!form) return refuse('not-found', failureText.notFound)
  const draft = cleanDraft(readUnfinishedDraft(body.value))
  const placed = await findPlacedForm({ site, store, services }, form.id)
  const say = sayIn(site.language)
  const html = formHtml({
    formId: form.id,
    id: 'preview',
    content: draft,
    say,
    manner: mannerOf(site),
    settings: { ...draft, postSubmitHtml: '' },
    alignment: placed?.alignment ?? 'left',
    captcha: draft.asksForCaptcha && asksForCaptcha(site.captcha, 'forms') ? captchaOf(site) : null,
    page: { title: '', id: '', source: '', path: '', permission: null },
    filling: null,
  })
  return reply({ html: html.text, thanksHtml: thanksText(draft, say).text })
}

function withSheet(html: string, css: string): string {
  const style = `<style>${css.replaceAll('</', '<\\/')}</style>`
  return html.replace(/<link\b[^>]*href="\/site\.[^"]*"[^>]*>/, () => style)
}
