import { createExperiments, type Experiments } from '../experiments/create-experiments.ts'
import { analyticsPayload } from './analytics-payload.ts'
import { sendPipelineEvent, validatePipelineEvent } from './pipeline.ts'
import { recordEvent } from './record-event.ts'

/** What scripts of templates may count by (docs/content.md, "Counting of your own"). */
interface PageInsight {
  readonly recordEvent: typeof recordEvent
  readonly sendEvent: typeof sendPipelineEvent
  readonly validateEvent: typeof validatePipelineEvent
  readonly payload: typeof analyticsPayload
}

/** `window.vitrine`, as far as it is there. */
export interface VitrineWindow {
  vitrine?: { experiments?: Experiments; insight?: PageInsight }
}

/** Gives scripts of the page what they count by; experiments are there from the beginning of a page that has some. */
export function giveGlobals(page: VitrineWindow = window as VitrineWindow): void {
  page.vitrine = {
    experiments: createExperiments({ shown: [], unit: null }),
    ...page.vitrine,
    insight: {
      recordEvent,
      sendEvent: sendPipelineEvent,
      validateEvent: validatePipelineEvent,
      payload: analyticsPayload,
    },
  }
}
