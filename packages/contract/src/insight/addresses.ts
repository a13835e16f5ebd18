// Where visitors' browsers tell what is counted. The schemas of the calls stand in files of their own, so that no page loads them.

/** The address of `recordHitCall`. */
export const recordHitAddress = { method: 'POST', path: '/api/census/RecordHit' } as const

/** The address of `recordButtonClickCall`. */
export const recordButtonClickAddress = { method: 'POST', path: '/api/census/button-click' } as const

/** The address of `recordButtonRenderCall`. */
export const recordButtonRenderAddress = { method: 'POST', path: '/api/census/button-render' } as const

/** The address of `recordOverlayCall`. */
export const recordOverlayAddress = { method: 'POST', path: '/api/census/overlay' } as const

/** The address of `recordFormRenderCall`. */
export const recordFormRenderAddress = { method: 'POST', path: '/api/census/form-render' } as const

/** The address of `recordQuickViewCall`. */
export const recordQuickViewAddress = { method: 'POST', path: '/api/census/RecordQuickView/:id' } as const

/** The address of `recordEventCall`. */
export const recordEventAddress = { method: 'POST', path: '/api/events/RecordEvent' } as const

/** The address of `recordJavascriptErrorsCall`. */
export const recordJavascriptErrorsAddress = {
  method: 'POST',
  path: '/api/events/RecordJavascriptErrors',
} as const

/** The address of `sendPipelineEventCall`. */
export const sendPipelineEventAddress = { method: 'POST', path: '/api/v1/clanker/events' } as const

/** The address of `validateEventContentCall`. */
export const validateEventContentAddress = {
  method: 'POST',
  path: '/api/v1/clanker/validate-event-content',
} as const

/** The address of `readPerformanceSettingsCall`. */
export const readPerformanceSettingsAddress = { method: 'GET', path: '/api/1/performance/settings' } as const

/** The address of `recordPerformanceCall`. */
export const recordPerformanceAddress = { method: 'POST', path: '/api/1/performance/records' } as const
