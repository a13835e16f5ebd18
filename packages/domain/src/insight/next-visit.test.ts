import { describe, expect, it } from 'vitest'
import { nextVisit, readVisitor, writeVisitor } from './next-visit.ts'

const id = '0b6ae65f-7a0a-4d53-9b0a-4f1c5a1c9d10'
const cookie = `${id}|1000|2000|3000|3`
const shown = { visitorCookie: cookie, visitTimeCookie: '3000', nowMs: 9000, newId: 'new' }

describe('the visit of a page', () => {
  it('is the one that goes on while its cookie lives', () => {
    expect(writeVisitor(nextVisit(shown))).toBe(cookie)
  })

  it('is a new one, and counted, when that cookie is gone', () => {
    expect(writeVisitor(nextVisit({ ...shown, visitTimeCookie: null }))).toBe(`${id}|1000|3000|9000|4`)
  })

  it('is the first of who has no cookie, or one that is not ours', () => {
    const first = { id: 'new', firstMs: 9000, previousMs: 9000, currentMs: 9000, visitCount: 1 }
    expect(nextVisit({ ...shown, visitorCookie: null })).toEqual(first)
    expect(nextVisit({ ...shown, visitorCookie: '<b>|1|2|3|4' })).toEqual(first)
    expect(readVisitor('')).toBeNull()
  })
})
