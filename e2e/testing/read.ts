import type { HttpVisitor } from './http-visitor.ts'

/** What an address answers, as JSON of the shape that the caller knows it to have. */
export async function read<Shape>(http: HttpVisitor, path: string): Promise<Shape> {
  const answer = await http.get(path)
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
  return (await answer.json()) as Shape
}
