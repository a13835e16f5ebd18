import { isRecord } from '../shapes/is-record.ts'

/** Fields of an event of the pipeline, and what they must be (specification, section 3). */
const fields = {
  analytics_id: 'text',
  session_id: 'text',
  marketing_id: 'text',
  page_host: 'text',
  page_path: 'text',
  page_query_params: 'text',
  page_referrer_url: 'text',
  browser_language: 'text',
  browser_window_height: 'number',
  browser_window_width: 'number',
  event_occurrence_timestamp: 'either',
  custom_schema_name: 'text',
  source_environment: 'text',
  context_website_id: 'text',
  destination_url: 'text',
  member_account_id: 'text',
  object_identifier: 'text',
  resolved_locale: 'text',
} as const

/** Those that no event is without. */
const needed = [
  'event_occurrence_timestamp',
  'context_website_id',
] as const satisfies readonly (keyof typeof fields)[]

/** What is wrong with an event of the pipeline, in words; empty when it can be taken. */
export function pipelineProblems(content: string): readonly string[] {
  const event = parsed(content)
  if (event === null) return ['The content of the event must be a JSON object.']
  const missing = needed.filter((name) => event[name] === undefined || event[name] === null)
  return [
    ...missing.map((name) => `The field ${name} is missing.`),
    ...Object.entries(event).flatMap(([name, value]) => problemOf(name, value)),
  ]
}

function problemOf(name: string, value: unknown): readonly string[] {
  const kind = Object.hasOwn(fields, name) ? fields[name as keyof typeof fields] : null
  if (kind === null) return [`The field ${name.slice(0, 60)} is not known.`]
  // A field may stand there without a value.
  if (value === null || kindOf(value) === kind) return []
  return kind === 'either' && kindOf(value) !== null ? [] : [kindProblem(name, kind)]
}

function kindOf(value: unknown): 'text' | 'number' | null {
  if (typeof value === 'string') return 'text'
  return typeof value === 'number' ? 'number' : null
}

function kindProblem(name: string, kind: 'text' | 'number' | 'either'): string {
  if (kind === 'text') return `The field ${name} must be a text.`
  return kind === 'number'
    ? `The field ${name} must be a number.`
    : `The field ${name} must be a number or a text.`
}

function parsed(content: string): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(content)
    return isRecord(value) && !Array.isArray(value) ? value : null
  } catch {
    return null
  }
}
