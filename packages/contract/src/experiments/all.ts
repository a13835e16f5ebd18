import type { Call } from '../call.ts'
import {
  changeExperimentCall,
  createExperimentCall,
  endExperimentCall,
  listExperimentsCall,
  readExperimentResultsCall,
  removeExperimentCall,
  startExperimentCall,
} from './panel-calls.ts'

/** The calls of experiments and feature toggles. */
export const experimentsCalls: readonly Call[] = [
  listExperimentsCall,
  createExperimentCall,
  changeExperimentCall,
  startExperimentCall,
  endExperimentCall,
  removeExperimentCall,
  readExperimentResultsCall,
]
