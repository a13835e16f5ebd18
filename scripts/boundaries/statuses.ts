import type { SourceFile } from './source-file.ts'

/** Where statuses are numbers: the frame of HTTP, and the shell's own server, which speaks to no browser. */
const withNumbers = /^packages\/server\/src\/(?:http|control)\//

/** Says which rooms of the server name a status of refusal by its number. */
export function findStatusNumbers(files: readonly SourceFile[]): readonly string[] {
  return files
    .filter(
      ({ path }) => /^packages\/server\/src\//.test(path) && !withNumbers.test(path) && !isForTests(path),
    )
    .flatMap(({ path, statusLines }) =>
      statusLines.map(
        (line) =>
          `${path}:${line} names a status by its number: refuse by a code, which has its status in http/reply/refusal-status.ts.`,
      ),
    )
}

const isForTests = (path: string) => /\.test\.ts$|\/testing\//.test(path)
