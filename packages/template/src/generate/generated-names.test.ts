import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { parseTemplate } from '../parse/parse-template.ts'
import { coreRegistry } from '../testing/core-registry.ts'
import { library } from './library.ts'
import { fixedNames, numberedNames } from './names.ts'
import { writeProgram } from './write-program.ts'

const corpus = fileURLToPath(new URL('../../corpus/', import.meta.url))
const switches = { includes: true, expressions: true }
const language =
  'break catch const for function if let new null return try typeof void object string true false'.split(' ')
const strings = /"(?:[^"\\]|\\.)*"|'[^']*'/g
/** Names, but not of properties; `@` stands for a number. */
const names = /(?<![.\w$])[A-Za-z_$][\w$]*/g

const namesInCorpus = new Set(
  readdirSync(corpus).flatMap((feature) =>
    readdirSync(`${corpus}${feature}`).flatMap((name) =>
      namesIn(readFileSync(`${corpus}${feature}/${name}/template.html`, 'utf8')),
    ),
  ),
)

function namesIn(text: string): readonly string[] {
  const source = { file: 'template.html', text }
  const { code } = writeProgram(parseTemplate(source, coreRegistry).tree, source, switches)
  return (code.replace(strings, '').match(names) ?? []).map((name) => name.replace(/\d+(_\d+)?$/, '@'))
}

describe('the names in generated code', () => {
  it('all stand in the legend', () => {
    const explained = [
      ...Object.keys(fixedNames),
      ...Object.keys(numberedNames).map((letter) => `${letter}@`),
      ...Object.keys(library),
      'source',
      ...language,
    ]
    expect([...namesInCorpus].filter((name) => !explained.includes(name))).toEqual([])
  })

  it('are all those of the legend', () => {
    const legend = [...Object.keys(fixedNames), ...Object.keys(numberedNames).map((letter) => `${letter}@`)]
    expect(legend.filter((name) => !namesInCorpus.has(name))).toEqual([])
  })
})
