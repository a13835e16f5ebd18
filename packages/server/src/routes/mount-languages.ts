import { exportTranslationsCall, importTranslationsCall } from '@vitrine/contract/languages/file-calls'
import { changeLanguagesCall, readLanguagesCall } from '@vitrine/contract/languages/language-calls'
import {
  changeTranslationCall,
  readTranslationCall,
  readTranslationNeighboursCall,
  readTranslationStatusCall,
} from '@vitrine/contract/languages/translation-calls'
import type { FastifyInstance } from 'fastify'
import { mount } from '../http/mount.ts'
import { getTranslationsFile, postTranslationsFile } from '../languages/file-calls.ts'
import { getLanguages, putLanguages } from '../languages/language-calls.ts'
import { getTranslationNeighbours } from '../languages/neighbours-call.ts'
import { getTranslationStatus } from '../languages/status-call.ts'
import { getTranslation, putTranslation } from '../languages/translation-calls.ts'

/** Puts the calls about the languages of a site on the server. */
export function mountLanguageCalls(app: FastifyInstance): void {
  mount(app, readLanguagesCall, getLanguages)
  mount(app, changeLanguagesCall, putLanguages)
  mount(app, readTranslationStatusCall, getTranslationStatus)
  mount(app, readTranslationNeighboursCall, getTranslationNeighbours)
  mount(app, readTranslationCall, getTranslation)
  mount(app, changeTranslationCall, putTranslation)
  mount(app, exportTranslationsCall, getTranslationsFile)
  mount(app, importTranslationsCall, postTranslationsFile)
}
