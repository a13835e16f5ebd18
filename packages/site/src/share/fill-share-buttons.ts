import { shareAddress, shareServices } from '@vitrine/domain/website/share-services'
import { socialService } from '../blocks/writers/social-icons.ts'
import { absolute } from '../html/absolute.ts'
import { escapeHtml } from '../html/escape.ts'
import type { PageContext } from '../page-json/page-context.ts'

/** The containers that `social-button`, `social-button-inline` and `<squarespace:social-share>` print; those of a script have no address. */
const container =
  /<(div|span) class="squarespace-social-buttons (button|inline)-style" ([^>]*data-full-url="[^"]*"[^>]*)><\/\1>/g

/** Puts links to the site's share services into the containers of a page; they need no script and load nothing from the services. */
export function fillShareButtons(
  html: string,
  { site, origin }: Pick<PageContext, 'site' | 'origin'>,
): string {
  if (site.shareServices.length === 0 || !html.includes('squarespace-social-buttons')) return html
  return html.replace(container, (_whole, element: string, style: string, attributes: string) => {
    const shared = {
      url: absolute(attribute(attributes, 'data-full-url'), origin),
      title: attribute(attributes, 'data-title'),
      imageUrl: pictureOf(attribute(attributes, 'data-asset-url'), origin),
    }
    const links = site.shareServices.map((service) => {
      const { label } = shareServices[service]
      const sign = `<svg viewBox="0 0 24 24" width="20" height="20"><path fill="currentColor" fill-rule="evenodd" d="${socialService(service === 'twitter' ? 'x' : service).path}"/></svg>`
      const address = escapeHtml(shareAddress(service, shared))
      return `<a class="ss-social-button ss-social-button-${service}" href="${address}" target="_blank" rel="noopener nofollow" aria-label="Share on ${label}"><span class="ss-social-button-icon" aria-hidden="true">${sign}</span><span class="ss-social-button-label">${label}</span></a>`
    })
    const row = `<span class="ss-social-list-wrapper">${links.join(' ')}</span>`
    const inside =
      style === 'button'
        ? `<details class="ss-social-share"><summary class="ss-social-share-button">Share</summary>${row}</details>`
        : row
    return `<${element} class="squarespace-social-buttons ${style}-style" ${attributes}>${inside}</${element}>`
  })
}

function pictureOf(assetUrl: string, origin: string): string {
  return assetUrl === '' ? '' : `${absolute(assetUrl, origin)}?format=1500w`
}

/** The value of an attribute as it was before it was escaped. */
function attribute(attributes: string, name: string): string {
  const value = new RegExp(`${name}="([^"]*)"`).exec(attributes)?.[1] ?? ''
  return value.replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => characters[entity] ?? entity)
}

const characters: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
}
