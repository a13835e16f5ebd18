import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { panelApp } from './spoken-app.ts'
import { readLanguages } from './translations.ts'

const contract = path.resolve(import.meta.dirname, '../../packages/contract/src')

/** What the rows of each list are called. */
const rowNames = readdirSync(contract, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .flatMap((file) => [
    ...readFileSync(path.join(contract, file), 'utf8').matchAll(
      /rowNames: \{\s*one: '([^']+)',\s*many: '([^']+)'/g,
    ),
  ])
  .flatMap(([, one = '', many = '']) => [one, many])

describe('the rows of the lists of the panel', () => {
  it('are found', () => {
    expect(rowNames).toContain('sign-ups')
  })

  it.each([...readLanguages(panelApp)])('have names in %s', (_, translations) => {
    expect(rowNames.filter((name) => !translations.has(name))).toEqual([])
  })
})
