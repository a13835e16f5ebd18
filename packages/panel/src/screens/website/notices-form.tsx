import type { ReplyOf } from '@vitrine/contract/call'
import type { Outcome } from '@vitrine/contract/client/outcome'
import type { StoredSettings } from '@vitrine/contract/settings'
import { listPagesCall } from '@vitrine/contract/website/page-calls'
import {
  changeNoticesCall,
  readNoticesCall,
  readUsualNoticesCall,
} from '@vitrine/contract/website/panel-calls'
import { Fragment } from 'react'
import { call } from '../../call/client.ts'
import { useCall } from '../../call/use-call.ts'
import { Shown } from '../../parts/reading/shown.tsx'
import { SettingsForm } from '../../parts/settings/settings-form.tsx'
import { AnnouncementFields, CookieFields, InfoBarFields } from './notice-fields.tsx'
import { draftOf, type NoticesDraft, noticesOf } from './notices-draft.ts'
import { PopupFields } from './popup-fields.tsx'

/** What is edited, in words. */
const label = 'what is on top'

/** What is shown on top of pages: a bar, a popup, the question about cookies, buttons on phones. */
export function NoticesForm() {
  // A banner that is switched on begins with the usual words: without them it would have none, and nobody would know why.
  const usual = useCall(readUsualNoticesCall, {}, { isFresh: true })
  return (
    <Shown of={[usual]} loading={`Loading ${label}`} height={320}>
      {(read) => <Form usual={read} />}
    </Shown>
  )
}

function Form({ usual }: { readonly usual: ReplyOf<typeof readUsualNoticesCall> }) {
  const pages = useCall(listPagesCall, {})
  const open = (outcome: Outcome<StoredSettings<Notices>>) => openDraft(outcome, usual)
  return (
    <SettingsForm<NoticesDraft>
      name={readNoticesCall.name}
      label={label}
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
          <CookieFields form={form} usual={usual.cookieBanner} />
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
