import { type LoggedRequests, loggedRequests } from '../http/log/request-log.ts'

/** What is logged, and how it is written. */
export interface LogSettings {
  /** The least grave that is written. */
  readonly level: LogLevel
  /** Lines to be read by people, or a JSON object each; null: lines in a terminal, JSON anywhere else. */
  readonly format: LogFormat | null
  readonly requests: LoggedRequests
}

export type LogLevel = (typeof logLevels)[number]
type LogFormat = (typeof logFormats)[number]

/** The levels of pino. */
const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const
const logFormats = ['lines', 'json'] as const

/** Reads `LOG_LEVEL`, `LOG_FORMAT` and `LOG_REQUESTS`. `refuse` throws: it is given a sentence that says what may stand there. */
export function readLogSettings(
  text: (name: string) => string | null,
  refuse: (sentence: string) => never,
): LogSettings {
  const choose = <Choice extends string>(name: string, choices: readonly Choice[]): Choice | null => {
    const given = text(name)
    if (given === null) return null
    return (
      choices.find((each) => each === given) ??
      refuse(`${name} is ${given}, but it must be one of ${choices.join(', ')}.`)
    )
  }
  return {
    level: choose('LOG_LEVEL', logLevels) ?? 'info',
    format: choose('LOG_FORMAT', logFormats),
    requests: choose('LOG_REQUESTS', loggedRequests) ?? 'trouble',
  }
}
