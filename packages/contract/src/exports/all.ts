import type { Call } from '../call.ts'
import {
  beginExportCall,
  listExportsCall,
  readExportFileCall,
  readPersonsFileCall,
  stopExportCall,
} from './export-calls.ts'

/** The calls of exports. */
export const exportCalls: readonly Call[] = [
  beginExportCall,
  listExportsCall,
  stopExportCall,
  readExportFileCall,
  readPersonsFileCall,
]
