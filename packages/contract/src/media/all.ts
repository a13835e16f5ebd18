import type { Call } from '../call.ts'
import { removeFilesCall } from './act-calls.ts'
import { embedCall } from './embed-call.ts'
import {
  changeMediaCall,
  exportMediaCall,
  listMediaCall,
  readMediaCall,
  removeMediaCall,
} from './library-calls.ts'
import {
  beginUploadCall,
  cancelUploadCall,
  finishUploadCall,
  listUploadsCall,
  readUploadCall,
  sendPartCall,
} from './upload-calls.ts'

/** The calls of the media library. */
export const mediaCalls: readonly Call[] = [
  listMediaCall,
  exportMediaCall,
  removeFilesCall,
  readMediaCall,
  changeMediaCall,
  removeMediaCall,
  beginUploadCall,
  listUploadsCall,
  readUploadCall,
  sendPartCall,
  finishUploadCall,
  cancelUploadCall,
  embedCall,
]
