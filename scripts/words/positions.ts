/**
 * What a string is where it stands: read by people, perhaps (its look decides), or a word of the code. In files that are not built only what
 * is given to `say` is read: all else there is `unsaid`; in files that write down acts only what acts are called: all else is `unrecorded`; in
 * those that refuse something to owners, sentences as well: all else is `unrefused`. In a function that gives a text, sentences are read.
 */
export type Position = 'words' | 'perhaps' | 'code' | 'sentences' | 'unsaid' | 'unrecorded' | 'unrefused'

/** Whether only what acts are called, or what is refused, is read. */
export function isOfActs(around: Position): boolean {
  return around === 'unrecorded' || around === 'unrefused'
}

/** Props and fields whose strings people read. */
const readByPeople = new Set([
  ...[
    'label',
    'title',
    'description',
    'placeholder',
    'alt',
    'aria-label',
    'aria-description',
    'hint',
    'text',
    'texts',
  ],
  ...[
    'lead',
    'note',
    'message',
    'heading',
    'caption',
    'summary',
    'legend',
    'action',
    'question',
    'warning',
    'words',
  ],
  ...['one', 'many', 'nothingFoundMessage', 'emptyText', 'error', 'doing', 'done', 'children', 'nameOf'],
])

/** Attributes whose values people read. */
export const readAttributes: ReadonlySet<string> = new Set([
  ...['alt', 'aria-description', 'aria-label', 'aria-roledescription', 'aria-valuetext', 'placeholder'],
  'title',
])

/** In rules and contract: the fields of descriptions that the panel shows. */
const readOfDescriptions = new Set(['label', 'description', 'one', 'many'])

/** Props and fields whose strings only code reads. */
const readByCode = new Set([
  ...[
    'className',
    'classNames',
    'style',
    'styles',
    'key',
    'id',
    'to',
    'from',
    'href',
    'src',
    'type',
    'kind',
    'tone',
  ],
  ...[
    'size',
    'variant',
    'color',
    'c',
    'bg',
    'gap',
    'align',
    'justify',
    'role',
    'value',
    'defaultValue',
    'query',
    'path',
  ],
  ...[
    'rel',
    'target',
    'autoComplete',
    'inputMode',
    'component',
    'order',
    'wrap',
    'position',
    'withinPortal',
    'mode',
  ],
  ...['accept', 'method', 'operator', 'currency', 'locale', 'timeZone', 'display', 'queryKey', 'sku', 'code'],
])

/** Calls whose strings only code reads. */
const callsOfCode = new Set([
  ...[
    'Error',
    'TypeError',
    'RegExp',
    'URL',
    'querySelector',
    'querySelectorAll',
    'closest',
    'matches',
    'matchMedia',
  ],
  ...[
    'getRouteApi',
    'addEventListener',
    'removeEventListener',
    'getItem',
    'setItem',
    'removeItem',
    'getAttribute',
  ],
  ...[
    'setAttribute',
    'includes',
    'startsWith',
    'endsWith',
    'indexOf',
    'get',
    'set',
    'has',
    'split',
    'append',
    'test',
  ],
  ...[
    'getElementById',
    'createElement',
    'createContext',
    'getPropertyValue',
    'tinykeys',
    'getInputProps',
    'delete',
  ],
  ...[
    'setFieldValue',
    'setFieldError',
    'getInputNode',
    'lazyRouteComponent',
    'NumberFormat',
    'DateTimeFormat',
    'warn',
  ],
])

/** Calls that write lines of the log, and faults of ours, which people read in English. */
const callsOfLogs = new Set(['Error', 'info', 'warn', 'error', 'debug', 'fatal'])

/** What tables and functions of words are called. */
const namesOfWords = /(?:^|[a-z])(?:texts?|labels?|words|titles?|hints?|notes?|sentences?|descriptions?)$/i

/** What acts are called in the source, why they stay as they are, and what is wrong with fields. */
const namesOfActs = /summar(?:y|ies)(?:of)?$|^whyNot|^errors$/i

