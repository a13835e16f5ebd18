import { downloadFileCall, downloadPageCall } from '@vitrine/contract/downloads/page-calls'
import {
  changeDownloadCall,
  finishDigitalFileCall,
  readOrderDownloadsCall,
  sendDownloadsCall,
} from '@vitrine/contract/downloads/panel-calls'
import type { FastifyInstance } from 'fastify'
import { getDownloadFile, getDownloadPage } from '../downloads/download-pages.ts'
import { postDigitalFile } from '../downloads/finish-digital-file.ts'
import { mountDeliveries } from '../downloads/mount-deliveries.ts'
import { mount } from '../http/mount.ts'
import { getOrderDownloads, postDownloadsMail, putDownload } from '../orders/download-calls.ts'

/** Puts files that are sold on the server: their pages, the addresses at which they go out, and what owners do about them. */
export function mountDownloads(app: FastifyInstance): void {
  mountDeliveries(app)
  mount(app, downloadPageCall, getDownloadPage)
  mount(app, downloadFileCall, getDownloadFile)
  mount(app, readOrderDownloadsCall, getOrderDownloads)
  mount(app, changeDownloadCall, putDownload)
  mount(app, sendDownloadsCall, postDownloadsMail)
  mount(app, finishDigitalFileCall, postDigitalFile)
}
