import { parentPort, workerData } from 'node:worker_threads'
import { compileSheet } from './compile-sheet.ts'

// One sheet, then the thread ends. See `runLess`.
const { source, isMinified }: { source: string; isMinified: boolean } = workerData
parentPort?.postMessage(compileSheet(source, isMinified))
