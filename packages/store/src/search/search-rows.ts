import type { Session } from '../engine/session.ts'
import { dropIndex } from './drop-index.ts'
import { findThings } from './find-things.ts'
import { noteSearchChange } from './note-search-change.ts'
import { openWordsNear } from './open-words.ts'
import { forgetChanges, readIsBehind, takeChanges } from './search-changes.ts'
import type { SearchRecords } from './search-records.ts'
import { beginIndex, fillIndex, lockIndexes, readStates } from './search-states.ts'
import { writeEntries } from './write-entries.ts'

/** The index by which a site is searched: what words lead to, in rows of a word and some thousands of things each. */
export function searchRows(session: Session): SearchRecords {
  return {
    find: (ask) => findThings(session, ask),
    nearWords: (place, word, limit) => openWordsNear(session, place, word, limit),
    states: () => readStates(session),
    isBehind: (nowMs) => readIsBehind(session, nowMs),
    takeChanges: (nowMs, limit) => takeChanges(session, nowMs, limit),
    lock: () => lockIndexes(session),
    begin: (language, chain) => session.atomically((inside) => beginIndex(inside, language, chain)),
    fill: (state) => session.atomically((inside) => fillIndex(inside, state)),
    write: (language, entries) => session.atomically((inside) => writeEntries(inside, language, entries)),
    forget: (changes) => session.atomically((inside) => forgetChanges(inside, changes)),
    remind: ({ kind, id }, dueMs) =>
      session.atomically((inside) => noteSearchChange(inside, kind, id, dueMs)),
    drop: (language) => session.atomically((inside) => dropIndex(inside, language)),
  }
}
