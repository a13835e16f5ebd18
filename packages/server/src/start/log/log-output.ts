import { codeOf } from '@vitrine/store/engine/errors'
import { type DestinationStream, pino } from 'pino'

/**
 * Writes lines to a file that is open, each before the work goes on. While they cannot be written, as on a disk that is full, they are left out:
 * nobody who logs has to do with that. `onWritable` is told how many there were, once lines can be written again.
 */
export function logOutput(fd: number, onWritable: (lost: number) => void): DestinationStream {
  let stream = openStream(fd)
  let lost = 0
  let isCut = false
  return {
    write: (line) => {
      const { isFailed, isBegun } = stream.write(isCut ? `\n${line}` : line)
      if (isFailed) {
        lost += 1
        isCut ||= isBegun
        // The former one would go on with what it could not write.
        stream = openStream(fd)
        return
      }
      isCut = false
      if (lost === 0) return
      const count = lost
      lost = 0
      setImmediate(() => onWritable(count))
    },
  }
}

interface Written {
  readonly isFailed: boolean
  /** Whether some of the line was written. */
  readonly isBegun: boolean
}

function openStream(fd: number): { write(line: string): Written } {
  const stream = pino.destination({ dest: fd, sync: true })
  let isFailed = false
  let isBegun = false
  stream.on('write', () => {
    isBegun = true
  })
  stream.on('error', (error: unknown) => {
    // Nobody reads any more: the stream is silent from then on.
    isFailed = codeOf(error) !== 'EPIPE'
  })
  return {
    write: (line) => {
      isFailed = false
      isBegun = false
      stream.write(line)
      return { isFailed, isBegun }
    },
  }
}
