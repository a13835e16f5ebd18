import { Anchor, Checkbox, NativeSelect, SimpleGrid, Text, TextInput } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ReplyOf } from '@vitrine/contract/call'
import type { readUsualNoticesCall } from '@vitrine/contract/website/panel-calls'
import { type FieldsProps, FormattedText, hintBelow, NoticeCard, twoColumns } from './notice-card.tsx'

const themes = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
]

/** A line above every page. */
export function AnnouncementFields({ form }: FieldsProps) {
  return (
    <NoticeCard title="Announcement bar" form={form} part="announcementBar">
      <FormattedText
        label="Text of the bar"
        form={form}
        path="announcementBar.textHtml"
        html={form.getValues().announcementBar.textHtml}
      />
      <TextInput
        label="Leads to"
        placeholder="/shop"
        description="Empty: nowhere"
        inputWrapperOrder={hintBelow}
        {...form.getInputProps('announcementBar.link.url')}
      />
      <Checkbox
        label="Opens in a new tab"
        {...form.getInputProps('announcementBar.link.opensWindow', { type: 'checkbox' })}
      />
      <Checkbox
        label="Visitors may close it"
        {...form.getInputProps('announcementBar.isClosable', { type: 'checkbox' })}
      />
    </NoticeCard>
  )
}

interface CookieFieldsProps extends FieldsProps {
  /** What the banner says until somebody writes something else. */
  readonly usual: ReplyOf<typeof readUsualNoticesCall>['cookieBanner']
}

/** The question about cookies. */
export function CookieFields({ form, usual }: CookieFieldsProps) {
  const { hasDecline } = form.getValues().cookieBanner
  return (
    <NoticeCard title="Cookie banner" form={form} part="cookieBanner">
      <FormattedText
        label="Text of the banner"
        form={form}
        path="cookieBanner.textHtml"
        html={form.getValues().cookieBanner.textHtml}
      />
      <TextInput
        label="Button to accept"
        placeholder={usual.acceptLabel}
        {...form.getInputProps('cookieBanner.acceptLabel')}
      />
      <Checkbox
        label="Visitors may decline"
        {...form.getInputProps('cookieBanner.hasDecline', { type: 'checkbox' })}
      />
      {hasDecline && (
        <TextInput
          label="Button to decline"
          placeholder={usual.declineLabel}
          {...form.getInputProps('cookieBanner.declineLabel')}
        />
      )}
      <Checkbox
        label="Keep only what the shop needs until a visitor accepts"
        {...form.getInputProps('cookieBanner.isRestrictive', { type: 'checkbox' })}
      />
      <Text size="sm" c="dimmed">
        Visits are counted without cookies, for which nobody has to be asked, unless you switch cookies on{' '}
        <Anchor component={Link} to="/settings/statistics" size="sm" underline="always">
          in the settings of statistics
        </Anchor>
        .
      </Text>
      <SimpleGrid {...twoColumns}>
        <NativeSelect
          label="Place of the banner"
          data={[
            { value: 'bottom', label: 'Bottom' },
            { value: 'top', label: 'Top' },
          ]}
          {...form.getInputProps('cookieBanner.position')}
        />
        <NativeSelect
          label="Colours of the banner"
          data={themes}
          {...form.getInputProps('cookieBanner.theme')}
        />
      </SimpleGrid>
    </NoticeCard>
  )
}

/** Buttons at the foot of a phone's screen. */
export function InfoBarFields({ form }: FieldsProps) {
  const flag = (name: string) => form.getInputProps(`mobileInfoBar.${name}`, { type: 'checkbox' })
  return (
    <NoticeCard title="Info bar on phones" form={form} part="mobileInfoBar">
      <Checkbox label="Email" {...flag('showsEmail')} />
      <Checkbox label="Phone number" {...flag('showsPhone')} />
      <Checkbox label="Address" {...flag('showsLocation')} />
      <Checkbox label="Opening hours" {...flag('showsHours')} />
      <SimpleGrid {...twoColumns}>
        <NativeSelect
          label="Colours of the bar"
          data={themes}
          {...form.getInputProps('mobileInfoBar.theme')}
        />
      </SimpleGrid>
    </NoticeCard>
  )
}
