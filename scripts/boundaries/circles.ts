import { type SourceFile, targetOf } from './source-file.ts'

/** Says where files import each other in a circle, imports of types included: a type that two files share has a file of its own. */
export function findCircles(files: readonly SourceFile[]): readonly string[] {
  const graph = new Map(
    files.map((file) => [
      file.path,
      file.imports.flatMap(({ specifier }) => targetOf(file, specifier) ?? []),
    ]),
  )
  const finished = new Set<string>()
  const circles: string[] = []
  for (const path of graph.keys()) walk(path, [], { graph, finished, circles })
  return circles
}

interface Walk {
  readonly graph: ReadonlyMap<string, readonly string[]>
  readonly finished: Set<string>
  readonly circles: string[]
}

function walk(path: string, trail: readonly string[], state: Walk): void {
  const at = trail.indexOf(path)
  if (at >= 0) {
    state.circles.push(`A circle of imports: ${[...trail.slice(at), path].join(' -> ')}.`)
    return
  }
  if (state.finished.has(path)) return
  for (const target of state.graph.get(path) ?? []) walk(target, [...trail, path], state)
  state.finished.add(path)
}
