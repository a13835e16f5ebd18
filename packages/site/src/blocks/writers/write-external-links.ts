import { donatePath } from '@vitrine/domain/cart/donations/donation'
import { isLinkAddress } from '@vitrine/domain/content/blocks/link-address'
import type { BlockValue } from '@vitrine/domain/content/layout'
import { formatMoney } from '@vitrine/domain/money/format-money'
import type { DonationSettings } from '@vitrine/domain/website/selling/donation-settings'
import type { Site } from '@vitrine/domain/website/site'
import { html, type Markup, siteWording } from '@vitrine/storefront/parts/html/markup'
import { feedPath } from '../../feeds/feed.ts'
import { sayIn } from '../../words/visitor-words.ts'
import { type BlockWriter, cleaned, target } from '../block-context.ts'
import { collectionNamed } from '../find-collection.ts'
import { socialService } from './social-icons.ts'

/** What somebody posts on a service: nothing of theirs is asked for, so it is a link to their account there. */
export const writeInstagram: BlockWriter<'instagram'> = socialFeed(['instagram'])

/** The same for the service that had this name. */
export const writeTwitter: BlockWriter<'twitter'> = socialFeed(['twitter', 'x'])

/** A link by which people subscribe to a collection. */
export const writeRss: BlockWriter<'rss'> = ({ collectionId, title }, { page }) => {
  const collection = collectionNamed(collectionId, page.context)
  const path = collection && feedPath({ kind: 'list', collection }, page.context)
  if (!collection || !path) return null
  const { slug, path: drawing } = socialService('rss')
  return html`<a class="rss-block-link" href="${path}?format=rss" type="application/rss+xml">${sign(slug, drawing)}<span>${
    title || `${collection.title} RSS`
  }</span></a>`
}

/** What the owner asks a donation for, and where it can be made: on the site's own page of donations, or elsewhere. */
export const writeDonation: BlockWriter<'donation'> = (
  { title, description, buttonLabel, link, newWindow, fund },
  { page },
) => {
  const words = html`${title === '' ? '' : html`<h3 class="donation-title">${title}</h3>`}${
    description === '' ? '' : html`<div class="donation-description">${cleaned(description)}</div>`
  }`
  const { site } = page.context
  const { donations } = site.store
  const say = sayIn(site.language)
  const way =
    link === '' && donations?.isOn
      ? ownWay(donations, fund, { site, buttonLabel })
      : link === ''
        ? html`<p class="block-empty">${say('Donations are not taken here yet.')}</p>`
        : html`<div class="donation-button-wrapper"><a class="sqs-block-button-element sqs-block-button-element--medium" href="${link}"${target(
            newWindow,
          )}>${buttonLabel || say('Donate')}</a></div>`
  return html`<div class="donation-form-wrapper">${words}${way}</div>`
}

/** The amounts that are suggested, each a link to the page of donations, and a button to choose another. */
function ownWay(
  { suggestedCents, funds }: DonationSettings,
  fund: string,
  { site, buttonLabel }: { readonly site: Site; readonly buttonLabel: string },
): Markup {
  const say = sayIn(site.language)
  const key = funds.find((each) => each.key === fund || each.title === fund)?.key
  const query = key === undefined ? '' : `fund=${encodeURIComponent(key)}`
  const to = (amount: string) => {
    const whole = [query, amount].filter(Boolean).join('&')
    return whole === '' ? donatePath : `${donatePath}?${whole}`
  }
  const amounts = suggestedCents.map(
    (cents) =>
      html`<li><a class="donation-amount" href="${to(`amount=${cents}`)}">${formatMoney(cents, site.store.currency, site.language)}</a></li>`,
  )
  return html`${amounts.length === 0 ? '' : html`<ul class="donation-amounts" aria-label="${say('Suggested amounts')}">${amounts}</ul>`}<div class="donation-button-wrapper"><a class="sqs-block-button-element sqs-block-button-element--medium" href="${to('')}">${buttonLabel || say('Donate')}</a></div>`
}

interface Account {
  readonly screenname: string
  readonly profileUrl: string
}

function socialFeed(slugs: readonly string[]) {
  return (value: BlockValue<'instagram'>, { page }: Parameters<BlockWriter<'instagram'>>[1]): Markup => {
    const service = socialService(slugs[0] ?? '')
    const own = value.profileUrl === '' ? [] : [value]
    const accounts = [
      ...own,
      ...(own.length === 0 ? accountsOf(page.context.site.socialAccounts, slugs) : []),
    ]
    const links = accounts.map(
      ({ screenname, profileUrl }) =>
        html`<a class="social-feed-link" href="${profileUrl}" target="_blank" rel="noopener me">${sign(
          service.slug,
          service.path,
        )}<span>${screenname === '' ? service.name : `@${screenname.replace(/^@/, '')}`}</span></a>`,
    )
    const say = sayIn(page.context.site.language)
    const heading = value.title === '' ? '' : html`<h3 class="social-feed-title">${value.title}</h3>`
    return links.length === 0
      ? html`${heading}<p class="block-empty">${say('There is nothing here yet.')}</p>`
      : html`${heading}<div class="social-feed-links" role="group" aria-label="${service.name}">${links}</div>`
  }
}

function accountsOf(
  accounts: readonly (Account & { readonly serviceName: string })[],
  slugs: readonly string[],
): readonly Account[] {
  return accounts.filter(
    ({ serviceName, profileUrl }) =>
      slugs.includes(socialService(serviceName).slug) && profileUrl !== '' && isLinkAddress(profileUrl),
  )
}

function sign(slug: string, drawing: string): Markup {
  return html`<svg class="sqs-svg-icon--social ${slug}" viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" focusable="false"><path d="${siteWording(
    drawing,
  )}"/></svg>`
}
