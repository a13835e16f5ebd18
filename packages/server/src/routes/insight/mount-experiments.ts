import {
  changeExperimentCall,
  createExperimentCall,
  endExperimentCall,
  listExperimentsCall,
  readExperimentResultsCall,
  removeExperimentCall,
  startExperimentCall,
} from '@vitrine/contract/experiments/panel-calls'
import type { FastifyInstance } from 'fastify'
import {
  deleteExperiment,
  getExperiments,
  postExperiment,
  postExperimentEnd,
  postExperimentStart,
  putExperiment,
} from '../../experiments/experiment-calls.ts'
import { getExperimentResults } from '../../experiments/results-call.ts'
import { mount } from '../../http/mount.ts'

/** Puts the calls of toggles and tests on the server. */
export function mountExperiments(app: FastifyInstance): void {
  mount(app, listExperimentsCall, getExperiments)
  mount(app, createExperimentCall, postExperiment)
  mount(app, changeExperimentCall, putExperiment)
  mount(app, startExperimentCall, postExperimentStart)
  mount(app, endExperimentCall, postExperimentEnd)
  mount(app, removeExperimentCall, deleteExperiment)
  mount(app, readExperimentResultsCall, getExperimentResults)
}
