// Compiles one sheet, then the process ends. See `runLess`.
import { compileSheet } from './compile-sheet.ts'

process.once(
  'message',
  ({ source, isMinified }: { readonly source: string; readonly isMinified: boolean }) => {
    process.send?.(compileSheet(source, isMinified), () => process.disconnect())
  },
)
