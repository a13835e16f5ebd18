import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { changeFormCall, readFormCall } from '@vitrine/contract/forms/form-calls'
import { useState } from 'react'
import { replyOrThrow } from '../../../call/call-query.ts'
import { call } from '../../../call/client.ts'
import { BackLink } from '../../../parts/back-link.tsx'
import { PageHead } from '../../../parts/page-head.tsx'
import { Shown } from '../../../parts/reading/shown.tsx'
import { SettingsForm } from '../../../parts/settings/settings-form.tsx'
import { StatusBadge } from '../../../parts/status-badge.tsx'
import classes from './builder.module.css'
import { FormActions } from './form-actions.tsx'
import { FormBuilder } from './form-builder.tsx'
import type { StoredForm } from './stored-form.ts'

const route = getRouteApi('/panel/forms/$formId/edit')

/** The fields and settings of a form, beside the form as visitors will see it. */
export function FormScreen() {
  const { formId } = route.useParams()
  return <OpenForm key={formId} formId={formId} />
}

function OpenForm({ formId }: { readonly formId: string }) {
  const name = `${readFormCall.name} ${formId}`
  const read = () => call(readFormCall, { params: { formId } })
  const query = useQuery<StoredForm>({
    queryKey: [name],
    queryFn: async () => {
      return replyOrThrow(await read())
    },
    refetchOnWindowFocus: false,
  })
  const stored = query.data
  // Raised where its editor begins anew.
  const [round, setRound] = useState(0)
  return (
    <>
      <PageHead
        title={stored?.value.name || 'Form'}
        above={<BackLink to="/forms/all">All forms</BackLink>}
        beside={stored && stored.place === null && <StatusBadge tone="due">Not placed</StatusBadge>}
        actions={
          stored && (
            <FormActions
              formId={formId}
              name={name}
              stored={stored}
              onReset={() => setRound((now) => now + 1)}
            />
          )
        }
      />
      <Shown of={[query]} loading="Loading the form" height={480}>
        {(opened) => (
          <div className={classes.screen}>
            <SettingsForm<StoredForm['value']>
              key={round}
              name={name}
              label="the form"
              source={{
                read,
                change: (draft) => call(changeFormCall, { params: { formId }, body: draft }),
              }}
              opened={{ stored: opened, atMs: query.dataUpdatedAt }}
              savedText="The form was saved. Visitors see it now"
              fieldLabels={fieldLabels}
            >
              {(form, filled) => <FormBuilder form={form} round={filled} formId={formId} stored={opened} />}
            </SettingsForm>
          </div>
        )}
      </Shown>
    </>
  )
}

const fieldLabels = {
  name: 'Name',
  fields: 'Fields',
  submitLabel: 'Words of the button',
  submissionHtml: 'Message after sending',
  disclaimerHtml: 'Disclaimer',
  redirectUrl: 'Page after sending',
  postSubmitHtml: 'Code after sending',
  asksForCaptcha: 'Captcha',
  isUncheckedInBrowsers: 'Check in the browser',
  mostSubmissions: 'Most submissions',
  allowsResume: 'Save and go on later',
  joinsPlanId: 'Who sends it becomes a member',
  notifies: 'Mail about submissions',
  notifyEmail: 'Who is told',
  copiesSender: 'Copy to whoever filled it in',
  copySubject: 'Subject of the copy',
  copyText: 'Words of the copy',
  copyHasAnswers: 'Answers in the copy',
}
