import type { trialUpgradePageCall, upgradePageCall } from '@vitrine/contract/website/upgrade-page-calls'
import { noNeeds } from '@vitrine/site/theme/page-needs'
import type { Exchange } from '../http/exchange.ts'
import { type AnswerTo, pageReply } from '../http/reply/reply.ts'

/** Says to whoever looks for a plan that there is none to buy: in the look of the panel, and without a script. */
export async function getUpgradePage(
  _exchange: Exchange<typeof trialUpgradePageCall | typeof upgradePageCall>,
): Promise<AnswerTo<typeof upgradePageCall>> {
  return pageReply(page, { needs: noNeeds, headers: { 'x-robots-tag': 'noindex' } })
}

/** The colours are those of the panel, in both schemes (`packages/panel/src/theme.ts`). */
const style = `
:root { color-scheme: light dark; --canvas: #f5f6f8; --card: #fff; --line: #e2e5ea; --ink: #16181c; --dim: #5a6270; --fill: #30569f; --on-fill: #fff }
@media (prefers-color-scheme: dark) { :root { --canvas: #141619; --card: #1d2026; --line: #30353d; --ink: #d5d9e0; --dim: #a3abb8; --fill: #3f6abf } }
* { box-sizing: border-box }
body { margin: 0; background: var(--canvas); color: var(--ink); font: 1rem/1.55 ui-sans-serif, system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", "Noto Sans", Arial, sans-serif }
main { display: flex; flex-direction: column; align-items: center; min-height: 100dvh; padding: clamp(24px, 12vh, 120px) 16px 32px }
.brand { margin: 0 0 20px; font-size: 1.125rem; font-weight: 700; letter-spacing: -0.01em }
article { width: 100%; max-width: 420px; padding: 28px; border: 1px solid var(--line); border-radius: 8px; background: var(--card) }
h1 { margin: 0 0 8px; font-size: 1.5rem; font-weight: 650; line-height: 1.3 }
p { margin: 0 0 16px; color: var(--dim) }
a { display: block; padding: 10px 18px; border-radius: 8px; background: var(--fill); color: var(--on-fill); font-weight: 600; text-align: center; text-decoration: none }
a:hover { filter: brightness(0.92) }
a:focus-visible { outline: 2px solid var(--fill); outline-offset: 2px }
`

const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" href="data:,">
<title>Nothing needs to be bought &mdash; Vitrine</title>
<style>${style}</style>
</head>
<body>
<main>
<p class="brand">Vitrine</p>
<article>
<h1>Nothing needs to be bought</h1>
<p>Vitrine is open software. There are no plans and no trial, and everything that it can do is yours already.</p>
<a href="/config/">Go to the panel</a>
</article>
</main>
</body>
</html>
`
