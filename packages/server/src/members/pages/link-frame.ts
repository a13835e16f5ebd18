import type { MemberLinkPurpose } from '@vitrine/domain/members/member'
import type { Say } from '@vitrine/domain/words/say'
import { sayIn, visitorWords } from '@vitrine/site/words/visitor-words'
import type { MemberLink } from '@vitrine/store/members/members'
import { html } from '@vitrine/storefront/parts/html/markup'
import type { Exchange } from '../../http/exchange.ts'
import { sayEach } from '../../http/language/say-each.ts'
import type { PageAnswer } from '../../http/reply/reply.ts'
import { readMemberToken } from '../member-link.ts'
import { accountPage, type FrameExchange, notice } from './account-frame.ts'
import { passwordForm } from './door-forms.ts'

/** The mailed link that a token stands for, while it holds. */
export async function findLink(
  { site, store, services }: Pick<Exchange, 'site' | 'store' | 'services'>,
  purpose: MemberLinkPurpose,
  token: string,
): Promise<MemberLink | undefined> {
  const id = readMemberToken(purpose, token, { secret: services.secret, websiteId: site.id })
  const link = id === null ? undefined : await store.memberLinks.find(id, services.clock())
  return link?.purpose === purpose ? link : undefined
}

const pagesIn = (say: Say) =>
  ({
    confirm: { title: say('Confirm your address'), path: '/account/confirm', isNew: false },
    invited: { title: say('Choose your password'), path: '/account/confirm', isNew: true },
    reset: { title: say('Choose a new password'), path: '/account/new-password', isNew: true },
    move: { title: say('Confirm your new address'), path: '/account/new-address', isNew: false },
  }) as const

/** What such a page needs of an exchange. */
export type LinkExchange = FrameExchange & Pick<Exchange, 'site'>

/** Shows the form behind a link. */
export function showLinkForm(
  exchange: LinkExchange,
  purpose: MemberLinkPurpose | 'invited',
  token: string,
  errors?: Readonly<Record<string, string>>,
): Promise<PageAnswer> {
  const { say, sayComposed } = visitorWords(exchange.site.language)
  const { title, ...form } = pagesIn(say)[purpose]
  const entered = errors ? { errors: sayEach(errors, sayComposed) } : {}
  const body = passwordForm({ ...form, token, isMove: purpose === 'move' }, entered, say)
  return accountPage(exchange, { title, body, refused: errors ? 'fields-wrong' : null })
}

/** Says that a link leads nowhere any more. */
export function linkGone(exchange: LinkExchange): Promise<PageAnswer> {
  const say = sayIn(exchange.site.language)
  const gone = say('This link was used already, is too old, or is not complete.')
  const body = html`${notice(gone, 'bad')}<p class="vt-account-links"><a href="/account">${say('Sign in')}</a><a href="/account/sign-up">${say('Make an account')}</a><a href="/account/forgotten">${say('Forgot your password?')}</a></p>`
  return accountPage(exchange, { title: say('Your account'), body, refused: 'link-gone' })
}
