import type { Call } from '../call.ts'
import { downloadFileCall, downloadPageCall } from './page-calls.ts'
import {
  changeDownloadCall,
  finishDigitalFileCall,
  readOrderDownloadsCall,
  sendDownloadsCall,
} from './panel-calls.ts'

/** The calls of files that are sold. */
export const downloadCalls: readonly Call[] = [
  downloadPageCall,
  downloadFileCall,
  readOrderDownloadsCall,
  changeDownloadCall,
  sendDownloadsCall,
  finishDigitalFileCall,
]
