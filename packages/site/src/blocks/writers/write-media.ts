import type { BlockValue } from '@vitrine/domain/content/layout'
import type { ProductImage } from '@vitrine/domain/images/product-image'
import type { Say } from '@vitrine/domain/words/say'
import { html, type Markup } from '@vitrine/storefront/parts/html/markup'
import { sayIn } from '../../words/visitor-words.ts'
import { type BlockContext, type BlockWriter, cleaned } from '../block-context.ts'
import { pictureHtml, ratioOf } from '../picture.ts'
import { embedAddress } from './embed-address.ts'

/** A film of another host. Nothing of that host is loaded before a visitor asks for it; without a script the film is a link. */
export const writeVideo: BlockWriter<'video'> = (value, place) => {
  const player = playerHtml(value, { overlay: value.overlay, isFilm: true }, place)
  if (!player || value.caption === '') return player
  return html`${player}<div class="video-caption-wrapper"><div class="video-caption">${cleaned(value.caption)}</div></div>`
}

/** Something of another host, such as a map or a post; loaded when a visitor asks for it. */
export const writeEmbed: BlockWriter<'embed'> = (value, place) =>
  playerHtml(value, { overlay: null, isFilm: false }, place)

/** A recording of this site, in the browser's own player. */
export const writeAudio: BlockWriter<'audio'> = (
  { assetUrl, title, author, colorTheme, showDownload },
  { page },
) => {
  if (assetUrl === '') return null
  const say = sayIn(page.context.site.language)
  const name = title || say('Recording')
  return html`<div class="sqs-audio-embed ${colorTheme}" data-url="${assetUrl}" data-title="${title}" data-author="${author}"><p class="sqs-audio-embed-title"><strong>${name}</strong>${
    author === '' ? '' : html` <span class="sqs-audio-embed-author">${author}</span>`
  }</p><audio controls preload="none" src="${assetUrl}" aria-label="${name}"></audio>${
    showDownload
      ? html`<a class="sqs-audio-embed-download" href="${assetUrl}" download>${say('Download')}</a>`
      : ''
  }</div>`
}

type Embedded = Pick<
  BlockValue<'video'> | BlockValue<'embed'>,
  'url' | 'embedHtml' | 'title' | 'providerName' | 'aspectRatio'
>

function playerHtml(
  { url, embedHtml, title, providerName, aspectRatio }: Embedded,
  { overlay, isFilm }: { readonly overlay: ProductImage | null; readonly isFilm: boolean },
  { span, page }: BlockContext,
): Markup | null {
  const frameUrl = embedAddress(embedHtml)
  const href = url || frameUrl
  if (!href) return null
  const host = providerName || hostOf(frameUrl ?? href)
  const say = sayIn(page.context.site.language)
  const name = labelOf({ title: title || say('this content'), host }, { isFilm, say })
  const poster = overlay
    ? pictureHtml(overlay, { span, aspectRatio, className: 'sqs-video-poster', altText: '' })
    : ''
  const frame = frameUrl
    ? html` data-embed-url="${isFilm ? playing(frameUrl) : frameUrl}" data-embed-title="${title || host || say('Embedded content')}"`
    : ''
  return html`<div class="block-embed" style="aspect-ratio:${ratioOf(aspectRatio)}"${frame}><a class="block-embed-overlay" href="${href}" rel="noopener"${frameUrl ? html` role="button"` : ''}>${poster}<span class="block-embed-play" aria-hidden="true"></span><span class="block-embed-label">${name}</span></a></div>`
}

function labelOf(
  { title, host }: { readonly title: string; readonly host: string },
  { isFilm, say }: { readonly isFilm: boolean; readonly say: Say },
): string {
  if (host === '') return isFilm ? say('Play {title}', { title }) : say('Show {title}', { title })
  return isFilm
    ? say('Play {title} from {host}', { title, host })
    : say('Show {title} from {host}', { title, host })
}

/** Who has pressed play once need not do it again inside of the frame. */
function playing(address: string): string {
  const url = new URL(address)
  url.searchParams.set('autoplay', '1')
  return url.href
}

function hostOf(address: string): string {
  return URL.canParse(address) ? new URL(address).host : ''
}
