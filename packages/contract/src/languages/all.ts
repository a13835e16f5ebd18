import type { Call } from '../call.ts'
import { exportTranslationsCall, importTranslationsCall } from './file-calls.ts'
import { changeLanguagesCall, readLanguagesCall } from './language-calls.ts'
import {
  changeTranslationCall,
  readTranslationCall,
  readTranslationNeighboursCall,
  readTranslationStatusCall,
} from './translation-calls.ts'

/** The calls about the languages of a site. */
export const languageCalls: readonly Call[] = [
  readLanguagesCall,
  changeLanguagesCall,
  readTranslationStatusCall,
  readTranslationNeighboursCall,
  readTranslationCall,
  changeTranslationCall,
  exportTranslationsCall,
  importTranslationsCall,
]
