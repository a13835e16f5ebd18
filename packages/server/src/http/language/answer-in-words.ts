import { visitorWords } from '@vitrine/site/words/visitor-words'
import type { Answer } from '../reply/reply.ts'
import { sayEach } from './say-each.ts'

/** A refusal in the words of a language: its message, and what is wrong with each field. */
export function answerInWords(locale: string, answer: Answer): Answer {
  const { body } = answer
  if (body.kind !== 'refusal') return answer
  const { sayComposed } = visitorWords(locale)
  const { errors } = body.more
  const more =
    typeof errors === 'object' && errors !== null && !Array.isArray(errors)
      ? { ...body.more, errors: sayEach({ ...errors }, sayComposed) }
      : body.more
  return { ...answer, body: { ...body, message: sayComposed(body.message), more } }
}
