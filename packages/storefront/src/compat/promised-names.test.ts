import { readFileSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { compatWindow } from './namespace.ts'

const reference = path.resolve(import.meta.dirname, '../../../../docs/reference/storefront-calls.md')

/** What the reference names as there, in full: `Y.Squarespace.Commerce.moneyString`. */
function promisedNames(): readonly string[] {
  const [, listed = ''] = readFileSync(reference, 'utf8').split('**Globals that templates call**')
  const [list = ''] = listed.split('Which of them are there')
  return list.split('\n* ').slice(1).flatMap(namesOf)
}

/** A line names an object and what it has, or several things by their whole names. */
function namesOf(line: string): readonly string[] {
  const [, owner, own] = /^`([\w.]+)`: (.*?)(?:\. Amounts|\.\s*$)/s.exec(line) ?? []
  if (owner && own) return [...own.matchAll(/`(\w+)`/g)].map(([, name]) => `${owner}.${name}`)
  return [...line.matchAll(/`((?:Y|ImageLoader)\.[\w.]+)/g)].map(([, name]) => name ?? '')
}

function isThere(name: string): boolean {
  const found = name
    .split('.')
    .reduce<unknown>((value, key) => (value instanceof Object ? Reflect.get(value, key) : undefined), window)
  return typeof found === 'function' || found instanceof Object
}

beforeAll(async () => {
  const page: { Y?: unknown } = compatWindow()
  page.Y = { one: (element: unknown) => element }
  await import('./entries/site.ts')
  await import('./entries/images.ts')
  await import('./entries/extras.ts')
})

describe('the names that the reference promises to scripts of templates', () => {
  it('are all there', () => {
    expect(promisedNames().length).toBeGreaterThan(35)
    expect(promisedNames()).toContain('Y.Squarespace.Widgets.Alert')
    expect(promisedNames().filter((name) => !isThere(name))).toEqual([])
  })
})
