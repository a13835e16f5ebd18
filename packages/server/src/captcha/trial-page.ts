import type { CaptchaProvider } from '@vitrine/domain/captcha/captcha-settings'
import { sayAsWritten } from '@vitrine/domain/words/say'
import type { StorefrontAssets } from '@vitrine/site/assets/storefront-assets'
import { captchaHtml, captchaNeeds } from '@vitrine/site/render/captcha'
import { noNeeds } from '@vitrine/site/theme/page-needs'

interface Trial {
  readonly provider: CaptchaProvider
  readonly siteKey: string
  /** Scheme and host of the window around it, where they are not those of the page. */
  readonly panelOrigin: string | null
}

/** Writes the page of a captcha that is tried; it tells the window around it what came of it. */
export function trialPage(
  { provider, siteKey, panelOrigin }: Trial,
  assets: Pick<StorefrontAssets, 'tagsOf'>,
): string {
  const { headHtml, footHtml } = assets.tagsOf('captcha-page', 'en')
  return `<!doctype html>
<html lang="en"${panelOrigin === null ? '' : ` data-panel="${panelOrigin}"`}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Captcha</title>
<style>:root{color-scheme:light}body{margin:0;padding:4px;font:1rem/1.5 system-ui,sans-serif;color:#1d1d1f;background:#fff}</style>
${headHtml}
</head>
<body>
<main>${captchaHtml({ provider, siteKey, helpEmail: '', say: sayAsWritten })}</main>
${footHtml}
</body>
</html>
`
}

/** What the page may load: the script of the service that is tried. */
export function trialNeeds(provider: CaptchaProvider) {
  return captchaNeeds(provider) ?? noNeeds
}
