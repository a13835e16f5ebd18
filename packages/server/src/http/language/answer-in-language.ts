import { linkIn } from '@vitrine/domain/website/languages/address-in-language'
import { dataInLanguage, prefixesOf } from '@vitrine/site/language/data-in-language'
import type { LiveSite } from '@vitrine/site/sites/live-sites'
import type { Answer } from '../reply/reply.ts'
import { sayEach } from './say-each.ts'

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

/** A refusal in the words of whoever reads it: its message, and what is wrong with each field. */
export function answerInWords(sayComposed: (text: string) => string, answer: Answer): Answer {
  const { body } = answer
  if (body.kind !== 'refusal') return answer
  const { errors } = body.more
  const more =
    typeof errors === 'object' && errors !== null && !Array.isArray(errors)
      ? { ...body.more, errors: sayEach({ ...errors }, sayComposed) }
      : body.more
  return { ...answer, body: { ...body, message: sayComposed(body.message), more } }
}
