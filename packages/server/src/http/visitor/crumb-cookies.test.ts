import { describe, expect, it } from 'vitest'
import { isOwnCrumb } from './crumb.ts'
import { CrumbCookies } from './crumb-cookies.ts'

describe('CrumbCookies', () => {
  it('gives each first visitor a crumb and a secret of his own, and the one proves the other', () => {
    const cookies = new CrumbCookies()
    const given = Array.from({ length: 200 }, () => pairOf(cookies.linesFor(undefined, false)))
    expect(new Set(given.map(({ crumb }) => crumb)).size).toBe(200)
    expect(new Set(given.map(({ visitor }) => visitor)).size).toBe(200)
    expect(given.every(({ crumb, visitor }) => isOwnCrumb(crumb, visitor))).toBe(true)
  })

  it('ties the secret to the host where the connection allows it', () => {
    const cookies = new CrumbCookies()
    const [, crumb, , visitor] = cookies.linesFor(undefined, true) ?? []
    expect(crumb).toMatch(/^crumb=[\w.-]+; Path=\/; Secure; SameSite=Lax$/)
    expect(visitor).toMatch(/^__Host-visitor=[\w-]+; HttpOnly; Path=\/; Secure; SameSite=Lax$/)
    expect(cookies.linesFor(undefined, false)?.[3]).toMatch(
      /^visitor=[\w-]+; HttpOnly; Path=\/; SameSite=Lax$/,
    )
  })

  it('keeps the secret from scripts: the crumb is only a part of it', () => {
    const { crumb, visitor } = pairOf(new CrumbCookies().linesFor(undefined, false))
    expect(visitor.startsWith(crumb)).toBe(true)
    expect(visitor.length - crumb.length).toBe(24)
  })

  it('brings nothing to a visitor who has both', () => {
    expect(new CrumbCookies().linesFor('visitor=mine; crumb=here', false)).toBeNull()
  })
})

function pairOf(lines: readonly string[] | null) {
  const text = (lines ?? []).join('\n')
  return { crumb: valueIn(text, 'crumb'), visitor: valueIn(text, 'visitor') }
}

function valueIn(text: string, name: string): string {
  return new RegExp(`${name}=([^;]*)`).exec(text)?.[1] ?? ''
}
