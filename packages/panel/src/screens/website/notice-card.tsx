import { type InputWrapperProps, Stack, Switch } from '@mantine/core'
import type { ReactNode } from 'react'
import { PanelCard } from '../../parts/panel-card.tsx'
import { LazyRichText } from '../../parts/rich-text/lazy-rich-text.tsx'
import type { SettingsFields } from '../../parts/settings/use-settings-draft.ts'
import type { NoticesDraft } from './notices-draft.ts'

/** What the fields of each part are given. */
export interface FieldsProps {
  readonly form: SettingsFields<NoticesDraft>
}

/** Hints stand below fields, so that fields side by side are in line. */
export const hintBelow: InputWrapperProps['inputWrapperOrder'] = ['label', 'input', 'description', 'error']

/** Fields side by side where there is room. */
export const twoColumns = { cols: { base: 1, sm: 2 }, verticalSpacing: 'md' } as const

interface FormattedTextProps extends FieldsProps {
  readonly label: string
  readonly path:
    | 'announcementBar.textHtml'
    | 'popup.bodyHtml'
    | 'popup.form.footnoteHtml'
    | 'cookieBanner.textHtml'
  readonly html: string
}

/** A field for formatted words. */
export function FormattedText({ form, label, path, html }: FormattedTextProps) {
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

/** A part of what is on top, with the switch that shows it. */
export function NoticeCard({ title, form, part, children }: NoticeCardProps) {
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
