import { withoutPrefix } from '@vitrine/domain/website/languages/address-in-language'
import { type FoundLock, isPrivate, siteScope } from '@vitrine/domain/website/lock'
import type { Site } from '@vitrine/domain/website/site'
import type { Say } from '@vitrine/domain/words/say'
import { contextElement, plainContextScript } from '@vitrine/site/assemble/head/context-script'
import { escapeHtml } from '@vitrine/site/html/escape'
import { prefixesOf } from '@vitrine/site/language/data-in-language'
import type { SiteView } from '@vitrine/site/sites/site-view'
import { scriptHash } from '@vitrine/site/theme/own-scripts'
import { type CodePermit, permitCode } from '@vitrine/site/theme/trusted-code'
import { sayIn } from '@vitrine/site/words/visitor-words'

/** Numbers of the specification, section 2: the lock screen of a site, and protected content. */
const lockPageTypes = { site: 103, content: 105 }

/** What is asked for at a locked address. */
export interface LockScreen {
  readonly found: FoundLock
  /** Where the visitor wanted to go. */
  readonly to: string
  /** In the language of the site. */
  readonly problem: string | null
}

/** Whose lock screen it is. */
interface LockedSite {
  readonly site: Pick<
    Site,
    'id' | 'identifier' | 'title' | 'language' | 'languages' | 'contactEmail' | 'code' | 'insight' | 'notices'
  >
  readonly view: Pick<SiteView, 'designTokens'>
}

/** The lock screen as HTML, and what its policy must say so that its scripts run. */
interface WrittenLockScreen extends CodePermit {
  readonly html: string
}

/** Writes the page that asks for the password: a plain form, in the colours of the site. */
export function lockScreen(locked: LockedSite, asked: LockScreen): WrittenLockScreen {
  const { site } = locked
  const pageType = asked.found.scope === siteScope ? lockPageTypes.site : lockPageTypes.content
  const context = plainContextScript(site, pageType)
  const { scriptHashes, needs } = permitCode(site.code.lock)
  const html = writeScreen(locked, asked, { pageType, context })
  return { html, scriptHashes: [scriptHash(context), ...scriptHashes], needs }
}

function writeScreen(
  { site, view }: LockedSite,
  { found, to, problem }: LockScreen,
  { pageType, context }: { readonly pageType: number; readonly context: string },
): string {
  const { lock } = found
  const usual = usualText(found, sayIn(site.language))
  return `<!doctype html>
<html lang="${escapeHtml(site.language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(lock.headline)} &mdash; ${escapeHtml(site.title)}</title>
<style>${view.designTokens}${styles}</style>
${contextElement(context)}
${site.code.lock}
</head>
<body class="sqs-lock-screen" data-page-type="${pageType}">
<main>
<p class="site-title">${escapeHtml(site.title)}</p>
<h1>${escapeHtml(lock.headline)}</h1>
<div class="lock-body">${lock.bodyHtml || `<p>${usual}</p>`}</div>
${isPrivate(lock) ? '' : formHtml(site, { found, to, problem })}
</main>
</body>
</html>
`
}

/** Where the password is entered, and whom to ask for it. */
function formHtml(
  { contactEmail, language, languages }: Pick<Site, 'contactEmail' | 'language' | 'languages'>,
  { found, to, problem }: LockScreen,
): string {
  const say = sayIn(language)
  const alert = problem === null ? '' : `<p id="lock-problem" role="alert">${escapeHtml(problem)}</p>`
  const invalid = problem === null ? '' : ' aria-invalid="true" aria-describedby="lock-problem" autofocus'
  // Who does not know the password is told so in the language of what they wanted.
  const prefix = prefixesOf(languages).find((each) => withoutPrefix(to, each) !== null) ?? ''
  return `<form method="post" action="${prefix}/unlock">
<input type="hidden" name="scope" value="${escapeHtml(found.scope)}">
<input type="hidden" name="to" value="${escapeHtml(to)}">
<label for="lock-password">${say('Password')}</label>
<input id="lock-password" name="password" type="password" autocomplete="current-password" required maxlength="200"${invalid}>
<button type="submit">${say('Enter')}</button>
${alert}
</form>
${askHtml(contactEmail, say)}`
}

/** What the page says where its owner wrote nothing. */
function usualText({ scope, lock }: FoundLock, say: Say): string {
  if (isPrivate(lock)) return say('This website is not open yet. Please come back later.')
  return scope === siteScope
    ? say('This website is not open to everybody yet. If you know the password, come in.')
    : say('This page is protected by a password.')
}

function askHtml(contactEmail: string, say: Say): string {
  if (contactEmail === '') return ''
  const address = escapeHtml(contactEmail)
  const link = `<a href="mailto:${address}">${address}</a>`
  return `<p class="lock-ask">${say('Nobody told you? Ask {link}.', { link })}</p>`
}

const styles = `*{box-sizing:border-box}body{margin:0;min-height:100dvh;display:grid;grid-template-columns:minmax(0,1fr);place-items:center;padding:1.5rem;font:1.05rem/1.55 var(--vt-font-body,system-ui,sans-serif);color:var(--vt-color-ink,#1d1d1f);background:var(--vt-color-paper,#fff)}
main{width:min(28rem,100%);min-width:0;text-align:center;overflow-wrap:anywhere}.site-title{margin:0 0 2.5rem;font:1.5rem/1.2 var(--vt-font-heading,inherit)}h1{margin:0 0 1rem;font:2.6rem/1.15 var(--vt-font-heading,inherit);text-wrap:balance}.lock-ask{margin:1.5rem 0 0;font-size:.95rem;color:var(--vt-color-muted,inherit)}.lock-ask a{color:inherit}
form{margin-top:2rem;display:grid;grid-template-columns:1fr auto;gap:.5rem;text-align:start}label,[role=alert]{grid-column:1/-1;margin:0}
input{min-width:0;min-height:3rem;padding:0 1rem;font:inherit;color:inherit;background:#fff;border:1px solid var(--vt-color-line,#8a8a8a);border-radius:var(--vt-radius,2px)}
button{min-height:3rem;padding:0 1.5rem;font:inherit;cursor:pointer;color:var(--vt-color-accent-ink,#fff);background:var(--vt-color-accent,#1d1d1f);border:0;border-radius:var(--vt-radius,2px)}
:focus-visible{outline:2px solid currentcolor;outline-offset:2px}[role=alert]{color:#b3261e}`
