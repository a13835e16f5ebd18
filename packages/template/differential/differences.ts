import type { Comparison } from './comparison.ts'

/** A difference from the reference engine that we keep, with a case of its name in the corpus that shows ours. */
export interface WantedDifference {
  readonly name: string
  readonly reason: string
  /** Whether it is what sets two results apart; as narrow as the two results allow. */
  explains(comparison: Comparison): boolean
}

/** All of them, the most particular first: the first that explains a difference counts. */
export const wantedDifferences: readonly WantedDifference[] = [
  {
    name: 'a-date-that-is-no-number',
    reason: 'A text without a number in it is no time: nothing is printed, and the log is spared.',
    explains: ({ theirs }) => theirs.messages.some((message) => notANumber.test(message)),
  },
  {
    name: 'an-object-with-a-tostring-of-its-own',
    reason:
      'A field called toString is data: an object in a list is named by its kind, and prints without an error.',
    explains: ({ theirs }) => theirs.messages.some((message) => noPrimitive.test(message)),
  },
  {
    name: 'a-failure-leaves-its-frame',
    reason:
      'After a formatter has failed the stack is as it was before its tag; theirs keeps the frame of the failed tag.',
    explains: ({ ours, theirs }) => isSubset(theirs.messages.filter(isUnexpected).slice(0, 1), ours.messages),
  },
  {
    name: 'a-depth-that-is-given-back',
    reason: 'A partial that was too deep does not make the budget of the next ones smaller.',
    explains: ({ ours, theirs }) =>
      [ours, theirs].every(({ messages }) =>
        messages.some((message) => message.includes('exceeded maximum')),
      ),
  },
  {
    name: 'an-expression-that-fails-twice',
    reason: 'An `.eval` stops at its first failure, and is one entry in the log.',
    explains: ({ ours, theirs }) =>
      ours.output === theirs.output && isToldOnce(ours.messages, theirs.messages),
  },
  {
    name: 'an-inherited-name-in-an-expression',
    reason: 'A name that all objects inherit is a name like any other.',
    explains: ({ source }) => /\{\.eval\s[^}]*\b(?:constructor|toString)\b/.test(source),
  },
  {
    name: 'an-inherited-name-in-an-argument',
    reason: 'Templates reach what the data own, and nothing else.',
    explains: ({ source }) => source.includes('__proto__'),
  },
  {
    name: 'bitwise-not-of-a-reference',
    reason: 'The complement of a value that was looked up is that of the value; theirs is always -1.',
    explains: ({ source }) => /\{\.eval\s[^}]*~/.test(source),
  },
  {
    name: 'a-fraction-of-a-millisecond',
    reason: 'The digits of `%N` are nine; theirs spill over when a time is no whole number of milliseconds.',
    explains: ({ source, ours, theirs }) =>
      /\|date[^|}]*%N/.test(source) && hasSameLog(ours.messages, theirs.messages),
  },
  {
    name: 'a-shown-expression-that-is-broken',
    reason: 'An expression that can not be read has no parsed form to show, not half of one.',
    explains: ({ source, ours }) =>
      /\{\.eval\s+#/.test(source) &&
      ours.messages.some((message) => message.includes(': Mismatched operator')),
  },
  {
    name: 'a-text-that-ends-in-an-escape',
    reason: 'What is wrong with it is that its closing quote is missing.',
    explains: ({ ours, theirs }) =>
      ours.output === theirs.output &&
      ours.messages.some((message) => message.endsWith(': Unterminated string')) &&
      theirs.messages.some((message) => message.endsWith(': Invalid 2-char hex escape found')),
  },
  {
    name: 'half-a-character-in-an-address',
    reason: 'It can not be encoded by either; the words for that are those of the language runtime.',
    explains: ({ ours, theirs }) =>
      theirs.messages.some((message) => message.includes('Lone surrogate')) &&
      ours.messages.some((message) => message.includes('URI malformed')),
  },
  {
    name: 'an-offset-with-seconds',
    reason:
      'The offsets of zones before there were time zones are cut to minutes, not written with their fractions.',
    explains: ({ source, ours, theirs }) =>
      /\|date[^|}]*%z/.test(source) && hasSameLog(ours.messages, theirs.messages),
  },
  {
    name: 'the-year-without-ten-days',
    reason:
      'Days and weeks of the end of 1582 are counted as they passed; theirs counts the ten that were left out.',
    explains: ({ source, data }) =>
      /\|date[^|}]*%[jUVW]/.test(source) && /-1221[2-9]\d{9}/.test(JSON.stringify(data)),
  },
  {
    name: 'a-cycle-through-nothing',
    reason: 'What `cycle` without words gives is missing, for `raw` as well.',
    explains: ({ source }) =>
      /\|cycle[^}]*\|raw|@[xyza] [^}]*\|cycle[^|}]*\}[\s\S]*@[xyza]\|raw/.test(source),
  },
  {
    name: 'a-block-in-a-separator',
    reason: 'What stands between `.alternates with` and its end is the separator, blocks included.',
    // What looks like a comment may be none, as in the middle of another tag.
    explains: ({ source }) =>
      [source, source.replaceAll(/\{##[\s\S]*?##\}|\{#[^}]*\}/g, '')].some((text) =>
        blockInSeparator.test(text),
      ),
  },
  {
    name: 'a-section-in-an-alternative',
    reason:
      'In the `.or` of a section a further section finds what stands around the first, as on sites whose templates ask for a title where a logo is missing.',
    explains: ({ source }) => sectionInAlternative.test(source),
  },
  {
    name: 'an-if-of-nothing',
    reason: 'A test without an operand is text, as all that is no tag.',
    explains: ({ source }) => /\{\.if\s+\}/.test(source),
  },
  {
    name: 'a-text-that-grows-without-end',
    reason:
      'An expression makes no text of over a million characters; the host of the reference engine has to set a limit.',
    explains: ({ ours }) =>
      ours.messages.some((message) => message.includes('Concatenation would exceed maximum string length')),
  },
  {
    name: 'the-end-of-file-tag',
    reason: 'A tag that closes the page is no part of the language.',
    explains: ({ source }) => source.includes('{.eof}'),
  },
  {
    name: 'words-of-the-platform',
    reason: 'Formatters of the shop and of language data are registered by those who have them.',
    explains: ({ ours, theirs }) =>
      ours.messages.some((message) => isUnknownWord.test(message) && !theirs.messages.includes(message)),
  },
]

const notANumber = /Unexpected TypeError .*: Cannot read properties of undefined \(reading '2'\)$/
const noPrimitive = /Unexpected TypeError .*: Cannot convert object to primitive value$/
const failedExpression =
  /^RuntimeError: Error (?:reducing|parsing) expression: ([\s\S]*): (?:Reduce error|Invalid|Error calling|Unexpected|Unterminated|Expected|Mismatched|Duplicate)/
const isUnknownWord = /(?:Formatter|Predicate) '[^']*' is unknown$/
const sectionInAlternative = /\{\.section\s[\s\S]*\{\.or[\s\S]*\{\.(?:repeated )?section\s/
const blockInSeparator =
  /\{\.alternates with\}(?:(?!\{\.end\})[\s\S])*\{\.(?:section|repeated|if|macro|[A-Za-z-]+\?)/

/** Whether all that theirs told besides are further failures of expressions that ours told of as well. */
function isToldOnce(ours: readonly string[], theirs: readonly string[]): boolean {
  const known = new Set(ours.map(expressionOf))
  const further = without(theirs, ours)
  return (
    further.length > 0 &&
    without(ours, theirs).length === 0 &&
    further.every((message) => expressionOf(message) !== undefined && known.has(expressionOf(message)))
  )
}

function hasSameLog(ours: readonly string[], theirs: readonly string[]): boolean {
  return ours.toSorted().join('\n') === theirs.toSorted().join('\n') || isToldOnce(ours, theirs)
}

function expressionOf(message: string): string | undefined {
  return failedExpression.exec(message)?.[1]
}

/** What is left of a list when each element of another is taken out of it once. */
function without(all: readonly string[], some: readonly string[]): string[] {
  const left = [...all]
  for (const each of some) {
    const at = left.indexOf(each)
    if (at >= 0) left.splice(at, 1)
  }
  return left
}

function isUnexpected(message: string): boolean {
  return message.startsWith('RuntimeError: Unexpected ')
}

function isSubset(some: readonly string[], all: readonly string[]): boolean {
  return some.length > 0 && some.every((message) => all.includes(message))
}
