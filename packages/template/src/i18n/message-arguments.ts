import type { Path } from '../path.ts'
import type { Scope } from '../scope.ts'
import { readOnce } from './option-words.ts'

/** The values a message is filled with: all by position, those with a name by it too. `null` is missing; `undefined` was not given at all. */
export interface MessageArguments {
  readonly positional: unknown[]
  readonly named: Record<string, unknown>
}

interface WrittenArgument {
  readonly name: string | undefined
  readonly path: Path
}

/** Looks up the arguments of `message`, written `ref`, `name=ref` or `name:ref`, from the frame around the tag. */
export function messageArguments(args: readonly string[], scope: Scope): MessageArguments {
  const found: MessageArguments = { positional: [], named: Object.create(null) }
  for (const { name, path } of writtenArguments(args)) {
    const value = scope.findOutside(path) ?? null
    found.positional.push(value)
    if (name !== undefined) found.named[name] = value
  }
  return found
}

const writtenArguments = readOnce((args): WrittenArgument[] => args.map(writtenArgument))

function writtenArgument(arg: string): WrittenArgument {
  const mark = arg.search(/[=:]/)
  return mark < 0
    ? { name: undefined, path: readPath(arg) }
    : { name: arg.slice(0, mark), path: readPath(arg.slice(mark + 1)) }
}

function readPath(text: string): Path {
  return text.split('.').map((segment) => (/^\d{1,9}$/.test(segment) ? Number(segment) : segment))
}
