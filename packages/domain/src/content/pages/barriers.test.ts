import { describe, expect, it } from 'vitest'
import { buildPage } from '../../testing/build-page.ts'
import type { Collection } from '../collection.ts'
import { barriersBefore, isShut } from './barriers.ts'

const locked = { isPasswordProtected: true, passwordHash: 'hash' }
const page = (id: string, more: Partial<Collection> = {}) => buildPage({ id, ...more })

const closed = page('closed', { ...locked, areaIds: ['guild'] })
const inner = page('inner', { parentId: 'closed', areaIds: ['board'] })
const deep = page('deep', { parentId: 'inner', ...locked })
const open = page('open')
const all = [closed, inner, deep, open]

describe('what stands before a page', () => {
  it('is what stands before each page that holds it, the outermost password first', () => {
    const { locks, areas } = barriersBefore(deep, all)
    expect(locks.map(({ scope }) => scope)).toEqual(['closed', 'deep'])
    expect(areas).toEqual([['board'], ['guild']])
    expect(barriersBefore(open, all)).toEqual({ locks: [], areas: [] })
    expect(barriersBefore(undefined, all)).toEqual({ locks: [], areas: [] })
  })

  it('shuts what lies deep in it, and nothing else', () => {
    const plain = page('plain', { parentId: 'inner' })
    expect([closed, inner, deep, plain, open].map((each) => isShut(each, [...all, plain]))).toEqual([
      true,
      true,
      true,
      true,
      false,
    ])
  })

  it('was passed by who looks at what holds it', () => {
    const plain = page('plain', { parentId: 'closed' })
    expect(isShut(plain, [...all, plain], closed)).toBe(false)
    expect([isShut(inner, all, closed), isShut(inner, all, open)]).toEqual([true, true])
  })

  it('is found of pages that hold each other, too', () => {
    const [one, two] = [page('one', { parentId: 'two' }), page('two', { parentId: 'one' })]
    expect(isShut(one, [one, two])).toBe(false)
  })
})
