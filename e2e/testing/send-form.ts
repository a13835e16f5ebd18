import type { HttpVisitor } from './http-visitor.ts'

/** The id of the form on the contact page of the demo. */
export async function findDemoForm(visitor: HttpVisitor): Promise<string> {
  const page = await (await visitor.get('/contact')).text()
  return /data-form-id="([^"]+)"/.exec(page)?.[1] ?? ''
}

/** Sends the form of the contact page of the demo, as its script does. */
export async function sendDemoForm(
  visitor: HttpVisitor,
  formId: string,
  message: string,
  name: readonly [first: string, last: string] = ['Ada', 'Byron'],
): Promise<Response> {
  const asked = await visitor.send('POST', '/api/form/FormSubmissionKey', { formId })
  const { key } = (await asked.json()) as { key: string }
  const form = JSON.stringify({ name, email: 'ada@example.org', message })
  return visitor.send('POST', '/api/form/SaveFormSubmission', { formId, key, form })
}
