import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

interface LockedPackage {
  readonly version?: string
  readonly optionalDependencies?: Readonly<Record<string, string>>
}

const locked: Readonly<Record<string, LockedPackage>> = JSON.parse(
  readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8'),
).packages

const lockedNames = new Set(Object.keys(locked).map((path) => path.replace(/^.*node_modules\//, '')))

describe('The lock file', () => {
  it('names the optional binaries of every system, without which npm ci refuses it', () => {
    const asked = Object.values(locked).flatMap((each) => Object.keys(each.optionalDependencies ?? {}))
    expect(asked.filter((name) => !lockedNames.has(name))).toEqual([])
  })

  it('names no registry, so that any mirror serves', () => {
    expect(JSON.stringify(locked)).not.toMatch(/"resolved":"https?:/)
  })
})
