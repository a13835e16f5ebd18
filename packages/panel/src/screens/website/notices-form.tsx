import type { Outcome } from '@vitrine/contract/client/outcome'
import type { StoredSettings } from '@vitrine/contract/settings'
import { listPagesCall } from '@vitrine/contract/website/page-calls'
import { changeNoticesCall, readNoticesCall } from '@vitrine/contract/website/panel-calls'
import { Fragment } from 'react'
import { call } from '../../call/client.ts'
import { useCall } from '../../call/use-call.ts'
import { SettingsForm } from '../../parts/settings/settings-form.tsx'
import { AnnouncementFields, CookieFields, InfoBarFields } from './notice-fields.tsx'
import { draftOf, type NoticesDraft, noticesOf } from './notices-draft.ts'
import { PopupFields } from './popup-fields.tsx'

/** What is shown on top of pages: a bar, a popup, the question about cookies, buttons on phones. */
export function NoticesForm() {
  const pages = useCall(listPagesCall, {})
  return (
    <SettingsForm<NoticesDraft>
      name={readNoticesCall.name}
      label="what is on top"
      source={{
        read: async () => openDraft(await call(readNoticesCall, {})),
        change: async ({ value, version }) =>
          openDraft(await call(changeNoticesCall, { body: { value: noticesOf(value), version } })),
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
          <PopupFields form={form} pages={pages.data?.pages ?? null} />
          <CookieFields form={form} />
          <InfoBarFields form={form} />
        </Fragment>
      )}
    </SettingsForm>
  )
}

type Notices = Parameters<typeof draftOf>[0]

function openDraft(outcome: Outcome<StoredSettings<Notices>>): Outcome<StoredSettings<NoticesDraft>> {
  if (!outcome.ok) return outcome
  const { value, version } = outcome.reply
  return { ...outcome, reply: { value: draftOf(value), version } }
}
