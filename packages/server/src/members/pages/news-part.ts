import type { SubscriberState } from '@vitrine/domain/newsletter/subscriber'
import type { Say } from '@vitrine/domain/words/say'
import { html, type Markup } from '@vitrine/storefront/parts/html/markup'

/** Whether somebody gets the news: `waiting` until they confirm it by the mail that asks them, `bounced` while their mail came back. */
export type NewsState = 'none' | 'waiting' | 'subscribed' | 'bounced'

/** What the entries of an address on all lists come to. */
export function newsStateOf(entries: readonly { readonly state: SubscriberState }[]): NewsState {
  const isIn = (wanted: SubscriberState) => entries.some(({ state }) => state === wanted)
  if (isIn('subscribed')) return 'subscribed'
  if (isIn('waiting')) return 'waiting'
  return isIn('bounced') ? 'bounced' : 'none'
}

/** What they read who join in their account. */
export function newsOffer(say: Say): string {
  return `${say('You do not get our news by mail.')} ${say('Join the list')}`
}

/** What an account says of the news, with the buttons that change it. */
export function newsPart(state: NewsState, say: Say): Markup {
  const [text, buttons] = wordsOf[state](say)
  return html`<section><h2>${say('Newsletter')}</h2><form class="vt-account-head" method="post" action="/account/newsletter"><p>${text}</p>${buttons}</form></section>`
}

const wordsOf: Readonly<Record<NewsState, (say: Say) => readonly [string, readonly Markup[]]>> = {
  none: (say) => [say('You do not get our news by mail.'), [button('yes', say('Join the list'))]],
  waiting: (say) => [
    say('You get our news once you have opened the link in the mail that asks for it.'),
    [button('again', say('Send the mail again')), button('no', say('Leave the list'))],
  ],
  subscribed: (say) => [say('You get our news by mail.'), [button('no', say('Leave the list'))]],
  bounced: (say) => [
    say('You get no news from us, as our mail to you came back.'),
    [button('yes', say('Join the list')), button('no', say('Leave the list'))],
  ],
}

const button = (wants: 'yes' | 'again' | 'no', label: string): Markup =>
  html`<button class="vt-account-plain" type="submit" name="wants" value="${wants}">${label}</button>`
