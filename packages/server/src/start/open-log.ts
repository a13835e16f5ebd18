import { type DestinationStream, type Logger, pino } from 'pino'
import { logOutput } from './log/log-output.ts'
import type { LogLevel, LogSettings } from './log-settings.ts'

/**
 * Opens the log on the standard output, or on the error output for commands whose standard output is their answer. Each line is written
 * before the work goes on: what was logged before a crash can be read.
 */
export async function openLog(
  { level, format }: Pick<LogSettings, 'level' | 'format'>,
  output: 'stdout' | 'stderr',
): Promise<Logger> {
  const { fd, isTTY } = process[output]
  const destination = logOutput(fd, (lost) =>
    log.warn({ lost }, 'Lines of the log were left out, as they could not be written'),
  )
  const isForPeople = format === null ? isTTY : format === 'lines'
  const log = makeLog(level, isForPeople ? await linesTo(destination, isTTY) : destination)
  return log
}

/** A log that writes JSON objects, each with `level`, `time` (ISO) and `msg`, a line each. */
export function makeLog(level: LogLevel, destination: DestinationStream): Logger {
  const options = {
    level,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
  }
  return pino(options, destination)
}

/** Takes JSON objects and writes them as lines to be read by people. The library is loaded only where somebody reads. */
export async function linesTo(
  destination: DestinationStream,
  isColoured: boolean,
): Promise<DestinationStream> {
  const { prettyFactory } = await import('pino-pretty')
  const write = prettyFactory({
    colorize: isColoured,
    ignore: 'pid,hostname',
    singleLine: true,
    translateTime: 'SYS:yyyy-mm-dd HH:MM:ss.l',
  })
  return { write: (line) => destination.write(write(line)) }
}
