import {
  Checkbox,
  Group,
  MultiSelect,
  NativeSelect,
  NumberInput,
  Stack,
  Switch,
  Textarea,
  TextInput,
} from '@mantine/core'
import type { useForm } from '@mantine/form'
import { anchorPositions } from '@vitrine/domain/site/popup-overlay'
import type { ReactNode } from 'react'
import { PanelCard } from '../../pieces/panel-card.tsx'
import type { NoticesDraft } from './notices-draft.ts'

interface FieldsProps {
  readonly form: ReturnType<typeof useForm<NoticesDraft>>
}

const themes = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
]

const positions = anchorPositions.map((value) => ({
  value,
  label: value === 'CENTER_CENTER' ? 'Middle' : value.toLowerCase().replace('_', ' '),
}))

/** A line above every page. */
export function AnnouncementFields({ form }: FieldsProps) {
  return (
    <NoticeCard title="Announcement bar" form={form} part="announcementBar">
      <Textarea
        label="Text"
        description="HTML is allowed; what could run is taken out."
        autosize
        minRows={2}
        {...form.getInputProps('announcementBar.textHtml')}
      />
      <TextInput
        label="Leads to"
        placeholder="/shop"
        description="Empty: nowhere"
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

/** A window over pages, once in a while. */
export function PopupFields({
  form,
  collections,
}: FieldsProps & { readonly collections: readonly { readonly id: string; readonly title: string }[] }) {
  const { triggerKind } = form.getValues().popup
  return (
    <NoticeCard title="Popup" form={form} part="popup">
      <TextInput label="Headline" {...form.getInputProps('popup.headline')} />
      <Textarea label="Text" autosize minRows={2} {...form.getInputProps('popup.bodyHtml')} />
      <Group align="flex-start" grow preventGrowOverflow={false}>
        <TextInput label="Button" placeholder="See the shop" {...form.getInputProps('popup.action.label')} />
        <TextInput
          label="Button leads to"
          placeholder="/shop"
          description="Empty: no button"
          {...form.getInputProps('popup.action.url')}
        />
      </Group>
      <Group align="flex-start">
        <NativeSelect
          label="Shown"
          data={[
            { value: 'delay', label: 'after some seconds' },
            { value: 'scroll', label: 'after some scrolling' },
          ]}
          {...form.getInputProps('popup.triggerKind')}
        />
        {triggerKind === 'delay' ? (
          <NumberInput
            label="Seconds"
            min={0}
            max={600}
            allowDecimal={false}
            {...form.getInputProps('popup.seconds')}
          />
        ) : (
          <NumberInput
            label="Percent of the page"
            min={0}
            max={100}
            allowDecimal={false}
            {...form.getInputProps('popup.percent')}
          />
        )}
        <NumberInput
          label="Days until it comes again"
          description="0: never again"
          min={0}
          max={365}
          allowDecimal={false}
          {...form.getInputProps('popup.repeatDays')}
        />
        <NativeSelect label="Place" data={positions} {...form.getInputProps('popup.position')} />
      </Group>
      <MultiSelect
        label="Only on these pages"
        placeholder="Everywhere"
        data={collections.map(({ id, title }) => ({ value: id, label: title }))}
        {...form.getInputProps('popup.collectionIds')}
      />
    </NoticeCard>
  )
}

/** The question about cookies. */
export function CookieFields({ form }: FieldsProps) {
  const { hasDecline } = form.getValues().cookieBanner
  return (
    <NoticeCard title="Cookie banner" form={form} part="cookieBanner">
      <Textarea label="Text" autosize minRows={2} {...form.getInputProps('cookieBanner.textHtml')} />
      <TextInput label="Button to accept" {...form.getInputProps('cookieBanner.acceptLabel')} />
      <Checkbox
        label="Visitors may decline"
        {...form.getInputProps('cookieBanner.hasDecline', { type: 'checkbox' })}
      />
      {hasDecline && (
        <TextInput label="Button to decline" {...form.getInputProps('cookieBanner.declineLabel')} />
      )}
      <Checkbox
        label="Keep only what the shop needs until a visitor accepts"
        {...form.getInputProps('cookieBanner.isRestrictive', { type: 'checkbox' })}
      />
      <Group>
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
      </Group>
    </NoticeCard>
  )
}

/** Buttons at the foot of a phone's screen. */
export function InfoBarFields({ form }: FieldsProps) {
  const flag = (name: string) => form.getInputProps(`mobileInfoBar.${name}`, { type: 'checkbox' })
  return (
    <NoticeCard title="Info bar on phones" form={form} part="mobileInfoBar">
      <Checkbox label="E-mail" {...flag('showsEmail')} />
      <Checkbox label="Phone number" {...flag('showsPhone')} />
      <Checkbox label="Address" {...flag('showsLocation')} />
      <Checkbox label="Opening hours" {...flag('showsHours')} />
      <NativeSelect label="Colours of the bar" data={themes} {...form.getInputProps('mobileInfoBar.theme')} />
    </NoticeCard>
  )
}

interface NoticeCardProps extends FieldsProps {
  readonly title: string
  readonly part: keyof NoticesDraft
  readonly children: ReactNode
}

function NoticeCard({ title, form, part, children }: NoticeCardProps) {
  return (
    <PanelCard
      title={title}
      beside={
        <Switch aria-label={`Show: ${title}`} {...form.getInputProps(`${part}.isOn`, { type: 'checkbox' })} />
      }
    >
      {form.getValues()[part].isOn ? <Stack>{children}</Stack> : 'Not shown.'}
    </PanelCard>
  )
}
