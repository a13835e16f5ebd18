import type { Call } from '../call.ts'
import {
  recordButtonClickCall,
  recordButtonRenderCall,
  recordFormRenderCall,
  recordHitCall,
  recordOverlayCall,
  recordQuickViewCall,
} from './census-calls.ts'
import {
  recordEventCall,
  recordJavascriptErrorsCall,
  sendPipelineEventCall,
  validateEventContentCall,
} from './event-calls.ts'
import {
  changeInsightSettingsCall,
  exportInsightReportCall,
  listScriptErrorsCall,
  readInsightOverviewCall,
  readInsightReportCall,
  readInsightSettingsCall,
  readInsightVitalsCall,
  removeScriptErrorCall,
} from './panel-calls.ts'
import { readPerformanceSettingsCall, recordPerformanceCall } from './performance-calls.ts'

/** The calls by which visits are counted, and read. */
export const insightCalls: readonly Call[] = [
  recordHitCall,
  recordButtonClickCall,
  recordButtonRenderCall,
  recordOverlayCall,
  recordFormRenderCall,
  recordQuickViewCall,
  recordEventCall,
  recordJavascriptErrorsCall,
  sendPipelineEventCall,
  validateEventContentCall,
  readPerformanceSettingsCall,
  recordPerformanceCall,
  readInsightOverviewCall,
  readInsightReportCall,
  exportInsightReportCall,
  readInsightVitalsCall,
  listScriptErrorsCall,
  removeScriptErrorCall,
  readInsightSettingsCall,
  changeInsightSettingsCall,
]
