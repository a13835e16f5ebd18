import { type ShareService, shareAddress, shareServices } from '@vitrine/domain/website/share-services'
import { socialService } from '../blocks/writers/social-icons.ts'
import { absolute } from '../html/absolute.ts'
import { escapeHtml } from '../html/escape.ts'
import type { Edit, ElementRule } from '../html/rewrite-elements.ts'
import type { PageContext } from '../page-json/page-context.ts'
import { sayIn } from '../words/visitor-words.ts'

/** The containers that `social-button`, `social-button-inline` and `<squarespace:social-share>` print; those of a script have no address. */
const container = /<(div|span) class="squarespace-social-buttons (button|inline)-style" ([^<>]*)>(?=<\/\1>)/y

/** Puts links to the site's share services into the containers of a page; they need no script and load nothing from the services. */
export class ShareButtons implements ElementRule {
  readonly tags: readonly string[]
  readonly isForTexts = true
  readonly #place: ShareContext
  readonly #edits: Edit[] = []

  constructor(place: ShareContext) {
    this.#place = place
    this.tags = place.site.shareServices.length === 0 ? [] : containers
  }

  meet(html: string, at: number): void {
    container.lastIndex = at
    const [whole, , style, attributes] = container.exec(html) ?? []
    if (whole === undefined || attributes === undefined || !fullUrl.test(attributes)) return
    const end = at + whole.length
    const row = rowOf(attributes, this.#place)
    const text =
      style === 'button'
        ? `<details class="ss-social-share"><summary class="ss-social-share-button">${sayIn(this.#place.site.language)('Share')}</summary>${row}</details>`
        : row
    this.#edits.push({ start: end, end, text })
  }

  edits(): readonly Edit[] {
    return this.#edits
  }
}

const containers = ['div class="squarespace-social-buttons ', 'span class="squarespace-social-buttons ']

type ShareContext = Pick<PageContext, 'site' | 'origin'>

function rowOf(attributes: string, { site, origin }: ShareContext): string {
  const shared = {
    url: absolute(attribute(attributes, fullUrl), origin),
    title: attribute(attributes, title),
    imageUrl: pictureOf(attribute(attributes, assetUrl), origin),
  }
  const say = sayIn(site.language)
  const links = site.shareServices.map((service) => {
    const address = escapeHtml(shareAddress(service, shared))
    return `<a class="ss-social-button ss-social-button-${service}" href="${address}" aria-label="${escapeHtml(say('Share on {service}', { service: shareServices[service].label }))}" ${restOfLinks[service]}`
  })
  return `<span class="ss-social-list-wrapper">${links.join(' ')}</span>`
}

function restOfLink(service: ShareService): string {
  const { label } = shareServices[service]
  const { path } = socialService(service === 'twitter' ? 'x' : service)
  const sign = `<svg viewBox="0 0 24 24" width="20" height="20"><path fill="currentColor" fill-rule="evenodd" d="${path}"/></svg>`
  return `target="_blank" rel="noopener nofollow"><span class="ss-social-button-icon" aria-hidden="true">${sign}</span><span class="ss-social-button-label">${label}</span></a>`
}

/** What of a link is the same in every page. */
const restOfLinks: Readonly<Record<ShareService, string>> = {
  facebook: restOfLink('facebook'),
  twitter: restOfLink('twitter'),
  linkedin: restOfLink('linkedin'),
  tumblr: restOfLink('tumblr'),
  reddit: restOfLink('reddit'),
  pinterest: restOfLink('pinterest'),
}

function pictureOf(assetUrl: string, origin: string): string {
  return assetUrl === '' ? '' : `${absolute(assetUrl, origin)}?format=1500w`
}

const fullUrl = /data-full-url="([^"]*)"/
const title = /data-title="([^"]*)"/
const assetUrl = /data-asset-url="([^"]*)"/

/** The value of an attribute as it was before it was escaped. */
function attribute(attributes: string, pattern: RegExp): string {
  const value = pattern.exec(attributes)?.[1] ?? ''
  return value.replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => characters[entity] ?? entity)
}

const characters: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
}
