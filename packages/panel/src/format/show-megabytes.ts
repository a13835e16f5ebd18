/** A file size in megabytes of 1,000,000 bytes (specification, section 9). */
export function showMegabytes(bytes: number): string {
  const megabytes = bytes / 1_000_000
  return `${Number.isInteger(megabytes) ? megabytes : megabytes.toFixed(1)} MB`
}
