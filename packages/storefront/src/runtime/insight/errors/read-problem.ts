/** An error of a script, as it is told. */
export interface ScriptProblem {
  readonly message: string
  /** Address of the script; '' where it is not known. */
  readonly source: string
  /** The first is 1; 0 where it is not known, as with the column. */
  readonly line: number
  readonly column: number
  readonly stack: string
  /** Path of the page. */
  readonly url: string
}

/** Longer traces are cut (specification, section 9). */
const longestStack = 5_000
const longestMessage = 500

/** Reads an error of one of this host's scripts; null for what others brought along, and what says nothing of its place. */
export function readProblem(event: Event): ScriptProblem | null {
  if (event instanceof ErrorEvent) {
    const { filename, lineno, colno } = event
    const message = event.message.slice(0, longestStack)
    const stack = stackOf(event.error)
    if (!isOurs(filename) || isForeign(stack)) return null
    return problemOf({ message, source: filename, line: lineno, column: colno, stack })
  }
  const reason: unknown = Reflect.get(event, 'reason')
  const stack = stackOf(reason)
  const place = firstPlace(stack)
  if (!(reason instanceof Error) || !isOurs(place.source) || isForeign(stack)) return null
  return problemOf({ message: `${reason.name}: ${reason.message}`, ...place, stack })
}

function problemOf(problem: Omit<ScriptProblem, 'url'>): ScriptProblem {
  return {
    ...problem,
    message: withoutInput(problem.message).slice(0, longestMessage),
    source: withoutQueries(problem.source).slice(0, longestMessage),
    stack: withoutInput(problem.stack).slice(0, longestStack),
    url: location.pathname,
  }
}

function stackOf(error: unknown): string {
  return error instanceof Error && typeof error.stack === 'string' ? error.stack.slice(0, longestStack) : ''
}

/** Whether a script came from this host. Browsers name none for one of another host that is not to be looked into. */
function isOurs(address: string): boolean {
  try {
    return new URL(address).origin === location.origin
  } catch {
    return false
  }
}

/** Whether a script of an extension, or of another host, took part. */
function isForeign(stack: string): boolean {
  const addresses = stack.match(/[a-z][a-z-]{1,30}:\/\/[^\s)]+/gi) ?? []
  return addresses.some((address) => !isOurs(address))
}

/** Where it was thrown, by the first line of the trace that names a script: browsers write `address:line:column`. */
function firstPlace(stack: string): Pick<ScriptProblem, 'source' | 'line' | 'column'> {
  const address = /https?:\/\/[^\s)]+/.exec(stack)?.[0] ?? ''
  const [, line = '0', column = '0'] = /:(\d+)(?::(\d+))?$/.exec(address) ?? []
  return { source: address.replace(/(?::\d+){1,2}$/, ''), line: Number(line), column: Number(column) }
}

/** Errors may quote what they worked on: what stands in a field, addresses of mail and long numbers are left out, but for those in names of scripts. */
function withoutInput(text: string): string {
  const typed = [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')]
    .map(({ value }) => value)
    .filter((value) => value.length > 2)
  const told = typed.reduce((rest, value) => rest.replaceAll(value, '…'), withoutQueries(text))
  return told
    .replace(/[^\s"'<>()@]{1,64}@[^\s"'<>()@]{1,255}/g, '…')
    .replace(/(https?:\/\/[^\s)]+\.m?js(?=[:\s)]|$))|\d{7,}/g, (_, script?: string) => script ?? '…')
}

function withoutQueries(text: string): string {
  return text.replace(/(https?:\/\/[^\s?#)]+)[?#][^\s):]*/g, '$1')
}
