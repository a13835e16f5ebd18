import type { NewsletterLinkProblem } from '@vitrine/domain/newsletter/follow-link'
import { newsletterWordsOf } from '@vitrine/domain/newsletter/words/words-of'
import { html, type Markup } from '@vitrine/storefront/parts/html/markup'
import type { Exchange } from '../http/exchange.ts'
import { type PageAnswer, pageReply } from '../http/reply/reply.ts'
import { type NewsletterLinkPurpose, newsletterPath } from './newsletter-link.ts'

/** What a page of a link says, and what it offers. */
interface LinkPage {
  readonly title: string
  readonly paragraphs: readonly string[]
  /** The address that its button posts to, what it asks for, and what it says. */
  readonly button?: { readonly address: string; readonly act: string; readonly label: string }
  /** What else it says, with a button of its own. */
  readonly further?: { readonly text: string; readonly button: NonNullable<LinkPage['button']> }
  readonly problem?: NewsletterLinkProblem
}

type LinkExchange = Pick<Exchange, 'site' | 'view' | 'origin' | 'call'>

/** Numbers of the specification, section 2: a page, and the page of those who leave a newsletter. */
const pageTypes = { confirm: 2, unsubscribe: 300 } as const

/** Answers a page of a link, in the site's own frame. Search engines have no business there. */
export async function linkPage(
  { site, view, origin, call }: LinkExchange,
  purpose: NewsletterLinkPurpose,
  page: LinkPage,
): Promise<PageAnswer> {
  const { title, problem } = page
  const shown = await view()
  const address = { origin, path: call.path }
  const headHtml = '<meta name="robots" content="noindex">'
  const system = {
    pageType: pageTypes[purpose],
    title,
    mainContent: bodyOf(page, newsletterWordsOf(site.language).page.toSite).text,
    headHtml,
  }
  const made = await shown.renderSystemPage(system, address)
  return pageReply(made.html, {
    scriptHashes: made.scriptHashes,
    needs: made.needs,
    refused: problem ?? null,
  })
}

/** Answers why a link does nothing. */
export function problemPage(
  exchange: LinkExchange,
  purpose: NewsletterLinkPurpose,
  problem: NewsletterLinkProblem,
  button?: LinkPage['button'],
): Promise<PageAnswer> {
  const words = newsletterWordsOf(exchange.site.language)
  return linkPage(exchange, purpose, {
    title: words.page.newsletter,
    paragraphs: [words.problems[problem]],
    problem,
    ...(button && { button }),
  })
}

/** The button of a page, which posts to its own address. */
export function buttonOf(
  purpose: NewsletterLinkPurpose,
  token: string,
  {
    act,
    label,
    campaign,
  }: { readonly act: string; readonly label: string; readonly campaign?: string | undefined },
): NonNullable<LinkPage['button']> {
  const from = campaign === undefined ? '' : `&campaign=${encodeURIComponent(campaign)}`
  return { address: newsletterPath(purpose, token) + from, act, label }
}

function bodyOf({ title, paragraphs, button, further }: LinkPage, toSite: string): Markup {
  return html`<div class="form-sent-page newsletter-page"><h1>${title}</h1><div role="status">${paragraphs.map(
    (each) => html`<p>${each}</p>`,
  )}</div>${buttonHtml(button)}${
    further === undefined ? '' : html`<p>${further.text}</p>${buttonHtml(further.button)}`
  }<p><a href="/">${toSite}</a></p></div>`
}

function buttonHtml(button: LinkPage['button']): Markup | '' {
  if (button === undefined) return ''
  return html`<form class="newsletter-page-form" method="post" action="${button.address}"><input type="hidden" name="act" value="${button.act}"><button class="newsletter-page-button sqs-system-button sqs-editable-button sqs-button-element--primary" type="submit">${button.label}</button></form>`
}
