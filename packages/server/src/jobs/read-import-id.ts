/** Reads which file a job imports. */
export function readImportId(payload: unknown): string {
  if (typeof payload === 'object' && payload !== null && 'importId' in payload)
    return String(payload.importId)
  throw new Error('A file is to be imported, but the job does not say which.')
}
