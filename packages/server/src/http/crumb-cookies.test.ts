import { describe, expect, it } from 'vitest'
import { isOwnCrumb } from './crumb.ts'
import { CrumbCookies } from './crumb-cookies.ts'

const secret = 'the key of the installation'

describe('CrumbCookies', () => {
  it('gives each first visitor a crumb and a secret of his own, and the one proves the other', () => {
    const cookies = new CrumbCookies(secret)
    const given = Array.from({ length: 200 }, () => pairOf(cookies.linesFor(undefined, false)))
    expect(new Set(given.map(({ crumb }) => crumb)).size).toBe(200)
    expect(new Set(given.map(({ visitor }) => visitor)).size).toBe(200)
    expect(given.every(({ crumb, visitor }) => isOwnCrumb(crumb, secret, visitor))).toBe(true)
  })

  it('ties the secret to the host where the connection allows it', () => {
    const cookies = new CrumbCookies(secret)
    const [, crumb, , visitor] = cookies.linesFor(undefined, true) ?? []
    expect(crumb).toMatch(/^crumb=[\w.-]+; Path=\/; Secure; SameSite=Lax$/)
    expect(visitor).toMatch(/^__Host-visitor=[\w-]+; HttpOnly; Path=\/; Secure; SameSite=Lax$/)
    expect(cookies.linesFor(undefined, false)?.[3]).toMatch(
      /^visitor=[\w-]+; HttpOnly; Path=\/; SameSite=Lax$/,
    )
  })

  it('brings nothing to a visitor who has both', () => {
    expect(new CrumbCookies(secret).linesFor('visitor=mine; crumb=here', false)).toBeNull()
  })
})

function pairOf(lines: readonly string[] | null) {
  const text = (lines ?? []).join('\n')
  return { crumb: valueIn(text, 'crumb'), visitor: valueIn(text, 'visitor') }
}

function valueIn(text: string, name: string): string {
  return new RegExp(`${name}=([^;]*)`).exec(text)?.[1] ?? ''
}
