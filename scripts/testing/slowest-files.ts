/** How long each file of a run took. */
export interface FileTime {
  readonly file: string
  readonly durationMs: number
}

/** So many are named. */
const most = 8

/** The files that took longest, longest first, in one line: where a run that is too long can be made shorter. */
export function slowestFiles(times: readonly FileTime[]): string {
  const longest = times.toSorted((one, other) => other.durationMs - one.durationMs).slice(0, most)
  return longest.map(({ file, durationMs }) => `${file} ${Math.round(durationMs / 1000)} s`).join(', ')
}
