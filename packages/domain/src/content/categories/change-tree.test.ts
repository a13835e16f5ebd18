import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { changeTree, inTree, type TreeChange } from './change-tree.ts'
import { type Category, parentProblem } from './check-category.ts'

const tree = (...rows: readonly (readonly [string, string | null])[]): readonly Category[] =>
  rows.map(([name, parent]) => ({ name, parent }))

const line = tree(['A', null], ['B', 'A'], ['C', 'B'], ['D', 'C'])

/** The tree after a change. */
function changed(categories: readonly Category[], change: TreeChange): readonly Category[] {
  const { saved, removed } = changeTree(categories, change)
  const rows = new Map(categories.map((each) => [each.name, each]))
  for (const name of removed) rows.delete(name)
  for (const each of saved) rows.set(each.name, each)
  return [...rows.values()]
}

describe('changing the tree of categories', () => {
  it('gives one another name, and leaves it and those below it in their places', () => {
    expect(changeTree(line, { kind: 'rename', name: 'B', newName: 'Bowls' })).toEqual({
      saved: tree(['C', 'Bowls'], ['Bowls', 'A']),
      removed: ['B'],
      touched: new Set(['B', 'C', 'D']),
    })
  })

  it('merges one into another, which takes in what stood below it', () => {
    const categories = tree(['A', null], ['B', 'A'], ['Z', null])
    expect(changed(categories, { kind: 'rename', name: 'A', newName: 'Z' })).toEqual(
      tree(['B', 'Z'], ['Z', null]),
    )
  })

  it('merges one into another below it, however far, which takes its place', () => {
    const ofChild = changed(line, { kind: 'rename', name: 'A', newName: 'B' })
    expect(inTree(ofChild).map(({ name, depth }) => [name, depth])).toEqual([
      ['B', 0],
      ['C', 1],
      ['D', 2],
    ])
    const ofGrandchild = changed(line, { kind: 'rename', name: 'A', newName: 'C' })
    expect(inTree(ofGrandchild).map(({ name, depth }) => [name, depth])).toEqual([
      ['C', 0],
      ['B', 1],
      ['D', 1],
    ])
  })

  it('moves up what stood below one that goes', () => {
    expect(changeTree(line, { kind: 'remove', name: 'B' })).toEqual({
      saved: tree(['C', 'A']),
      removed: ['B'],
      touched: new Set(['B', 'C', 'D']),
    })
  })

  it('writes nothing but the new place of one that moves', () => {
    expect(changeTree(line, { kind: 'move', name: 'C', parent: null })).toEqual({
      saved: tree(['C', null]),
      removed: [],
      touched: new Set(['C', 'D']),
    })
  })

  it('never leaves a category that hangs on no top', () => {
    const names = ['A', 'B', 'C', 'D', 'E']
    const name = fc.constantFrom(...names)
    const change = fc.oneof(
      fc.record({ kind: fc.constant('move' as const), name, parent: fc.option(name) }),
      fc.record({ kind: fc.constant('rename' as const), name, newName: fc.constantFrom(...names, 'F') }),
      fc.record({ kind: fc.constant('remove' as const), name }),
    )
    const isTaken = (each: TreeChange, categories: readonly Category[]) =>
      categories.some((category) => category.name === each.name) &&
      !(each.kind === 'rename' && each.newName === each.name) &&
      !(each.kind === 'move' && parentProblem(each, categories) !== null)
    fc.assert(
      fc.property(fc.array(change, { maxLength: 30 }), (changes) => {
        const start = tree(...names.map((each, place) => [each, names[place - 1] ?? null] as const))
        const end = changes.reduce((now, each) => (isTaken(each, now) ? changed(now, each) : now), start)
        const known = new Map(end.map((each) => [each.name, each.parent]))
        const depths = inTree(end).map((each) => (each.parent === null) === (each.depth === 0))
        expect(depths).toEqual(end.map(() => true))
        expect(end.every(({ parent }) => parent === null || known.has(parent))).toBe(true)
      }),
    )
  })
})

describe('categories in their tree', () => {
  it('stand at the top where they hang on none', () => {
    const ring = tree(['B', 'C'], ['C', 'B'], ['D', 'gone'], ['A', null])
    expect(inTree(ring).map(({ name, depth }) => [name, depth])).toEqual([
      ['A', 0],
      ['B', 0],
      ['C', 1],
      ['D', 0],
    ])
  })
})
