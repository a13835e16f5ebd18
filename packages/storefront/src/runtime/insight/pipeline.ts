import type { Outcome } from '@vitrine/contract/client/outcome'
import { sendPipelineEventAddress, validateEventContentAddress } from '@vitrine/contract/insight/addresses'
import type { sendPipelineEventCall, validateEventContentCall } from '@vitrine/contract/insight/event-calls'
import { callShop } from '../shop-call/call-shop.ts'
import { analyticsPayload } from './analytics-payload.ts'
import { analyticsId, visitorCookie } from './cookies/visitor-cookies.ts'
import { campaignQuery, foreignOrigin } from './page-facts.ts'

/** What an event is about, beside its page. */
interface PipelineSubject {
  /** A place that is led to. */
  readonly destinationUrl?: string
  /** A thing, such as a product. */
  readonly objectIdentifier?: string
}

/** Where events go in each environment: to our own server in both, which in the last one says what is wrong and takes nothing. */
const endpoints = {
  PRODUCTION: sendPipelineEventAddress,
  VALIDATE: validateEventContentAddress,
} as const

/** Sends an event of the pipeline (specification, section 3). */
export function sendPipelineEvent(
  schemaName: string,
  about: PipelineSubject = {},
): Promise<Outcome<unknown>> {
  const body = { eventSchemaName: schemaName, eventContent: JSON.stringify(eventContent(schemaName, about)) }
  return environment() === 'VALIDATE'
    ? callShop<typeof validateEventContentCall>(endpoints.VALIDATE, { body })
    : callShop<typeof sendPipelineEventCall>(endpoints.PRODUCTION, { body })
}

/** Says what the pipeline would find wrong with an event; nothing is counted. */
export function validatePipelineEvent(
  schemaName: string,
  about: PipelineSubject = {},
): Promise<Outcome<{ readonly isValid: boolean; readonly errors: readonly string[] }>> {
  const body = { eventSchemaName: schemaName, eventContent: JSON.stringify(eventContent(schemaName, about)) }
  return callShop<typeof validateEventContentCall>(endpoints.VALIDATE, { body })
}

/** A template under construction says it in its markup (docs/content.md, "Counting of your own"). */
function environment(): keyof typeof endpoints {
  return document.documentElement.dataset.eventEnvironment === 'validate' ? 'VALIDATE' : 'PRODUCTION'
}

function eventContent(schemaName: string, { destinationUrl = '', objectIdentifier = '' }: PipelineSubject) {
  const { websiteId, memberAccountId, website_locale } = analyticsPayload()
  const [visitorId = '', , , visitMs = ''] = visitorCookie().split('|')
  return {
    analytics_id: analyticsId(),
    session_id: visitorId === '' ? '' : `${visitorId}|${visitMs}`,
    // Nobody is followed from one site to another.
    marketing_id: '',
    page_host: location.host,
    page_path: location.pathname,
    page_query_params: campaignQuery(location.search),
    page_referrer_url: foreignOrigin(document.referrer),
    browser_language: navigator.language,
    browser_window_height: innerHeight,
    browser_window_width: innerWidth,
    event_occurrence_timestamp: Date.now(),
    custom_schema_name: schemaName,
    source_environment: environment(),
    context_website_id: websiteId,
    destination_url: destinationUrl,
    member_account_id: memberAccountId,
    object_identifier: objectIdentifier,
    resolved_locale: website_locale,
  }
}
