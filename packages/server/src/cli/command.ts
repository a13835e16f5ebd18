/** A command of `npm run -s vitrine`; answers the exit code. */
export type Command = (args: readonly string[], place: CommandPlace) => Promise<number>

/** Where a command is run. */
interface CommandPlace {
  readonly environment: NodeJS.ProcessEnv
  /** The folder of the whole repository. */
  readonly rootDir: string
}
