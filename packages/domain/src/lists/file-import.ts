/** Whether an import of a file goes on by itself. */
export function isImportUnderWay({ state }: { readonly state: ImportState }): boolean {
  return state === 'waiting' || state === 'running'
}

/** How far an import of a file is. */
export type ImportState = 'waiting' | 'running' | 'done' | 'failed'
