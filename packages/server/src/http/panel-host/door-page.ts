import type { PanelLanguage } from '@vitrine/domain/owners/panel-language'
import type { Say } from '@vitrine/domain/words/say'
import { escapeHtml } from '@vitrine/site/html/escape'
import { siteParameter } from '../../services/panel-host.ts'

/** What the door of the panel says when there is no such site. */
export const noSuchSiteText = 'No site here has this address. Enter it as visitors do.'

const severalText =
  'This is the panel of several sites. Each also leads here from its own address, with /config at the end.'

/** The policy of the door: nothing runs, and the form leads to the panel alone. */
export const doorPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

/** The colours are those of the panel, in both schemes (`packages/panel/src/theme.ts`). */
const style = `
:root { color-scheme: light dark; --canvas: #f5f6f8; --card: #fff; --line: #e2e5ea; --edge: #80868f; --ink: #16181c; --dim: #5a6270; --fill: #30569f; --on-fill: #fff; --bad: #b3261e }
@media (prefers-color-scheme: dark) { :root { --canvas: #141619; --card: #1d2026; --line: #30353d; --ink: #d5d9e0; --dim: #a3abb8; --fill: #3f6abf; --bad: #ff8a80 } }
* { box-sizing: border-box }
body { margin: 0; background: var(--canvas); color: var(--ink); font: 1rem/1.55 ui-sans-serif, system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", "Noto Sans", Arial, sans-serif }
main { display: flex; flex-direction: column; align-items: center; min-height: 100dvh; padding: clamp(24px, 12vh, 120px) 16px 32px }
.brand { margin: 0 0 20px; font-size: 1.125rem; font-weight: 700; letter-spacing: -0.01em }
form { width: 100%; max-width: 420px; padding: 28px; border: 1px solid var(--line); border-radius: 8px; background: var(--card) }
h1 { margin: 0 0 8px; font-size: 1.5rem; font-weight: 650; line-height: 1.3 }
p { margin: 0 0 16px; color: var(--dim) }
label { display: block; margin: 0 0 4px; font-weight: 600 }
input { width: 100%; margin: 0 0 16px; padding: 10px 12px; border: 1px solid var(--edge); border-radius: 8px; background: var(--card); color: inherit; font: inherit }
button { width: 100%; padding: 10px 18px; border: 0; border-radius: 8px; background: var(--fill); color: var(--on-fill); font: inherit; font-weight: 600; cursor: pointer }
button:hover { filter: brightness(0.92) }
:focus-visible { outline: 2px solid var(--fill); outline-offset: 2px }
.problem { margin: -8px 0 16px; color: var(--bad) }
`

interface Door {
  /** The language of the browser, and its words. */
  readonly language: PanelLanguage
  readonly say: Say
  /** What was wrong with the address that was entered; null where none was. */
  readonly problem: string | null
  readonly asked: string
}

/** Asks on which site somebody wants to work; it names none, as strangers read it too. */
export function doorPage({ language, say, problem, asked }: Door): string {
  const title = escapeHtml(say('Choose a site'))
  const wrong = problem === null ? '' : ' aria-invalid="true" aria-describedby="problem"'
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" href="data:,">
<title>${title} &mdash; Vitrine</title>
<style>${style}</style>
</head>
<body>
<main>
<p class="brand">Vitrine</p>
<form action="/config" method="get">
<h1>${title}</h1>
<p>${escapeHtml(say(severalText))}</p>
<label for="site">${escapeHtml(say('Address of your site'))}</label>
<input id="site" name="${siteParameter}" value="${escapeHtml(asked)}" placeholder="shop.example.org" autocomplete="url" autocapitalize="none" spellcheck="false" required${wrong}>
${problem === null ? '' : `<p class="problem" id="problem" role="alert">${escapeHtml(problem)}</p>`}
<button>${escapeHtml(say('Open the panel'))}</button>
</form>
</main>
</body>
</html>
`
}
