import { isLinkAddress } from '@vitrine/domain/content/blocks/link-address'
import type { NavigationLink } from '@vitrine/domain/website/site'
import { html, type Markup, siteWording } from '@vitrine/storefront/parts/html/markup'
import type { PageContext } from '../../page-json/page-context.ts'
import { collectionPath } from '../../theme/collection-shape.ts'
import { sayIn } from '../../words/visitor-words.ts'
import { type BlockWriter, target } from '../block-context.ts'
import { socialService } from './social-icons.ts'

/** The site's accounts elsewhere, as icons. */
export const writeSocialLinks: BlockWriter<'socialaccountlinks-v2'> = (
  { size, shape, alignment },
  { page },
) => {
  const { socialAccounts, language } = page.context.site
  const say = sayIn(language)
  const accounts = socialAccounts.filter(({ profileUrl }) => profileUrl !== '' && isLinkAddress(profileUrl))
  if (accounts.length === 0) return null
  const links = accounts.map(({ serviceName, screenname, profileUrl }) => {
    const { name, slug, path } = socialService(serviceName)
    const label = screenname === '' ? name : `${name}: ${screenname}`
    return html`<a class="sqs-svg-icon--wrapper ${slug}" href="${profileUrl}" target="_blank" rel="noopener me" aria-label="${label}"><svg class="sqs-svg-icon--social" viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d="${siteWording(path)}"/></svg></a>`
  })
  return html`<div class="sqs-svg-icon--outer social-icon-alignment-${alignment} social-icons-size-${size} social-icons-shape-${shape}"><div class="sqs-svg-icon--list" role="group" aria-label="${say('Social accounts')}">${links}</div></div>`
}

/** Links of one of the site's menus. */
export const writeNavigationBlock: BlockWriter<'navigation'> = ({ navigationId }, { page }) => {
  const { navigation } = page.context.site
  const links = Object.hasOwn(navigation, navigationId) ? (navigation[navigationId] ?? []) : []
  const entries = links.flatMap((link) => linkHtml(link, page.context) ?? [])
  return entries.length === 0 ? null : html`<ul class="navigation-block-links">${entries}</ul>`
}

function linkHtml(link: NavigationLink, context: PageContext): Markup | null {
  switch (link.kind) {
    case 'external':
      return isLinkAddress(link.url)
        ? html`<li><a href="${link.url || '#'}"${target(link.newWindow)}>${link.title}</a></li>`
        : null
    case 'folder': {
      const inner = link.links.flatMap((each) => linkHtml(each, context) ?? [])
      return inner.length === 0 ? null : html`<li><span>${link.title}</span><ul>${inner}</ul></li>`
    }
    default: {
      const collection = context.collections.find((each) => each.id === link.collectionId && each.isEnabled)
      return collection
        ? html`<li><a href="${collectionPath(collection, context)}">${collection.navigationTitle || collection.title}</a></li>`
        : null
    }
  }
}
