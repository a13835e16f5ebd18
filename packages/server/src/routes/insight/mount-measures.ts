import { recordJavascriptErrorsCall } from '@vitrine/contract/insight/event-calls'
import {
  listScriptErrorsCall,
  readInsightVitalsCall,
  removeScriptErrorCall,
} from '@vitrine/contract/insight/panel-calls'
import {
  readPerformanceSettingsCall,
  recordPerformanceCall,
} from '@vitrine/contract/insight/performance-calls'
import type { SeenScriptError } from '@vitrine/store/insight/script-errors/script-errors'
import type { FastifyInstance } from 'fastify'
import { mount } from '../../http/mount.ts'
import { Gatherer } from '../../insight/gatherer.ts'
import { countDayAdditions } from '../../insight/measures/count-day-additions.ts'
import { type DayAddition, getVitals, measureCalls } from '../../insight/measures/measure-calls.ts'
import { SamplePercents } from '../../insight/measures/sample-percents.ts'
import {
  addUpErrors,
  deleteScriptError,
  getScriptErrors,
  scriptErrorCalls,
} from '../../insight/script-errors/script-error-calls.ts'
import { whileThere } from '../../insight/while-there.ts'

/** So many errors wait to be written, and so many measures, in all and of one site. */
export const waiting = { mostWaiting: 2_000, mostOfSite: 800 } as const

/** Puts the calls on the server by which pages tell how they came up, and what went wrong on them. */
export function mountMeasures(app: FastifyInstance): void {
  const { store, log, clock } = app.installation.services
  const errors = new Gatherer<SeenScriptError>({
    write: (websiteId, seen) =>
      whileThere(store.site(websiteId), ({ scriptErrors }) => scriptErrors.note(addUpErrors(seen))),
    log,
    what: 'Errors of scripts',
    ...waiting,
  })
  const measures = new Gatherer<DayAddition>({
    write: (websiteId, entries) =>
      whileThere(store.site(websiteId), (tables) => countDayAdditions(tables, entries)),
    log,
    what: 'Measures of pages',
    ...waiting,
  })
  app.addHook('onClose', async () => {
    await errors.stop()
    await measures.stop()
  })

  const { postScriptErrors } = scriptErrorCalls(errors)
  mount(app, recordJavascriptErrorsCall, postScriptErrors)
  mount(app, listScriptErrorsCall, getScriptErrors)
  mount(app, removeScriptErrorCall, deleteScriptError)

  const { getPerformanceSettings, postPerformance } = measureCalls({
    gatherer: measures,
    percents: new SamplePercents(clock),
  })
  mount(app, readPerformanceSettingsCall, getPerformanceSettings)
  mount(app, recordPerformanceCall, postPerformance)
  mount(app, readInsightVitalsCall, getVitals)
}