/** The position of what a prop or a field holds. */
export function positionOfField(name: string, around: Position): Position {
  if (around === 'unsaid') return around
  if (isOfActs(around)) return namesOfActs.test(name) ? 'words' : around
  if ((around === 'code' ? readOfDescriptions : readByPeople).has(name)) return 'words'
  // In a table of words such a name is a key like all others: the look of what it holds decides.
  if (readByCode.has(name)) return around === 'words' ? 'perhaps' : 'code'
  if (name.startsWith('data-')) return 'code'
  return around
}

/** The position of what a field of a value holds. What is wrong with the fields of a form stands by their names, which may be words of the code. */
export function positionOfProperty(name: string, position: Position, around: Position): Position {
  const held = positionOfField(name, position)
  return held === 'code' && around === 'unrefused' ? around : held
}

/** The position of what a constant or a function of this name gives. */
export function positionOfName(name: string, around: Position): Position {
  if (isOfActs(around)) return namesOfActs.test(name) ? 'words' : around
  return around !== 'unsaid' && namesOfWords.test(name) ? 'words' : around
}

/** The position of what a function of this name gives: of rules and contract only those that give a text are looked at, for whole sentences. */
export function positionOfFunction(name: string, around: Position): Position {
  if (around === 'code') return /[a-z](?:Text|Problem)$/.test(name) ? 'sentences' : around
  return positionOfName(name, around)
}

/** The position of what a call is given. */
export function positionOfCall(name: string, around: Position): Position {
  if (isOfActs(around)) return callsOfLogs.has(name) ? 'code' : around
  if (name === 'say') return 'words'
  return around !== 'unsaid' && callsOfCode.has(name) ? 'code' : around
}

/** Whether people read a string. */
export function isRead(text: string, position: Position): boolean {
  if (
    position === 'code' ||
    position === 'unsaid' ||
    position === 'unrecorded' ||
    !/\p{L}{2}|^N\/A$/u.test(text)
  )
    return false
  const trimmed = text.trim()
  if (position === 'unrefused' || position === 'sentences') return isSentence.test(trimmed)
  if (position === 'words' && isWholeSentence.test(trimmed)) return true
  if (/^(?:https?:|mailto:|[/#.@&?])|--|\d(?:px|rem|em|vh|vw)\b|^[\w-]+\(/.test(trimmed)) return false
  if (position === 'words' && /^\p{Lu}\p{Ll}+\/\p{Lu}\p{Ll}+$/u.test(trimmed)) return true
  if (position === 'words' && namesOfRows.has(trimmed)) return true
  if (position === 'words') return !/^[\w./:]*(?:[a-z][A-Z]|[_./:]\w|[a-z]-[a-z])[\w./:-]*$/.test(trimmed)
  return looksRead(text, trimmed)
}

/** What rows of lists are called by a word that looks like one of the code. */
const namesOfRows: ReadonlySet<string> = new Set(['sign-up', 'sign-ups'])

/** Begins as sentences do, or with a value, and goes on for some words, or to its end: what is shorter may be a name. */
const isSentence = /^[“"'‘([]?(?:\p{Lu}|1|\{\w+\})[^\s;]*(?:(?: \S+){2,}| \S+\.)$/u

/** Whatever stands in it, such as a length of 16px. */
const isWholeSentence = /^\p{Lu}\p{Ll}*,? .*\.$/u

function looksRead(text: string, trimmed: string): boolean {
  // A word with a capital letter, or a sentence.
  if (/^[“"(]?\p{Lu}\p{Ll}+(?:[^\p{Lu}_-]|$|[-\s])/u.test(trimmed) && !/^\w+[-_]\w*$/.test(trimmed))
    return true
  if (!isOfSentences.test(trimmed)) return false
  return /\p{Ll}{2,},? \p{L}{2,}/u.test(trimmed) || text !== trimmed
}

/** Whether a template has words beside its values, as in `${count} days`. */
export function hasReadParts(bare: string, texts: readonly string[]): boolean {
  return isOfSentences.test(bare) && texts.some((text) => /^\s\p{L}{2,}|\p{L}{2,}\s$/u.test(text))
}

/** Signs that sentences are made of. */
const isOfSentences = /^[\p{L}\d\s.,;:!?'’“”()–—…·-]+$/u
