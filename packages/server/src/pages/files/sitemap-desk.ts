import type { ServerResponse } from 'node:http'
import {
  renderSitemapIndex,
  renderSitemapPart,
  type SitemapSurvey,
  surveySitemap,
} from '@vitrine/site/feeds/sitemap/sitemap'
import type { LiveSite } from '@vitrine/site/sites/live-sites'
import { LRUCache } from 'lru-cache'
import pLimit, { type LimitFunction } from 'p-limit'
import type { RequestTarget } from '../../http/hosts/site-request.ts'
import type { Installation } from '../../http/installation.ts'
import { failureText } from '../../http/reply/errors.ts'
import { refusalStatus } from '../../http/reply/refusal-status.ts'
import { inertPolicy } from '../../http/reply/security-headers.ts'
import type { MadePage } from '../making/make-page.ts'
import { isCurrent, keepPage, maxAgeMs, type PageOutcome } from '../making/start-page.ts'

/** The sitemap of a site, or by its number one of those that it names. */
export type SitemapName = 'main' | number

/** Whose sitemap it is. */
interface SitemapPlace {
  readonly live: LiveSite
  readonly target: RequestTarget
}

interface SitemapRequest extends SitemapPlace {
  readonly key: string
}

/** What was found out about the pages of a site, and for how long that holds. */
interface KeptSurvey extends SitemapSurvey {
  readonly revision: number
  readonly themeVersion: number
  readonly expiresAtMs: number
}

/** A survey with the only sitemap of a site, if there is one and it was written along with it. */
interface Surveyed {
  readonly survey: KeptSurvey
  readonly whole: { readonly body: string; readonly origin: string } | null
}

/** How many sitemaps of a site may wait until another one of it is made. */
const mostWaiting = 20

/**
 * Makes sitemaps. A walk over all pages of a site says into how many they are parted, once for all who ask; each is made of its own pages then, one
 * at a time of a site, and not at all where nobody waits for it any more.
 */
export class SitemapDesk {
  readonly #installation: Installation
  readonly #surveys = new LRUCache<string, KeptSurvey>({ max: 1_000 })
  /** Walks that are under way. */
  readonly #coming = new Map<string, Promise<Surveyed | 'busy'>>()
  readonly #lines = new Map<string, LimitFunction>()
  /** Who waits for a sitemap. */
  readonly #awaited = new Map<string, Set<ServerResponse>>()

  constructor(installation: Installation) {
    this.#installation = installation
  }

  /** Refuses a sitemap of which it is known that a site has not so many. */
  refuse(name: SitemapName, request: SitemapRequest): PageOutcome | null {
    const survey = this.#recall(request)
    return survey && isBeyond(name, survey) ? this.#answer(notThere, request) : null
  }

  /** Notes that somebody waits for a sitemap, as long as it is made. */
  async whileAwaited<Result>(
    key: string,
    asker: ServerResponse,
    work: () => Promise<Result>,
  ): Promise<Result> {
    const askers = this.#awaited.get(key) ?? new Set()
    this.#awaited.set(key, askers.add(asker))
    try {
      return await work()
    } finally {
      askers.delete(asker)
      if (askers.size === 0) this.#awaited.delete(key)
    }
  }

