import { useQueryClient } from '@tanstack/react-query'
import type { Outcome } from '@vitrine/contract/client/outcome'
import type { StoredSettings } from '@vitrine/contract/settings'
import { listPagesCall } from '@vitrine/contract/website/page-calls'
import {
  changeNoticesCall,
  readNoticesCall,
  readUsualNoticesCall,
} from '@vitrine/contract/website/panel-calls'
import { Fragment } from 'react'
import { callQuery } from '../../call/call-query.ts'
import { call } from '../../call/client.ts'
import { useCall } from '../../call/use-call.ts'
import { SettingsForm } from '../../parts/settings/settings-form.tsx'
import { AnnouncementFields, CookieFields, InfoBarFields } from './notice-fields.tsx'
import { draftOf, type NoticesDraft, noticesOf } from './notices-draft.ts'
import { PopupFields } from './popup-fields.tsx'

/** What is shown on top of pages: a bar, a popup, the question about cookies, buttons on phones. */
export function NoticesForm() {
  const pages = useCall(listPagesCall, {})
  const queries = useQueryClient()
  const open = async (outcome: Outcome<StoredSettings<Notices>>) => {
    // Without them the fields are shown all the same, and propose nothing.
    const usual = await queries.fetchQuery(callQuery(readUsualNoticesCall, {})).catch(() => null)
    return openDraft(outcome, usual)
  }
  return (
    <SettingsForm<NoticesDraft>
      name={readNoticesCall.name}
      label="what is on top"
      source={{
        read: async () => open(await call(readNoticesCall, {})),
        change: async ({ value, version }) =>
          open(await call(changeNoticesCall, { body: { value: noticesOf(value), version } })),
      }}
      savedText="Notices were saved"
      fieldLabels={{
        announcementBar: 'Announcement bar',
        popup: 'Popup',
        cookieBanner: 'Cookie banner',
        mobileInfoBar: 'Info bar on phones',
      }}
    >
      {(form, round) => (
        <Fragment key={round}>
          <AnnouncementFields form={form} />
          <PopupFields form={form} pages={pages} />
          <CookieFields form={form} />
          <InfoBarFields form={form} />
        </Fragment>
      )}
    </SettingsForm>
  )
}

type Notices = Parameters<typeof draftOf>[0]

function openDraft(
  outcome: Outcome<StoredSettings<Notices>>,
  usual: Parameters<typeof draftOf>[1],
): Outcome<StoredSettings<NoticesDraft>> {
  if (!outcome.ok) return outcome
  const { value, version } = outcome.reply
  return { ...outcome, reply: { value: draftOf(value, usual), version } }
}
