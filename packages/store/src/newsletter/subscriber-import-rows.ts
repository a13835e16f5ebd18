import { documentsByTime } from '../documents/documents-by-time.ts'
import { subscriberImportDocument } from './newsletter-documents.ts'

/** Files of addresses as documents, found by their time. */
export const subscriberImportRows = documentsByTime('subscriber_imports', subscriberImportDocument)
