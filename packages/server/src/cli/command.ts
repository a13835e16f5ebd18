/** A command of `npm run -s vitrine`; returns the exit code. */
export type Command = (args: readonly string[], place: CommandEnvironment) => Promise<number>

/** Where a command is run. */
export interface CommandEnvironment {
  readonly environment: NodeJS.ProcessEnv
  /** The folder of the whole repository. */
  readonly rootDir: string
}
