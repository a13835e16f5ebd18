import type { HttpVisitor } from '../../e2e/testing/http-visitor.ts'
import { hostileTextsFor } from './hostile-texts.ts'
import { findTexts, putTexts, type TextPath } from './text-places.ts'

/** A change that an owner can make, read again each time: its address, and a body that is taken as it is. */
export interface Writing {
  readonly name: string
  readonly method: 'POST' | 'PUT'
  open(): Promise<{ readonly path: string; readonly body: unknown }>
}

/** What was written: the paths that held a text, and what each mark stands for. */
export interface Written {
  readonly texts: readonly TextPath[]
  readonly taken: readonly TextPath[]
}

/** Texts that name something, texts of a few letters, what is asked of a list, secrets of who writes, and texts that are code by their nature. */
export const keptAsItIs =
  /(^|\.)(version|id|ids\.\*|kind|type|menu|parent|\w+Id|\w+Ids\.\*|currentPassword|password|was\..*|colors\..*|code\.(head|body)|selection\.view\.\w+)$/

/** Which field each mark was written into; marks are told by what ran. */
const marks: string[] = []

/** What was found, by the fields instead of their marks. */
export function nameMarks(found: readonly string[]): readonly string[] {
  return found.map((each) =>
    each.replaceAll(/(?<=^|\()(\d+)(?=\)|$)|(?<=: )(\d+)(?= ran)/g, (mark) => marks[Number(mark)] ?? mark),
  )
}

/** Puts hostile texts into as many fields of a change as the server takes; adds to what was written by the same call before. */
export async function writeHostile(http: HttpVisitor, writing: Writing, before?: Written): Promise<Written> {
  const { path, body } = await writing.open()
  const plain = await http.send(writing.method, path, body)
  if (!plain.ok) throw new Error(`${writing.name} is refused as it is: ${plain.status} ${await plain.text()}`)
  const texts = findTexts((await writing.open()).body)
  const placed = new Map<TextPath, string>()

  const isTaken = async (tried: ReadonlyMap<TextPath, string>): Promise<boolean> => {
    const now = await writing.open()
    const answer = await http.send(
      writing.method,
      now.path,
      putTexts(now.body, new Map([...placed, ...tried])),
    )
    if (answer.status >= 500)
      throw new Error(`${writing.name} answered ${answer.status}: ${JSON.stringify([...tried])}`)
    return answer.ok
  }
  const place = async (paths: readonly TextPath[], attempt: number): Promise<void> => {
    const tried = new Map(paths.flatMap((each) => textFor(writing.name, each, attempt)))
    if (tried.size === 0) return
    if (await isTaken(tried)) for (const [each, text] of tried) placed.set(each, text)
    else if (paths.length === 1) await place(paths, attempt + 1)
    else {
      const middle = Math.ceil(paths.length / 2)
      await place(paths.slice(0, middle), attempt)
      await place(paths.slice(middle), attempt)
    }
  }
  await place(
    texts.filter((each) => !keptAsItIs.test(each)),
    0,
  )
  return {
    texts: [...(before?.texts ?? []), ...texts],
    taken: [...(before?.taken ?? []), ...placed.keys()],
  }
}

function textFor(name: string, path: TextPath, attempt: number): readonly (readonly [TextPath, string])[] {
  const label = `${name}: ${path}`
  const known = marks.indexOf(label)
  const mark = known === -1 ? marks.push(label) - 1 : known
  const text = hostileTextsFor(path, mark)[attempt]
  return text === undefined ? [] : [[path, text]]
}
