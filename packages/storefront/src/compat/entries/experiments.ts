import { startExperiments } from '../../runtime/experiments/start-experiments.ts'

startExperiments()
