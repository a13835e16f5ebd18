import { browserOf, deviceOf, languageOf } from '@vitrine/domain/insight/device-of'
import type { Told } from '@vitrine/domain/insight/events/told'
import { isCountedOwner } from '@vitrine/domain/insight/is-counted'
import { isbot } from 'isbot'
import type { Exchange } from '../../http/exchange.ts'
import { addressQuery } from '../../http/input/address-query.ts'
import { nothingToSay } from '../../http/reply/reply.ts'
import type { InsightKeeper } from '../insight-keeper.ts'

/** What is asked of a call that tells of a visit. */
export type TellingExchange = Pick<
  Exchange,
  'site' | 'store' | 'visitor' | 'services' | 'ownerAsking' | 'referer' | 'origin'
>

/** Hands over what a call tells, if it is counted at all; it is written later, so that no page waits for it. */
export async function noteVisit(
  exchange: TellingExchange,
  told: Told | null,
  { keeper, visitorCookie }: { readonly keeper: InsightKeeper; readonly visitorCookie?: string | undefined },
): Promise<void> {
  const { site, visitor, services } = exchange
  if (told === null || !site.insight.isOn || !isPerson(visitor.userAgent)) return
  const owner = await exchange.ownerAsking('session-or-pass')
  if (owner !== null && !isCountedOwner(owner.roles)) return
  const { userAgent, address } = visitor
  // Not all calls carry it, and all are of one visit.
  const known = visitorCookie ?? visitor.openCookie('ss_cvr')
  keeper.add({
    websiteId: site.id,
    timeZone: site.timeZone,
    network: address,
    userAgent,
    cookieId: site.insight.usesCookies && !visitor.isPrivate ? idOfCookie(known) : null,
    isPrivate: visitor.isPrivate,
    cartTokens: cartTokensOf(exchange),
    told: {
      atMs: services.clock(),
      device: deviceOf(userAgent),
      browser: browserOf(userAgent),
      language: languageOf(visitor.languages),
      page: told.page ?? null,
      counted: told.counted ?? [],
      step: told.step ?? null,
    },
  })
}

/** The same as the whole answer of a call. */
export async function answerTelling(...telling: Parameters<typeof noteVisit>) {
  await noteVisit(...telling)
  return nothingToSay()
}

/** The browser's own cart, and the one of the page that it tells from: what is bought by itself has a cart of its own, which stands in the address of its checkout alone. */
function cartTokensOf({ visitor, referer, origin }: TellingExchange): readonly string[] {
  const ofPage = addressQuery({ referer, origin }).get('cartToken')
  const tokens = [visitor.cartToken, ofPage !== null && visitor.holds(ofPage) ? ofPage : null]
  return [...new Set(tokens.filter((token) => token !== null))]
}

/** Programs say what they are, or nothing. */
function isPerson(userAgent: string): boolean {
  return userAgent !== '' && !isbot(userAgent)
}

/** The id in a visitor's cookie, `<uuid>|<first>|<previous>|<current>|<count>`; null for what is none. */
function idOfCookie(cookie: string | null): string | null {
  return /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\|/i.exec(cookie ?? '')?.[1]?.toLowerCase() ?? null
}
