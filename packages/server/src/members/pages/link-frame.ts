import type { MemberLinkPurpose } from '@vitrine/domain/members/member'
import type { MemberLink } from '@vitrine/store/members/members'
import { html } from '@vitrine/storefront/parts/html/markup'
import type { Exchange } from '../../http/exchange.ts'
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

const pages = {
  confirm: { title: 'Confirm your address', path: '/account/confirm', isNew: false },
  invited: { title: 'Choose your password', path: '/account/confirm', isNew: true },
  reset: { title: 'Choose a new password', path: '/account/new-password', isNew: true },
  move: { title: 'Confirm your new address', path: '/account/new-address', isNew: false },
} as const

/** Shows the form behind a link. */
export function showLinkForm(
  exchange: FrameExchange,
  purpose: MemberLinkPurpose | 'invited',
  token: string,
  errors?: Readonly<Record<string, string>>,
): Promise<PageAnswer> {
  const { title, ...form } = pages[purpose]
  const body = passwordForm({ ...form, token, isMove: purpose === 'move' }, errors ? { errors } : {})
  return accountPage(exchange, { title, body, refused: errors ? 'fields-wrong' : null })
}

/** Says that a link leads nowhere any more. */
export function linkGone(exchange: FrameExchange): Promise<PageAnswer> {
  const body = html`${notice('This link was used already, is too old, or is not complete.', 'bad')}<p class="vt-account-links"><a href="/account">Sign in</a><a href="/account/sign-up">Make an account</a><a href="/account/forgotten">Forgot your password?</a></p>`
  return accountPage(exchange, { title: 'Your account', body, refused: 'link-gone' })
}
