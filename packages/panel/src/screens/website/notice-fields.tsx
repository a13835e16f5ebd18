import {
  Checkbox,
  type InputWrapperProps,
  MultiSelect,
  NativeSelect,
  NumberInput,
  SimpleGrid,
  Stack,
  Switch,
  TextInput,
} from '@mantine/core'
import { type AnchorPosition, anchorPositions } from '@vitrine/domain/website/popup-overlay'
import type { ReactNode } from 'react'
import { PanelCard } from '../../parts/panel-card.tsx'
import { LazyRichText } from '../../parts/rich-text/lazy-rich-text.tsx'
import type { SettingsFields } from '../../parts/settings/use-settings-draft.ts'
import type { NoticesDraft } from './notices-draft.ts'

interface FieldsProps {
  readonly form: SettingsFields<NoticesDraft>
}

const themes = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
]

const positions = anchorPositions.map((value) => ({
  value,
  label: nameOfPosition(value),
}))

function nameOfPosition(position: AnchorPosition): string {
  if (position === 'CENTER_CENTER') return 'Middle'
  return `${position.charAt(0)}${position.slice(1).toLowerCase().replace('_', ' ')}`
}

/** Hints stand below fields, so that fields side by side are in line. */
const hintBelow: InputWrapperProps['inputWrapperOrder'] = ['label', 'input', 'description', 'error']

const twoColumns = { cols: { base: 1, sm: 2 }, verticalSpacing: 'md' } as const

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

/** A window over pages, once in a while. */
export function PopupFields({
  form,
  pages,
}: FieldsProps & { readonly pages: readonly { readonly id: string; readonly title: string }[] }) {
  const { triggerKind } = form.getValues().popup
  return (
    <NoticeCard title="Popup" form={form} part="popup">
      <TextInput label="Headline" {...form.getInputProps('popup.headline')} />
      <FormattedText
        label="Text of the popup"
        form={form}
        path="popup.bodyHtml"
        html={form.getValues().popup.bodyHtml}
      />
      <SimpleGrid {...twoColumns}>
        <TextInput label="Button" placeholder="See the shop" {...form.getInputProps('popup.action.label')} />
        <TextInput
          label="Button leads to"
          placeholder="/shop"
          description="Empty: no button"
          inputWrapperOrder={hintBelow}
          {...form.getInputProps('popup.action.url')}
        />
        <NativeSelect
          label="Shown"
          data={[
            { value: 'delay', label: 'After some seconds' },
            { value: 'scroll', label: 'After some scrolling' },
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
          inputWrapperOrder={hintBelow}
          min={0}
          max={365}
          allowDecimal={false}
          {...form.getInputProps('popup.repeatDays')}
        />
        <NativeSelect label="Place" data={positions} {...form.getInputProps('popup.position')} />
      </SimpleGrid>
      <MultiSelect
        label="Only on these pages"
        placeholder="Everywhere"
        data={pages.map(({ id, title }) => ({ value: id, label: title }))}
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
      <FormattedText
        label="Text of the banner"
        form={form}
        path="cookieBanner.textHtml"
        html={form.getValues().cookieBanner.textHtml}
      />
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
      <Checkbox label="E-mail" {...flag('showsEmail')} />
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

interface FormattedTextProps extends FieldsProps {
  readonly label: string
  readonly path: 'announcementBar.textHtml' | 'popup.bodyHtml' | 'cookieBanner.textHtml'
  readonly html: string
}

function FormattedText({ form, label, path, html }: FormattedTextProps) {
  const error = form.errors[path]
  return (
    <LazyRichText
      label={label}
      html={html}
      onChange={(text) => form.setFieldValue(path, text)}
      error={typeof error === 'string' ? error : undefined}
      minRows={2}
    />
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
