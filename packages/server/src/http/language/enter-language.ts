import type { IncomingMessage } from 'node:http'
import { possiblePrefix, withoutPrefix } from '@vitrine/domain/website/languages/address-in-language'
import { type ShownLanguage, shownLanguages } from '@vitrine/domain/website/languages/site-language'
import { siteInLanguage } from '@vitrine/site/language/site-in-language'
import type { LiveSite } from '@vitrine/site/sites/live-sites'
import type { FastifyInstance } from 'fastify'

/** Requests whose addresses began with the prefix of a language, without it by now. */
const entered = new WeakMap<IncomingMessage, { readonly language: ShownLanguage; readonly target: string }>()

/**
 * Lets requests in whose addresses begin with the prefix of a language of their site: they are answered as the rest of the address is, in
 * that language. Which languages there are is known when the site is, so such a request goes through the routes again.
 */
export function enterLanguages(app: FastifyInstance): void {
  const { sites } = app.installation
  app.addHook('onRequest', async (request, reply) => {
    const { raw } = request
    const target = raw.url ?? '/'
    const word = entered.has(raw) ? null : possiblePrefix(target)
    if (word === null) return
    const live = await sites.findKnown(request.host)
    if (!live || live.site.languages.length === 0) return
    const shown = shownLanguages({ languages: live.site.languages, own: live.site.language })
    const language = shown.find(({ prefix }) => prefix === `/${word}`)
    const rest = language && withoutPrefix(target, language.prefix)
    if (!language || !rest) return
    // An address ends without a slash, as those of pages do.
    if (/^\/(?:\?|$)/.test(target.slice(language.prefix.length)))
      return reply.redirect(language.prefix + target.slice(language.prefix.length + 1), 301)
    entered.set(raw, { language, target })
    raw.url = rest
    reply.hijack()
    app.routing(raw, reply.raw)
  })
}

/** The language that a request asked for by its address; undefined for the site's own. */
export function languageOf(raw: IncomingMessage): ShownLanguage | undefined {
  return entered.get(raw)?.language
}

/** The target of a request as it came. */
export function askedTarget(raw: IncomingMessage): string {
  return entered.get(raw)?.target ?? raw.url ?? '/'
}

/** A site as a request reads it. */
export function inLanguageOf(raw: IncomingMessage, live: LiveSite): Promise<LiveSite> {
  const language = languageOf(raw)
  return language === undefined ? Promise.resolve(live) : siteInLanguage(live, language)
}