  /** Makes a sitemap when it is its turn. */
  async make(name: SitemapName, request: SitemapRequest): Promise<PageOutcome> {
    const { origin } = request.target
    const surveyed = await this.#survey(request)
    if (surveyed === 'busy') return this.#answer(busy, request)
    const { survey, whole } = surveyed
    if (isBeyond(name, survey)) return this.#answer(notThere, request)
    if (name === 'main' && survey.parts.length > 1)
      return this.#answer({ ...sitemap, ...survey, body: renderSitemapIndex(origin, survey) }, request)
    if (whole?.origin === origin) return this.#answer({ ...sitemap, ...survey, body: whole.body }, request)

    const outcome = await this.#inTurn(request, () =>
      this.#isAwaited(request.key) ? this.#makePart(name === 'main' ? 1 : name, survey, request) : gone,
    )
    return outcome === 'busy' ? this.#answer(busy, request) : outcome
  }

  async #makePart(number: number, survey: SitemapSurvey, request: SitemapRequest): Promise<PageOutcome> {
    const context = await this.#installation.views.contextOf(request.live, request.target.origin)
    const body = await renderSitemapPart(context, survey, number)
    if (body === null) return this.#answer(notThere, request)
    return this.#answer({ ...sitemap, body, themeVersion: context.theme.version }, request)
  }

  async #survey(place: SitemapPlace): Promise<Surveyed | 'busy'> {
    const known = this.#recall(place)
    if (known) return { survey: known, whole: null }
    const key = surveyKey(place)
    const coming = this.#coming.get(key) ?? this.#inTurn(place, () => this.#surveyAnew(place))
    this.#coming.set(key, coming)
    try {
      return await coming
    } finally {
      this.#coming.delete(key)
    }
  }

  async #surveyAnew(place: SitemapPlace): Promise<Surveyed> {
    const { views, services } = this.#installation
    const { origin } = place.target
    const context = await views.contextOf(place.live, origin)
    const { survey, whole } = await surveySitemap(context)
    const kept = {
      ...survey,
      revision: place.live.site.revision,
      themeVersion: context.theme.version,
      expiresAtMs: services.clock() + maxAgeMs,
    }
    this.#surveys.set(surveyKey(place), kept)
    return { survey: kept, whole: whole === null ? null : { body: whole, origin } }
  }

  #recall(place: SitemapPlace): KeptSurvey | undefined {
    const survey = this.#surveys.get(surveyKey(place))
    return survey && isCurrent(survey, place.live, this.#installation) ? survey : undefined
  }

  /** Works for a site when nothing else is made of it, unless too many wait for that already. */
  async #inTurn<Result>(
    { live }: SitemapPlace,
    work: () => Result | Promise<Result>,
  ): Promise<Result | 'busy'> {
    const { id } = live.site
    const line = this.#lines.get(id) ?? pLimit(1)
    if (line.pendingCount >= mostWaiting) return 'busy'
    this.#lines.set(id, line)
    try {
      return await line(work)
    } finally {
      if (line.activeCount + line.pendingCount === 0) this.#lines.delete(id)
    }
  }

  #isAwaited(key: string): boolean {
    return [...(this.#awaited.get(key) ?? [])].some(({ destroyed }) => !destroyed)
  }

  #answer(answer: Omit<MadePage, 'kind' | 'policy'>, request: SitemapRequest): PageOutcome {
    return keepPage(this.#installation, { kind: 'made', policy: inertPolicy, ...answer }, request)
  }
}

/** How a site is parted depends on how long its addresses are, and not on which they are: made-up hosts have no walk of their own. */
function surveyKey({ live, target }: SitemapPlace): string {
  return `${live.site.id} ${live.site.revision} ${target.origin.length}`
}

function isBeyond(name: SitemapName, { parts }: SitemapSurvey): boolean {
  return name !== 'main' && name > parts.length
}

/** A sitemap, but for what it says. */
const sitemap = {
  ...{ status: 200, contentType: 'application/xml; charset=utf-8' },
  ...{ isIndexed: true, isKeepable: true },
}

const refused = {
  ...{ contentType: 'text/plain; charset=utf-8', themeVersion: 0 },
  ...{ isIndexed: false, isKeepable: false },
}

/** What is answered where there are not so many sitemaps. */
const notThere = { ...refused, status: refusalStatus['not-found'], body: failureText.notFound }

/** What is answered where too many wait already. */
const busy = { ...refused, status: refusalStatus['store-away'], body: failureText.busy }

/** For nobody: whoever asked has left. */
const gone: PageOutcome = { kind: 'refused', retryAfterMs: 1_000 }
