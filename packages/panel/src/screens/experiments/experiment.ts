import type { ReplyOf } from '@vitrine/contract/call'
import type {
  listExperimentsCall,
  readExperimentResultsCall,
} from '@vitrine/contract/experiments/panel-calls'

/** A toggle or a test, as the server tells of it. */
export type ShownExperiment = ReplyOf<typeof listExperimentsCall>['experiments'][number]

/** What visits came to that saw each variant. */
export type Results = ReplyOf<typeof readExperimentResultsCall>

/** What somebody saw of it when they changed or started it. */
export function draftOf({ name, type, description, variants }: ShownExperiment) {
  return { name, type, description, variants: [...variants] }
}
