import { showMegabytes } from './show-megabytes.ts'

/** The size of a file; small ones in kilobytes. */
export function showSize(bytes: number): string {
  return bytes < 100_000 ? `${Math.ceil(bytes / 1_000)} KB` : showMegabytes(bytes)
}
