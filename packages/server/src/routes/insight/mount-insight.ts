import {
  recordButtonClickCall,
  recordButtonRenderCall,
  recordFormRenderCall,
  recordHitCall,
  recordOverlayCall,
  recordQuickViewCall,
} from '@vitrine/contract/insight/census-calls'
import {
  recordEventCall,
  sendPipelineEventCall,
  validateEventContentCall,
} from '@vitrine/contract/insight/event-calls'
import {
  changeInsightSettingsCall,
  exportInsightReportCall,
  readInsightOverviewCall,
  readInsightReportCall,
  readInsightSettingsCall,
} from '@vitrine/contract/insight/panel-calls'
import type { FastifyInstance } from 'fastify'
import { mount } from '../../http/mount.ts'
import type { InsightKeeper } from '../../insight/insight-keeper.ts'
import { insightSettingsPart } from '../../insight/insight-settings-part.ts'
import { reportCalls } from '../../insight/panel/report-calls.ts'
import { censusCalls } from '../../insight/visitor/census-calls.ts'
import { eventCalls, postValidation } from '../../insight/visitor/event-calls.ts'
import { changingPart, readingPart } from '../../website/settings-part.ts'

/** Puts the calls by which visits are counted, and read, on the server. */
export function mountInsight(app: FastifyInstance, keeper: InsightKeeper): void {
  const census = censusCalls(keeper)
  mount(app, recordHitCall, census.postHit)
  mount(app, recordButtonClickCall, census.postButtonClick)
  mount(app, recordButtonRenderCall, census.postButtonRender)
  mount(app, recordOverlayCall, census.postOverlay)
  mount(app, recordFormRenderCall, census.postFormRender)
  mount(app, recordQuickViewCall, census.postQuickView)
  const events = eventCalls(keeper)
  mount(app, recordEventCall, events.postEvent)
  mount(app, sendPipelineEventCall, events.postPipelineEvent)
  mount(app, validateEventContentCall, postValidation)
  const reports = reportCalls(keeper)
  mount(app, readInsightOverviewCall, reports.getOverview)
  mount(app, readInsightReportCall, reports.getReport)
  mount(app, exportInsightReportCall, reports.getReportFile)
  mount(app, readInsightSettingsCall, readingPart(insightSettingsPart))
  mount(app, changeInsightSettingsCall, changingPart(insightSettingsPart))
}
