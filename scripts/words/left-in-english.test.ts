import { expect, it } from 'vitest'
import { leftInEnglish } from './left-in-english.ts'

const translations = new Map([
  ['Sold out today', 'Heute ausverkauft'],
  ['{count} of {most} rows', '{count} von {most} Zeilen'],
  ['Text in Markdown', 'Text in Markdown'],
  ['Open', 'Öffnen'],
])

it.each([
  ['a sentence', 'e.title=`Sold out today`', ['Sold out today']],
  ['one around values', `x(\`\${a(t)} of \${b} rows\`)`, ['{count} of {most} rows']],
  ['one whose values are filled in later', 'say(`{count} of {most} rows`)', ['{count} of {most} rows']],
  ['one in parts', 'children:[n,` of `,m,` rows`]', ['{count} of {most} rows']],
  ['no name of a field', 'var t={"Sold out today":`Heute ausverkauft`}', []],
  ['none that is the same in both, or a word alone', '[`Text in Markdown`,`Open`]', []],
  ['none of which a part alone is there', `x(\`\${a} rows\`)`, []],
])('finds %s', (_, built, expected) => {
  expect(leftInEnglish(built, translations)).toEqual(expected)
})
