import { maxWantedLength } from '@vitrine/contract/pages/lock-calls'
import type { Say } from '@vitrine/domain/words/say'
import type { Enclosure } from '@vitrine/site/route/enclosure'
import type { LiveSite } from '@vitrine/site/sites/live-sites'
import { sayIn } from '@vitrine/site/words/visitor-words'
import { html, type Markup } from '@vitrine/storefront/parts/html/markup'
import type { FastifyReply } from 'fastify'
import type { RequestTarget } from '../../http/hosts/site-request.ts'
import type { Installation } from '../../http/installation.ts'
import { saidMarkup } from '../../http/language/said-markup.ts'
import { refusalStatus } from '../../http/reply/refusal-status.ts'
import { pagePolicy, plainSecurityHeaders } from '../../http/reply/security-headers.ts'
import { chargedFor, memberOf } from '../../http/visitor/member-session.ts'
import { readVisitorCookies } from '../../http/visitor/visitor.ts'
import { subscriptionPath } from '../../services/signing/subscription-links.ts'
import { deniedStyle } from './denied-style.ts'
import { joinPath, planCards, shownPlans } from './plan-cards.ts'

/** Number of the specification, section 2. */
const deniedPageType = 106

interface DeniedRequest {
  readonly reply: FastifyReply
  readonly target: RequestTarget
  readonly cookies: string | undefined
  readonly gate: { readonly enclosure: Enclosure }
  /** The address as it was asked for, with its whole query. */
  readonly to: string
}

/** Tells who is no member how to become one. Nothing of what was asked for is in the answer. */
export async function sendDenied(
  { views, services }: Installation,
  live: LiveSite,
  { reply, target, cookies, gate: { enclosure }, to: asked }: DeniedRequest,
): Promise<FastifyReply> {
  const to = asked.length > maxWantedLength ? '/' : asked
  const visitor = readVisitorCookies(cookies, target.isHttps)
  const member = await memberOf({ live, visitor, nowMs: services.clock() })
  const areas = await views.areasOf(live)
  const area = areas.find(({ id }) => enclosure.areaIds.includes(id))
  const { areaIds } = enclosure
  // Whoever pays on for a plan, and left out a payment of it, is sold nothing beside it, also where nobody new can choose it.
  const charged = member && (await chargedFor(live.store, { member, areaIds }))
  const plans = charged ? [] : await shownPlans(live.store, areaIds)
  const hasAccounts = live.site.store.hasAccounts === true
  const say = sayIn(live.site.language)
  const body = html`<div class="vt-members"><h1>${area?.name || say('For members')}</h1><p class="vt-members-lead">${
    area?.deniedText || say('This part of the site is for members.')
  }</p>${offers({ hasAccounts, memberEmail: member?.email ?? null, hasPlans: plans.length > 0, payments: charged ? subscriptionPath(services.secret, charged) : null, to, say })}${
    hasAccounts ? planCards(plans, { site: live.site, to }) : ''
  }<p class="vt-members-links"><a href="/">${say('Back to the site')}</a></p></div>`
  const view = await views.of(live)
  const {
    html: page,
    scriptHashes,
    needs,
  } = await view.renderSystemPage(
    {
      pageType: deniedPageType,
      title: say('For members'),
      mainContent: body.text,
      headHtml: `<meta name="robots" content="noindex"><style>${deniedStyle}</style>`,
      bodyClasses: ['member-area-denied-page'],
    },
    { origin: target.origin, path: '/account/join' },
  )
  return reply
    .status(refusalStatus['site-locked'])
    .headers({
      ...plainSecurityHeaders,
      'cache-control': 'no-store',
      'content-security-policy': pagePolicy(scriptHashes, needs),
      'x-robots-tag': 'noindex',
    })
    .type('text/html; charset=utf-8')
    .send(page)
}

interface Offers {
  readonly hasAccounts: boolean
  /** Who is signed in, and no member of this; null for guests. */
  readonly memberEmail: string | null
  readonly hasPlans: boolean
  /** Where the payments are that somebody left out, or that wait for a card; null: there are none. */
  readonly payments: string | null
  readonly to: string
  readonly say: Say
}

function offers({ hasAccounts, memberEmail, hasPlans, payments, to, say }: Offers): Markup {
  if (!hasAccounts) return html`<p>${say('Nobody can sign in at the moment.')}</p>`
  const full = say('New members are not taken at the moment.')
  if (memberEmail !== null) {
    const email = html`<strong>${memberEmail}</strong>`
    if (payments !== null) {
      const link = html`<a href="${payments}">${say('Its payments: change the card, pause or cancel')}</a>`
      return html`<p>${saidMarkup(say('You are signed in as {email}.'), { email })} ${say('Your membership waits for its next payment.')} ${link}</p>`
    }
    const closed = hasPlans ? say('Your membership does not include this.') : full
    return html`<p>${saidMarkup(say('You are signed in as {email}.'), { email })} ${closed}</p>`
  }
  const link = html`<a href="${joinPath({ to })}#sign-in">${say('Sign in')}</a>`
  return html`<p>${say('Are you a member?')} ${link}${hasPlans ? '' : html`. ${full}`}</p>`
}
