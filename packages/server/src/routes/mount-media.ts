import { embedCall } from '@vitrine/contract/media/embed-call'
import {
  changeMediaCall,
  exportMediaCall,
  listMediaCall,
  readMediaCall,
  removeMediaCall,
} from '@vitrine/contract/media/library-calls'
import {
  beginUploadCall,
  cancelUploadCall,
  finishUploadCall,
  listUploadsCall,
  readUploadCall,
  sendPartCall,
} from '@vitrine/contract/media/upload-calls'
import type { FastifyInstance } from 'fastify'
import { mount } from '../http/mount.ts'
import { embedFrom } from '../media/embed-from.ts'
import { postFinish } from '../media/finish-upload.ts'
import { getMedia, postRemovals, putMedia } from '../media/library-calls.ts'
import { getMediaFile, getMediaList } from '../media/list-media.ts'
import { mountFiles } from '../media/mount-files.ts'
import { deleteUpload, getUpload, getUploads, postPart, postUpload } from '../media/upload-calls.ts'

/** Puts the library on the server: its calls, and the addresses of its files. */
export function mountMedia(app: FastifyInstance): void {
  mountFiles(app)
  mount(app, listMediaCall, getMediaList)
  mount(app, exportMediaCall, getMediaFile)
  mount(app, readMediaCall, getMedia)
  mount(app, changeMediaCall, putMedia)
  mount(app, removeMediaCall, postRemovals)
  mount(app, beginUploadCall, postUpload)
  mount(app, listUploadsCall, getUploads)
  mount(app, readUploadCall, getUpload)
  mount(app, sendPartCall, postPart)
  mount(app, finishUploadCall, postFinish)
  mount(app, cancelUploadCall, deleteUpload)
  mount(app, embedCall, embedFrom)
}
