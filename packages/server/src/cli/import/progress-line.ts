import type { ImportProgress } from '../../catalogue/import/import-report.ts'
import { shownLine } from '../../control/shown-line.ts'

/** Where the line is written: a terminal, or a file. */
interface Output {
  readonly isTTY?: boolean
  readonly columns?: number
  write(text: string): unknown
}

/** Shows how far an import is: one line that changes on a terminal, a line each tenth elsewhere. */
export class ProgressLine {
  readonly #output: Output
  #tenthShown = 0

  constructor(output: Output) {
    this.#output = output
  }

  show({ done, total, title }: ImportProgress): void {
    const text = `Importing ${done} of ${total}`
    if (this.#output.isTTY) {
      const width = (this.#output.columns ?? 80) - 1
      this.#output.write(`\r${shownLine(`${text}: ${title}`).slice(0, width).padEnd(width)}`)
      return
    }
    const tenth = Math.floor((done * 10) / total)
    if (tenth === this.#tenthShown) return
    this.#tenthShown = tenth
    this.#output.write(`${text}\n`)
  }

  /** Clears the line, so that what follows stands alone. */
  end(): void {
    if (this.#output.isTTY) this.#output.write(`\r${' '.repeat((this.#output.columns ?? 80) - 1)}\r`)
  }
}
