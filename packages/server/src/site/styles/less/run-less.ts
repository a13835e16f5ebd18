import { Worker } from 'node:worker_threads'
import type { CompiledSheet } from './compile-sheet.ts'

/** A sheet that takes longer is given up. */
const timeLimitMs = 20_000

/** Compiles a sheet in a thread of its own, so that requests go on meanwhile, and a sheet without end takes neither time nor memory away. */
export async function runLess(
  source: string,
  { isMinified }: { readonly isMinified: boolean },
): Promise<CompiledSheet> {
  if (source.trim() === '') return { css: '', problems: [] }
  const worker = new Worker(new URL('./less-worker.ts', import.meta.url), {
    workerData: { source, isMinified },
    resourceLimits: { maxOldGenerationSizeMb: 256, stackSizeMb: 8 },
  })
  let timer: NodeJS.Timeout | undefined
  try {
    return await new Promise((resolve, reject) => {
      timer = setTimeout(() => reject(new Error('The style sheet takes too long to compile.')), timeLimitMs)
      worker.once('message', resolve)
      worker.once('error', reject)
      worker.once('exit', () => reject(new Error('The style sheet could not be compiled.')))
    })
  } catch (error) {
    return {
      css: '',
      problems: [{ line: null, message: error instanceof Error ? error.message : String(error) }],
    }
  } finally {
    clearTimeout(timer)
    void worker.terminate()
  }
}
