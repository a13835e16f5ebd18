import { Script } from 'node:vm'

/** Why a browser could not read a script. */
export interface ScriptProblem {
  /** Of the script, from 1. */
  readonly line: number
  readonly message: string
}

/** Finds out whether a browser could read a script, null if so; nothing of it is run. */
export function scriptProblem(text: string): ScriptProblem | null {
  try {
    new Script(text, { filename })
    return null
  } catch (error) {
    const { message, stack = '' } = error instanceof Error ? error : new Error(String(error))
    const line = stack.startsWith(`${filename}:`) ? Number.parseInt(stack.slice(filename.length + 1), 10) : 1
    return { line, message }
  }
}

const filename = 'template-script.js'
