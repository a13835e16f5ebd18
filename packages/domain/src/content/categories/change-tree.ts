import type { Category } from './check-category.ts'

/** What is done with a category in the tree of a collection. */
export type TreeChange =
  | { readonly kind: 'move'; readonly name: string; readonly parent: string | null }
  /** It gets another name; one that has the name already takes it in, with all that stands below it. */
  | { readonly kind: 'rename'; readonly name: string; readonly newName: string }
  /** What stands below it moves up. */
  | { readonly kind: 'remove'; readonly name: string }

/** Categories to be written, and names that go. */
interface ChangedTree {
  readonly saved: readonly Category[]
  readonly removed: readonly string[]
  /** It and all that stood below it: what carries one of them is found in other lists from now on. */
  readonly touched: ReadonlySet<string>
}

/** Works out what is written otherwise after a change; each category that reached the top does so still. */
export function changeTree(categories: readonly Category[], change: TreeChange): ChangedTree {
  const before = new Map(categories.map((each) => [each.name, each.parent]))
  const after = treeAfter(before, change)
  return {
    saved: [...after].flatMap(([name, parent]) =>
      before.has(name) && before.get(name) === parent ? [] : [{ name, parent }],
    ),
    removed: [...before.keys()].filter((name) => !after.has(name)),
    touched: new Set([
      change.name,
      ...[...before.keys()].filter((name) => isBelow(before, name, change.name)),
    ]),
  }
}

type Parents = ReadonlyMap<string, string | null>

function treeAfter(parents: Parents, change: TreeChange): Parents {
  switch (change.kind) {
    case 'move':
      return new Map(parents).set(change.name, change.parent)
    case 'remove':
      return without(parents, change.name, parents.get(change.name) ?? null)
    case 'rename': {
      const { name, newName } = change
      // One that takes in a category above it, however far, takes its place: what is between them hangs on it then.
      const takesPlace = !parents.has(newName) || isBelow(parents, newName, name)
      const parent = (takesPlace ? parents.get(name) : parents.get(newName)) ?? null
      return new Map(without(parents, name, newName)).set(newName, parent)
    }
  }
}

/** The tree without a category, with what stood below it directly below another. */
function without(parents: Parents, name: string, above: string | null): Parents {
  const rest = [...parents].filter(([each]) => each !== name)
  return new Map(rest.map(([each, parent]) => [each, parent === name ? above : parent]))
}

function isBelow(parents: Parents, name: string, above: string): boolean {
  const seen = new Set<string>()
  for (let each = parents.get(name) ?? null; each !== null && !seen.has(each); ) {
    if (each === above) return true
    seen.add(each)
    each = parents.get(each) ?? null
  }
  return false
}

/** A category, and how many stand above it. */
type Placed<Row extends Category> = Row & { readonly depth: number }

/** Each category after the one it stands below. What hangs on no top stands at the top: it can be seen, and moved. */
export function inTree<Row extends Category>(categories: readonly Row[]): readonly Placed<Row>[] {
  const below = Map.groupBy(categories, ({ parent }) => parent)
  const shown = new Set<string>()
  const walk = (rows: readonly Row[], depth: number): readonly Placed<Row>[] =>
    rows.flatMap((row) => {
      if (shown.has(row.name)) return []
      shown.add(row.name)
      return [{ ...row, depth }, ...walk(below.get(row.name) ?? [], depth + 1)]
    })
  const reached = walk(below.get(null) ?? [], 0)
  return [...reached, ...categories.flatMap((row) => walk([row], 0))]
}
