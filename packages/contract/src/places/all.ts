import type { Call } from '../call.ts'
import { readPlaceCall, suggestPlacesCall } from './calls.ts'
import { changePlacesCall, readPlacesCall } from './panel-calls.ts'

/** The calls of places and maps. */
export const placeCalls: readonly Call[] = [
  suggestPlacesCall,
  readPlaceCall,
  readPlacesCall,
  changePlacesCall,
]
