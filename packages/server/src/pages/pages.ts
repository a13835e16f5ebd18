import { roleNumbers } from '@vitrine/domain/owners/role'
import { addressIn, linkIn } from '@vitrine/domain/website/languages/address-in-language'
import { prefixesOf } from '@vitrine/site/language/data-in-language'
import { bareAddress } from '@vitrine/site/page-json/lists/page-query'
import { splitAddress } from '@vitrine/site/page-json/lists/split-address'
import type { PageViewer } from '@vitrine/site/render/page-render'
import type { LiveSite } from '@vitrine/site/sites/live-sites'
import { StoreUnavailableError } from '@vitrine/store/engine/errors'
import type { Account } from '@vitrine/store/owners/accounts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { networkOf } from '../http/hosts/network-of.ts'
import { type RequestTarget, targetOf } from '../http/hosts/site-request.ts'
import { inLanguageOf, languageOf } from '../http/language/enter-language.ts'
import { passHolder } from '../http/panel-host/panel-request.ts'
import { answerFailure, failureText } from '../http/reply/errors.ts'
import { accountLetIn, signedInAccount } from '../http/visitor/signed-in-account.ts'
import { sendDenied } from './locks/denied.ts'
import { gateOf, sendLockScreen } from './locks/gate.ts'
import { findPage, type PageRedirect } from './making/make-page.ts'
import { PageDesk } from './making/page-desk.ts'
import { sendKept, sendOutcome } from './making/send-page.ts'
import { startPage } from './making/start-page.ts'

/** Serves the pages of all sites: from memory when nothing has changed, else rendered and remembered. */
export function mountPages(app: FastifyInstance): void {
  const { installation } = app
  const { sites, services } = installation
  const desk = new PageDesk(installation)

  const show = async (request: FastifyRequest, reply: FastifyReply) => {
    const own = await sites.findKnown(request.host)
    if (!own) return answerFailure(request, reply, 404, failureText.notFound)
    const target = targetOf(request, own, services)
    const address = bareAddress(request.raw.url ?? '/')
    const prefix = languageOf(request.raw)?.prefix ?? ''

    const { cookie } = request.headers
    const look = { isHttps: target.isHttps, services, by: 'session-or-pass' } as const
    const byPass = passHolder(request.raw)
    const account =
      byPass === null
        ? await signedInAccount(cookie, own, look)
        : await accountLetIn(own, byPass, services.clock())
    const known = account ? undefined : desk.recall(pageKey(own, target, addressIn(prefix, address)), own)
    if (known) return sendKept(installation, known, { request, reply, target })
    if (own.isAway) throw new StoreUnavailableError('Only pages in memory are shown.')
    const live = await inLanguageOf(request.raw, own)
    const asked = { live, target, address }

    const gate = await gateOf(installation, live, { target, address, cookies: cookie, account })
    const to = addressIn(prefix, request.raw.url ?? '/')
    if (gate.kind === 'shut') return sendLockScreen(installation, live, { reply, gate, to })
    if (gate.kind === 'denied')
      return sendDenied(installation, live, { reply, target, cookies: cookie, gate, to })
    const openAreas = gate.kind === 'unlocked' ? gate.openAreas : undefined
    const found = await findPage(installation, { ...asked, openAreas })
    if (found.kind === 'redirect') return sendRedirect(redirectIn(asked, found), request, reply)

    // What stands behind a lock, and what those see who keep the site, is made for them alone.
    const isShared = gate.kind === 'open' && services.keepsPages !== false
    const key = isShared ? pageKey(live, target, addressIn(prefix, found.name)) : null
    const same = key === null ? undefined : desk.recall(key, live)
    if (same) return sendKept(installation, same, { request, reply, target })

    const viewer = account && viewerOf(account, request.raw.url ?? '')
    const outcome = await desk.make(key, networkOf(request.ip), () =>
      startPage(installation, { ...asked, found, viewer }, key),
    )
    return sendOutcome(installation, outcome, { request, reply, target })
  }

  app.route({ method: ['GET', 'HEAD'], url: '/*', exposeHeadRoute: false, handler: show })
}

/** `?safe` asks for a page without the code that administrators put on all of them. */
function viewerOf({ id, roles }: Account, address: string): PageViewer {
  const query = new URLSearchParams(splitAddress(address)[1])
  return { accountId: id, roleNumbers: roleNumbers(roles), isSafe: query.has('safe') }
}

/** What a page goes by in memory: its site, the address at which the site was asked, and its own. */
export function pageKey({ site }: LiveSite, { origin }: RequestTarget, address: string): string {
  return `${site.id} ${origin}${address}`
}

/** Where a page in a language leads is read in that language, too. */
function redirectIn({ live, address }: Asked, redirect: PageRedirect): PageRedirect {
  const { site, language } = live
  const { location } = redirect
  if (language.prefix === '') return redirect
  // The address itself without the slash at its end stays in its language, also where it looks like that of a file.
  const isItself = address.split('?', 1)[0]?.replace(/\/+$/, '') === location
  const inLanguage = isItself
    ? addressIn(language.prefix, location)
    : linkIn(language.prefix, location, prefixesOf(site.languages))
  return { ...redirect, location: inLanguage }
}

interface Asked {
  readonly live: LiveSite
  /** Without the prefix of a language. */
  readonly address: string
}

/** A target with a query of its own keeps that one alone. Browsers ask again each time: a rule that is turned round would lead those who keep it in circles. */
function sendRedirect({ location, status }: PageRedirect, request: FastifyRequest, reply: FastifyReply) {
  const [, query] = splitAddress(request.raw.url ?? '')
  const isWhole = !query || /[?#]/.test(location)
  reply.header('cache-control', 'no-cache')
  return reply.redirect(isWhole ? location : `${location}?${query}`, status)
}
