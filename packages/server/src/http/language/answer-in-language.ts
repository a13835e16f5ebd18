import { linkIn } from '@vitrine/domain/website/languages/address-in-language'
import { dataInLanguage, prefixesOf } from '@vitrine/site/language/data-in-language'
import type { LiveSite } from '@vitrine/site/sites/live-sites'
import type { Answer } from '../reply/reply.ts'

/** An answer whose addresses lead on in the language of the site that was asked. */
export function answerIn({ site, language }: LiveSite, answer: Answer): Answer {
  if (language.prefix === '') return answer
  const prefixes = prefixesOf(site.languages)
  const { location } = answer.headers
  const headers =
    location === undefined
      ? answer.headers
      : { ...answer.headers, location: linkIn(language.prefix, location, prefixes) }
  const { body } = answer
  if (body.kind !== 'json') return { ...answer, headers }
  return { ...answer, headers, body: { ...body, value: dataInLanguage(body.value, language, prefixes) } }
}
