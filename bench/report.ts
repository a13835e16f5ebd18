/** A figure, and how it compares with its peer or floor in the same rounds. */
export interface Row {
  readonly case: string
  readonly subject: string
  readonly value: number
  readonly unit: string
  /** Ours to the named peer's, the median over the rounds. */
  readonly ratio?: Readonly<Record<string, number>>
}

/** What one bench found. */
export interface Report {
  readonly bench: string
  readonly node: string
  readonly rows: readonly Row[]
}

/** Prints a report: one JSON object, or a table for people. */
export function printReport(report: Report, isJson: boolean): void {
  if (isJson) {
    console.log(JSON.stringify(report))
    return
  }
  console.log(`${report.bench} (Node ${report.node})`)
  for (const row of report.rows) {
    const ratios = Object.entries(row.ratio ?? {}).map(([peer, ratio]) => `${ratio.toFixed(3)} of ${peer}`)
    console.log(
      `  ${row.case.padEnd(44)} ${row.subject.padEnd(18)} ${show(row.value).padStart(10)} ${row.unit.padEnd(8)} ${ratios.join(', ')}`,
    )
  }
}

function show(value: number): string {
  return Number.isInteger(value) ? String(value) : value.toFixed(value < 10 ? 2 : 1)
}

/** The middle value; of an even count the mean of the two middle ones. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle] ?? Number.NaN
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2
}

/** The value that so many of a hundred do not pass. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil((sorted.length * percent) / 100) - 1)] ?? Number.NaN
}
