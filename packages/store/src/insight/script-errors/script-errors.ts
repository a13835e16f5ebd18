import type { ScriptError } from '@vitrine/domain/insight/script-errors/read-script-error'

/** Errors that scripts threw on a site's pages, the same ones together. */
export interface ScriptErrorRecords {
  /** Adds what was seen to what is known; of more errors than are kept, those seen longest ago go. */
  note(seen: readonly SeenScriptError[]): Promise<void>
  /** Those seen last, first; and how many there are. */
  list(slice: {
    readonly offset: number
    readonly limit: number
  }): Promise<{ readonly total: number; readonly errors: readonly SeenScriptError[] }>
  /** Whether it was there to be removed. */
  remove(id: string): Promise<boolean>
  /** Removes those that were not seen since; returns how many. */
  removeOld(beforeMs: number): Promise<number>
}

/** An error, how often it was seen, and when. */
export interface SeenScriptError extends ScriptError {
  readonly id: string
  /** The family of the browser in which it was seen last. */
  readonly browser: string
  readonly count: number
  readonly firstAtMs: number
  readonly lastAtMs: number
}
