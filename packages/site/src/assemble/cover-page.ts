import type { CoverPage } from '@vitrine/domain/content/cover-page'
import { escapeHtml } from '../html/escape.ts'
import { languageRules } from '../language/language-links.ts'
import { NoticeInserter } from '../notices/notice-inserter.ts'
import type { PageData } from '../page-json/page-context.ts'
import type { PageRender } from '../render/page-render.ts'
import { AddButtons } from './elements/add-button.ts'
import { PrintedScripts } from './elements/printed-script.ts'
import { finishMarkup } from './finish-markup.ts'
import { noticesInLanguage } from './notices-in-language.ts'
import { type PageBody, withSystemWords } from './page-frame.ts'

/** Renders a cover page: a document of its own, with the site's styles and without its header and footer. */
export async function renderCoverPage(cover: CoverPage, body: PageBody, page: PageRender): Promise<string> {
  const { site } = page.context
  const data = withSystemWords(body, page)
  const html = `<!doctype html>
<html lang="${escapeHtml(site.language)}">
<head>
<meta name="viewport" content="width=device-width, initial-scale=1">
${data['squarespace-headers']}
<style>${styles}</style>
</head>
<body id="${escapeHtml(body.pageId)}" class="${escapeHtml(body.pageClasses)} sqs-cover-page">
<main class="sqs-slide ${cover.position.toLowerCase().replace('_', '-')}${cover.image ? ' has-image' : ''}">
${pictureHtml(cover)}<div class="sqs-slide-content">
<h1 class="sqs-slide-heading">${escapeHtml(cover.headline)}</h1>
<div class="sqs-slide-body">${cover.bodyHtml}</div>
${blocksHtml(body.data)}${actionsHtml(cover)}</div>
</main>
${data['squarespace-footers']}
</body>
</html>
`
  return finishMarkup(html, page.context, [
    new PrintedScripts(page),
    new AddButtons(data, page.context),
    new NoticeInserter(await noticesInLanguage(body, page)),
    ...languageRules(page.context),
  ])
}

/** The blocks that stand on it, such as a form. */
function blocksHtml({ mainContent }: PageData): string {
  return typeof mainContent === 'string' ? `<div class="sqs-slide-blocks">${mainContent}</div>\n` : ''
}

function pictureHtml({ image }: CoverPage): string {
  if (!image) return ''
  const { assetUrl, altText, widthPx, heightPx, focalPoint } = image
  const sizes = [500, 750, 1000, 1500, 2500]
    .map((width) => `${assetUrl}?format=${width}w ${width}w`)
    .join(', ')
  const place = `object-position:${focalPoint.x * 100}% ${focalPoint.y * 100}%`
  return `<img class="sqs-slide-image" src="${escapeHtml(assetUrl)}?format=1500w" srcset="${escapeHtml(sizes)}" sizes="100vw" alt="${escapeHtml(altText)}" width="${widthPx}" height="${heightPx}" style="${place}" fetchpriority="high">\n`
}

function actionsHtml({ actions }: CoverPage): string {
  const links = actions.map(
    ({ label, url }) => `<a class="sqs-slide-action" href="${escapeHtml(url)}">${escapeHtml(label)}</a>`,
  )
  return links.length === 0 ? '' : `<p class="sqs-slide-actions">${links.join(' ')}</p>\n`
}

const styles = `:where(body.sqs-cover-page){margin:0}:where(.sqs-slide){position:relative;display:grid;min-height:100dvh;padding:clamp(24px,6vw,80px);place-items:center;text-align:center;box-sizing:border-box}
:where(.sqs-slide-image){position:absolute;inset:0;width:100%;height:100%;object-fit:cover}:where(.sqs-slide.has-image){color:#fff}:where(.sqs-slide.has-image)::before{content:"";position:absolute;inset:0;z-index:1;background:rgb(0 0 0/.42)}
:where(.sqs-slide-content){position:relative;z-index:2;max-width:640px}:where(.sqs-slide-heading){margin:0 0 16px;font-size:clamp(36px,6vw,64px);line-height:1.1;color:inherit}:where(.sqs-slide-body){font-size:max(18.4px,1.15rem);line-height:1.6}
:where(.sqs-slide-blocks){margin-top:32px}:where(.sqs-slide-blocks) .form-block-form{text-align:start}
:where(.sqs-slide-actions){display:flex;flex-wrap:wrap;gap:16px;justify-content:inherit;margin:32px 0 0}:where(.sqs-slide-action){padding:15.2px 32px;color:inherit;border:1px solid currentcolor;text-decoration:none}:where(.sqs-slide-content .sqs-slide-actions){justify-content:center}
.sqs-slide-action:focus-visible{outline:2px solid currentcolor;outline-offset:3px}
:where(.sqs-slide.top-left,.sqs-slide.top-center,.sqs-slide.top-right){align-items:start}:where(.sqs-slide.bottom-left,.sqs-slide.bottom-center,.sqs-slide.bottom-right){align-items:end}
:where(.sqs-slide.top-left,.sqs-slide.center-left,.sqs-slide.bottom-left){justify-items:start;text-align:start}:where(.sqs-slide.top-right,.sqs-slide.center-right,.sqs-slide.bottom-right){justify-items:end;text-align:end}`
