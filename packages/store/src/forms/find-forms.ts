import type { Form } from '@vitrine/domain/forms/form'
import { readDocuments } from '../documents/read-document.ts'
import { listQuery } from '../engine/list-query.ts'
import type { Session } from '../engine/session.ts'
import { formDocument } from './form-documents.ts'

/** Finds forms by their ids; those that are not there are missing. */
export async function findForms(session: Session, ids: readonly string[]): Promise<readonly Form[]> {
  return readDocuments(session, formDocument, await formsOf(session, ids))
}

const formsOf = listQuery((db, websiteId, ids) =>
  db.selectFrom('forms').select('document').where('website_id', '=', websiteId).where('id', 'in', ids),
)
