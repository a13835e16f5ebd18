import type { readTranslationNeighboursCall } from '@vitrine/contract/languages/translation-calls'
import type { Exchange } from '../http/exchange.ts'
import { type AnswerTo, reply } from '../http/reply/reply.ts'
import { ownSubjects } from './own-texts.ts'
import type { Subject } from './subject.ts'

/** Answers what stands before and after something that is translated. How far any of it is, is not asked. */
export async function getTranslationNeighbours(
  exchange: Exchange<typeof readTranslationNeighboursCall>,
): Promise<AnswerTo<typeof readTranslationNeighboursCall>> {
  const { kind, id } = exchange.params
  const subjects = await ownSubjects(exchange, kind)
  const place = subjects.findIndex((each) => each.id === id)
  if (place < 0) return reply({ previous: null, next: null })
  return reply({ previous: show(subjects[place - 1]), next: show(subjects[place + 1]) })
}

function show(subject: Subject | undefined) {
  return subject ? { id: subject.id, title: subject.title } : null
}
