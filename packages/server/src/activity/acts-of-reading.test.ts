import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { allCalls } from '@vitrine/contract/calls'
import { callsByKind, callsOfOthers } from '@vitrine/domain/activity/calls-by-kind'
import { expect, it } from 'vitest'

const source = path.join(import.meta.dirname, '..')
const named: readonly string[] = [...Object.values(callsByKind).flat(), ...callsOfOthers]

/** The text of functions of a file that write down what an owner did, themselves or by another of the file. */
function writing(text: string): readonly string[] {
  const parts = text.split(/^(?=(?:export )?(?:async )?function|(?:export )?const )/m)
  const grow = (names: readonly string[]): readonly string[] => {
    const calls = new RegExp(`\\b(?:${names.join('|')})\\(`)
    const found = parts.filter((part) => calls.test(part)).flatMap(nameOf)
    const all = [...new Set([...names, ...found])]
    return all.length === names.length ? names : grow(all)
  }
  const names = new Set(grow(['recordAuditEntry']))
  return parts.filter((part) => nameOf(part).some((name) => names.has(name)))
}

function nameOf(part: string): readonly string[] {
  const [, name] = /^(?:export )?(?:async )?(?:function\*?|const) (\w+)/.exec(part) ?? []
  return name ? [name] : []
}

it('what owners read by calls that are written down is named with what it is about', () => {
  const files = globSync('**/*.ts', { cwd: source }).filter((file) => !file.endsWith('.test.ts'))
  const texts = files.map((file) => readFileSync(path.join(source, file), 'utf8'))
  const functions = texts.filter((text) => text.includes('recordAuditEntry(')).flatMap(writing)
  const names = functions.flatMap((text) =>
    [...text.matchAll(/Exchange<typeof (\w+)Call>/g)].map((match) => match[1]),
  )
  const reading = allCalls.filter(({ method, policy }) => method === 'GET' && policy.kind === 'owner')
  const written = reading.map(({ name }) => name).filter((name) => names.includes(name))
  expect(written).toContain('exportFormCsv')
  expect(written.filter((name) => !named.includes(name))).toEqual([])
})
